import type { TrackingDto } from '@shlyah/api-client';

/** Whether the receiver is told by SMS, or has asked not to be; null where nobody is told. */
export type Notices = 'on' | 'off' | null;

/** What a typed code has led to: a parcel, or words that say why to none. */
export type Lookup =
  { typed: string; parcel: TrackingDto; notices?: Notices } | { typed: string; problem: string };

/** All that the page of parcels is drawn from. */
export interface TrackingState {
  lookups: readonly Lookup[];
  /** How many codes were left out: no more than three are looked up at once. */
  leftOut: number;
  /** Now, by the Minsk clock. */
  at: string;
}
