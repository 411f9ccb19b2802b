import { Module, type DynamicModule } from '@nestjs/common';
import { ActsModule } from './modules/acts';
import { CalculatorModule } from './modules/calculator/calculator.module';
import { CalendarModule } from './modules/calendar/calendar.module';
import { CompanyModule } from './modules/company/company.module';
import type { Config } from './platform/config/config';
import { ContractsModule } from './modules/contracts/contracts.module';
import { ChangesModule } from './modules/changes/changes.module';
import { EventsModule } from './modules/integrations/events/events.module';
import { FeedModule } from './platform/feed/feed.module';
import { CourierModule } from './modules/courier';
import { DayModule } from './modules/day/day.module';
import { DocumentsModule } from './modules/documents/documents.module';
import { JournalModule } from './operations/journal/journal.module';
import { KeysModule } from './modules/integrations/keys/keys.module';
import { MessagesModule } from './modules/notifications/channels/messages.module';
import { NotificationsModule } from './modules/notifications/notifications.module';
import { OrdersModule } from './modules/orders/orders.module';
import { PrivacyModule } from './operations/privacy/privacy.module';
import { PlatformModule } from './platform.module';
import { RunsModule } from './modules/runs/runs.module';
import { RegistersModule } from './modules/registers';
import { ScansModule } from './modules/scans';
import { PointsModule } from './modules/points/points.module';
import { StateModule } from './operations/state/state.module';
import { TrackingModule } from './modules/tracking/tracking.module';
import { WebhooksModule } from './modules/integrations/webhooks/webhooks.module';
import { UsersModule } from './modules/users/users.module';

/** The whole API: the platform and the nouns of the business. */
@Module({})
export class AppModule {
  static register(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.register(config),
        FeedModule,
        CompanyModule,
        CalendarModule,
        NotificationsModule,
        UsersModule,
        KeysModule,
        OrdersModule,
        ContractsModule,
        CalculatorModule,
        PointsModule,
        ChangesModule,
        DayModule,
        RunsModule,
        CourierModule,
        DocumentsModule,
        RegistersModule,
        ActsModule,
        ScansModule,
        TrackingModule,
        EventsModule,
        WebhooksModule,
        StateModule,
        JournalModule,
        MessagesModule,
        PrivacyModule,
      ],
    };
  }
}
