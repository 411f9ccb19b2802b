/** The wire types of keys and webhooks under the names that the screens use. */
export type {
  DeliveryDto as Delivery,
  KeyCallDto as KeyCall,
  KeyDayDto as KeyDay,
  KeyDto as Key,
  NewKeyDto as NewKey,
  NewWebhookDto as NewWebhook,
  WebhookDto as Webhook,
} from '@shlyah/api-client';
