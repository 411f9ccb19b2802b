import type { WebhookDto } from '@shlyah/api-client';

/** An address for notifications as the API answers it. */
export const aWebhook = (differences: Partial<WebhookDto> = {}): WebhookDto => ({
  id: 2,
  url: 'https://shop.by/events',
  types: ['order.*'],
  description: 'Склад',
  mode: 'live',
  state: 'on',
  failingSince: null,
  waiting: 0,
  triedAt: null,
  nextAt: null,
  oldSecretUntil: null,
  failingSinceUtc: null,
  triedAtUtc: null,
  nextAtUtc: null,
  oldSecretUntilUtc: null,
  createdAtUtc: '2026-11-20T11:05:00.000Z',
  keyId: null,
  tellsOrders: true,
  createdAt: '2026-11-20 14:05',
  version: 3,
  ...differences,
});
