import type { Inventory } from './inventory-entry';

/** The tables of registers: whose they are, and nothing else of people. */
export const REGISTERS: Readonly<Record<string, Inventory>> = {
  registers: {
    whose: 'userId = :id',
    person: [],
    inner: ['changedBy', 'editionBy'],
    plain: [
      'id',
      'userId',
      'day',
      'version',
      'createdAt',
      'dissolvedAt',
      'receivedAt',
      'changedAt',
      'edition',
      'editionAt',
    ],
    goes: 'never: it names nobody; whose it was, with the account',
  },
  register_orders: {
    whose: 'registerId IN (SELECT id FROM registers WHERE userId = :id)',
    person: [],
    inner: ['liveOrderId'],
    plain: [
      'registerId',
      'orderId',
      'position',
      'places',
      'weight',
      'gone',
      'placesAtReceipt',
      'weightAtReceipt',
      'goneAtReceipt',
    ],
    goes: 'never: it has no people, who are read from the order',
  },
  register_editions: {
    whose: 'registerId IN (SELECT id FROM registers WHERE userId = :id)',
    person: [],
    inner: ['byName'],
    plain: ['registerId', 'edition', 'at', 'orders'],
    goes: 'never: it names staff alone',
  },
  register_places: {
    whose: 'registerId IN (SELECT id FROM registers WHERE userId = :id)',
    person: [],
    inner: ['byName'],
    plain: ['registerId', 'orderId', 'place', 'at'],
    goes: 'never: it names staff alone',
  },
};
