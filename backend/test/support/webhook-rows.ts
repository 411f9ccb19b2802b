import type { Webhook } from '../../src/modules/integrations/webhooks/webhook.entity';

/** A row of an address for events that is on and has sent nothing. */
export const webhookRow = (userId: number, changes: Partial<Webhook> = {}): Partial<Webhook> => ({
  userId,
  mode: 'live',
  url: 'https://shop.by/',
  types: '',
  description: null,
  secret: 's',
  oldSecret: null,
  oldUntil: null,
  state: 'on',
  failingSince: null,
  lastSeq: 0,
  createdAt: new Date(),
  version: 1,
  ...changes,
});
