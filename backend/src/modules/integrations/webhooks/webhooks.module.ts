import { Global, Module } from '@nestjs/common';
import { WebhookCredentials } from '../../../platform/access/credential-store';
import { KeysModule } from '../keys/keys.module';
import { ClientWebhooks } from './client-webhooks';
import { ConformanceController } from './conformance/conformance.controller';
import { Conformance } from './conformance/conformance.service';
import { WatchedCalls } from './conformance/watched-calls';
import { DeliveriesService } from './deliveries.service';
import { DeliveryLimits } from './delivery-limits';
import { DeliveryQueue } from './delivery-queue';
import { NextDeliveries } from './next-deliveries';
import { Outages } from './outages';
import { Sender } from './sender';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

/** Events on their way to clients' programs. Global, since users ask for a client's webhooks. */
@Global()
@Module({
  imports: [KeysModule],
  controllers: [WebhooksController, ConformanceController],
  providers: [
    WebhooksService,
    DeliveriesService,
    DeliveryQueue,
    DeliveryLimits,
    NextDeliveries,
    Outages,
    Sender,
    Conformance,
    WatchedCalls,
    { provide: WebhookCredentials, useClass: ClientWebhooks },
  ],
  exports: [DeliveryQueue, WebhookCredentials],
})
export class WebhooksModule {}
