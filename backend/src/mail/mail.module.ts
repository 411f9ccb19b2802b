import { Global, Module } from '@nestjs/common';
import { MailQueue } from './mail-queue';
import { Mailer } from './mailer';
import { Outbox } from './outbox';

/** E-mails: every noun adds them to the outbox, the mailer sends them. Needs Database, Clock and CONFIG, all global. */
@Global()
@Module({ providers: [Outbox, MailQueue, Mailer], exports: [Outbox] })
export class MailModule {}
