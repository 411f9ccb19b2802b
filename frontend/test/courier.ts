import type { CourierRun, CourierStop, StopEnd } from '../src/features/courier/wire';

export const aCourierStop = (id: number, changes: Partial<CourierStop> = {}): CourierStop => ({
  id,
  task: 'deliver',
  position: id,
  person: 'Ян Белый',
  phone: '+375 (29) 12-34-567',
  town: 'г. Гомель',
  address: `ул. Советская, д. ${id}`,
  point: false,
  hours: null,
  deliveryDate: '2026-11-30 18:00',
  deliveryFrom: '14:00',
  pickupDate: null,
  pickupFrom: null,
  comment: null,
  places: 1,
  weight: 1.5,
  fragile: false,
  returnTTN: false,
  ttn: [],
  changes: [],
  carried: true,
  proof: 'none',
  outcome: null,
  ...changes,
});

export const aCourierRun = (changes: Partial<CourierRun> = {}): CourierRun => ({
  id: 5,
  version: 3,
  driver: 'Игорь Савич',
  car: 'Ford Transit',
  day: '2026-11-30',
  state: 'left',
  returnedAt: null,
  expiresAt: '2026-12-01T21:00:00.000Z',
  serverTime: '2026-11-30T08:42:10.123Z',
  phones: ['+375 (29) 60-02-007'],
  stops: [aCourierStop(125), aCourierStop(126)],
  ...changes,
});

export const anEnd: StopEnd = {
  outcome: 'handed',
  receivedBy: null,
  receivedAs: null,
  places: null,
  ttnTaken: false,
  failure: null,
  failureWords: null,
  nextDay: null,
};
