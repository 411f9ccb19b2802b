import type {
  CourierLookDto,
  CourierOutcomeDto,
  CourierRunDto,
  CourierStopDto,
  Failure,
  ReceivedAs,
  StopOutcome,
  TakenPictureDto,
  ToldOutcomeDto,
} from '@shlyah/api-client';

export type PassLook = CourierLookDto;
export type CourierRun = CourierRunDto;
export type CourierStop = CourierStopDto;
export type SentOutcome = CourierOutcomeDto;
export type TakenOutcome = ToldOutcomeDto;
export type Taken = TakenOutcome['taken'];
export type TakenPicture = TakenPictureDto;

/** What shows that a stop ended so. */
export interface StopProof {
  /** The strokes as text. */
  signature: string | null;
  /** Keys of pictures; they are kept apart. */
  pictures: string[];
  documentShown: boolean | null;
  /** The number of a letter of attorney. */
  proxy: string | null;
  /** Handed with a damage. */
  damaged: boolean | null;
  /** Why there is no signature or picture where one is wanted. */
  noProof: string | null;
}

/** How a stop ended, as the driver says it. */
export interface StopEnd extends StopProof {
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
