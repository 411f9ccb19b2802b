import { Module, type DynamicModule } from '@nestjs/common';
import { CalculatorModule } from './calculator/calculator.module';
import { CompanyModule } from './company/company.module';
import type { Config } from './config/config';
import { ContractsModule } from './contracts/contracts.module';
import { EventsModule } from './events/events.module';
import { FeedModule } from './feed/feed.module';
import { DocumentsModule } from './documents/documents.module';
import { JournalModule } from './journal/journal.module';
import { KeysModule } from './keys/keys.module';
import { MessagesModule } from './mail/messages.module';
import { NotificationsModule } from './notifications/notifications.module';
import { OrdersModule } from './orders/orders.module';
import { PrivacyModule } from './privacy/privacy.module';
import { PlatformModule } from './platform.module';
import { PointsModule } from './points/points.module';
import { StateModule } from './state/state.module';
import { TrackingModule } from './tracking/tracking.module';
import { WebhooksModule } from './webhooks/webhooks.module';
import { UsersModule } from './users/users.module';

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
        NotificationsModule,
        UsersModule,
        KeysModule,
        OrdersModule,
        ContractsModule,
        CalculatorModule,
        PointsModule,
        DocumentsModule,
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
