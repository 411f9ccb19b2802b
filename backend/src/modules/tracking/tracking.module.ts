import { Module } from '@nestjs/common';
import { MailModule } from '../notifications/channels/mail.module';
import { TrackingController } from './tracking.controller';
import { TrackingService } from './tracking.service';

@Module({ imports: [MailModule], controllers: [TrackingController], providers: [TrackingService] })
export class TrackingModule {}
