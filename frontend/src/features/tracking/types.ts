import type { TrackingDto } from '@shlyah/api-client';

/** Whether the receiver gets SMS or has unsubscribed; null where no SMS is sent. */
export type Notices = 'on' | 'off' | null;

/** Result of a typed code: a parcel, or the reason there is none. */
export type Lookup =
  { typed: string; parcel: TrackingDto; notices?: Notices } | { typed: string; problem: string };

/** All that the page of parcels is drawn from. */
export interface TrackingState {
  lookups: readonly Lookup[];
  /** Number of omitted codes: at most three are looked up at once. */
  leftOut: number;
  /** Now, by the Minsk clock. */
  at: string;
}
