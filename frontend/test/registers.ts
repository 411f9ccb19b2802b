import type { RegisterSummaryDto } from '@shlyah/api-client';

/** A register that has not been handed over. */
export const aRegister: RegisterSummaryDto = {
  id: 5,
  digits: '0000000000000005',
  day: '2026-11-27',
  date: '2026-11-27 15:10',
  dateUtc: '2026-11-27T12:10:00.000Z',
  version: 1,
  edition: 1,
  editionAt: '2026-11-27 15:10',
  editionAtUtc: '2026-11-27T12:10:00.000Z',
  state: 'open',
  client: 'ООО «Ромашка»',
  ordersCount: 2,
  placesCount: 3,
  receivedCount: 0,
  weight: 4.5,
  receivedAt: null,
  receivedAtUtc: null,
};
