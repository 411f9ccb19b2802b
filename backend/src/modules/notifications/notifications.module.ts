import { Global, Module } from '@nestjs/common';
import { MailModule } from './channels/mail.module';
import { Notifications } from './notifications';

/** Global, since every noun announces. Needs Recipients, which the users' module provides to all. */
@Global()
@Module({ imports: [MailModule], providers: [Notifications], exports: [Notifications] })
export class NotificationsModule {}
