import type { Failure, ReceivedAs, RunTask, StopOutcome } from '@shlyah/domain';

/** What a pass tells before it is accepted. */
export interface PassLook {
  driver: string | null;
  car: string | null;
  day: string;
  stops: number;
  accepted: boolean;
}

/** How a stop ended, as the driver says it. */
export interface StopEnd {
  outcome: StopOutcome;
  receivedBy: string | null;
  receivedAs: ReceivedAs | null;
  /** Of fetched cargo: how many places were given. */
  places: number | null;
  ttnTaken: boolean;
  failure: Failure | null;
  failureWords: string | null;
  /** The day of the next try, `YYYY-MM-DD`. */
  nextDay: string | null;
}

/** How a stop ended as the server knows it; of a key if the driver said so and can correct it. */
export interface StopOutcomeOfServer {
  outcome: StopOutcome;
  /** By the Minsk clock. */
  at: string | null;
  receivedBy: string | null;
  receivedAs: ReceivedAs | null;
  places: number | null;
  ttnTaken: boolean;
  failure: Failure | null;
  failureWords: string | null;
  key: string | null;
}

export interface CourierStop {
  id: number;
  task: RunTask;
  position: number;
  person: string | null;
  phone: string | null;
  town: string | null;
  address: string | null;
  hours: string | null;
  deliveryDate: string | null;
  deliveryFrom: string | null;
  pickupDate: string | null;
  pickupFrom: string | null;
  comment: string | null;
  places: number;
  weight: number;
  fragile: boolean;
  returnTTN: boolean;
  ttn: string[];
  /** Whether the cargo is brought to a point. */
  point: boolean;
  /** Whether it is still wanted: the order is neither deleted nor cancelled. */
  carried: boolean;
  outcome: StopOutcomeOfServer | null;
}

export interface CourierRun {
  id: number;
  driver: string | null;
  car: string | null;
  day: string;
  /** open: it has not left yet, and outcomes are not taken. */
  state: 'open' | 'left';
  /** When the desk closed it. */
  returnedAt: string | null;
  /** Of the desk. */
  phones: string[];
  stops: CourierStop[];
}

/** An outcome as it is sent. */
export interface SentOutcome extends StopEnd {
  key: string;
  order: number;
  task: RunTask;
  /** ISO, by the server's clock as the phone knows it. */
  at: string;
  sure: boolean;
  corrects: string | null;
}

/** refused: it stays on the phone, `note` says why. */
export type Taken = 'recorded' | 'already' | 'conflict' | 'refused';

export interface TakenOutcome {
  key: string;
  taken: Taken;
  note?: string | null;
}
