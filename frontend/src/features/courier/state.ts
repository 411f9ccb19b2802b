import type { ShownRun } from './changes';
import type { KeptOutcome, KeptPicture, ScannedPlaces } from './kept';
import type { PassLook } from './wire';

/** What the page shows. */
export type Phase =
  | { name: 'starting' }
  /** A pass that is not accepted yet; without `look` the server has not answered. */
  | { name: 'offer'; token: string; look: PassLook | null; problem: string | null; busy: boolean }
  | ({ name: 'run' } & ShownRun)
  /** Neither a pass nor a run, or the server answers this run no more. */
  | { name: 'none'; problem: string | null };

export interface CourierState {
  phase: Phase;
  /** Of this phone, in the order of recording. */
  outcomes: KeptOutcome[];
  /** The places of this run that the phone has scanned. */
  scanned: ScannedPlaces;
  /** That the server has not taken, in the order of taking; those of the draft among them. */
  pictures: KeptPicture[];
  /** Whether the server has answered last time. */
  connected: boolean;
  /** Why the phone may lose what it keeps; null if it keeps it. */
  storage: string | null;
  /** Why nothing can be sent by this phone. */
  refused: string | null;
  /** Whether a newer release of the page is there. */
  isOld: boolean;
}

export const nothingYet: CourierState = {
  phase: { name: 'starting' },
  outcomes: [],
  scanned: {},
  pictures: [],
  connected: true,
  storage: null,
  refused: null,
  isOld: false,
};
