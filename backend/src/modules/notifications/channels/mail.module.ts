import { Module } from '@nestjs/common';
import { SenderCompany } from '../sender-company';
import { CONFIG, type Config } from '../../../platform/config/config';
import { CHANNELS } from './channel';
import { channels } from './channels';
import { MailQueue } from './mail-queue';
import { Mailer } from './mailer';
import { Outbox } from './outbox';
import { SmsOptOuts } from './sms-opt-outs';

/** Messages wait in the outbox, the mailer sends them. Needs Database, Clock, CONFIG and the company, all global. */
@Module({
  providers: [
    Outbox,
    MailQueue,
    Mailer,
    SmsOptOuts,
    {
      provide: CHANNELS,
      useFactory: (config: Config, company: SenderCompany) =>
        channels(config, async () => (await company.current()).name),
      inject: [CONFIG, SenderCompany],
    },
  ],
  exports: [Outbox, MailQueue, Mailer, SmsOptOuts, CHANNELS],
})
export class MailModule {}
