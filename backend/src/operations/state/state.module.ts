import { Module } from '@nestjs/common';
import { MailModule } from '../../modules/notifications/channels/mail.module';
import { WebhooksModule } from '../../modules/integrations/webhooks/webhooks.module';
import { BackupCopies } from './backup-copies';
import { Backups } from './backups';
import { OtherServers } from './other-servers';
import { StateController } from './state.controller';
import { StateService } from './state.service';
import { Measurements } from './measurements';

/** The operator's view of the running service, and its automatic backups. */
@Module({
  imports: [MailModule, WebhooksModule],
  controllers: [StateController],
  providers: [Backups, BackupCopies, Measurements, OtherServers, StateService],
})
export class StateModule {}
