import { withAccount, words, type Inventory } from './inventory-entry';

/** The tables of events for programs and of the addresses that get them. */
export const INTEGRATIONS: Readonly<Record<string, Inventory>> = {
  integration_events: {
    whose: 'userId = :id',
    person: ['body'],
    inner: ['seq'],
    plain: words('id userId mode type orderId at'),
    goes: `${withAccount}, with the people of the order, or after 90 days`,
  },
  webhooks: {
    whose: 'userId = :id',
    person: words('url description'),
    inner: words('secret oldSecret'),
    plain: words(
      'id userId mode types oldUntil state failingSince failureToldAt triedAt lastSeq createdAt renewedAt provedAt keyId tellsOrders version',
    ),
    goes: withAccount,
  },
  webhook_deliveries: {
    whose: 'webhookId IN (SELECT id FROM webhooks WHERE userId = :id)',
    person: words('answer error'),
    inner: ['leaseHolder'],
    plain: words(
      'id webhookId eventId seq type orderId state queuedAt nextAttemptAt datedAt attempts firstTriedAt triedAt status ms',
    ),
    goes: `${withAccount}, or after 30 days`,
  },
};
