import type {
  CourierLookDto,
  CourierOutcomeDto,
  CourierRunDto,
  CourierStopDto,
  Failure,
  ReceivedAs,
  StopOutcome,
  ToldOutcomeDto,
} from '@shlyah/api-client';

export type PassLook = CourierLookDto;
export type CourierRun = CourierRunDto;
export type CourierStop = CourierStopDto;
export type SentOutcome = CourierOutcomeDto;
export type TakenOutcome = ToldOutcomeDto;
export type Taken = TakenOutcome['taken'];

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
