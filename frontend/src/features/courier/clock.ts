/** The difference that is still taken for none: answers travel, clocks of machines drift. */
const TOLERANCE_MS = 5000;

/** A time by the server's clock. */
export interface Moment {
  /** What the phone's clock shows, in milliseconds. */
  phone: number;
  /** The difference that is added to it. */
  offset: number;
  /** False where the phone's clock may have been changed since the server last answered. */
  sure: boolean;
}

interface Anchor {
  offset: number;
  wall: number;
  steady: number;
}

export interface CourierClock {
  /** Takes the server's time at an answer; `began` is the steady time at which it was asked, `error` what that time is exact to. */
  measure: (server: number, began: number, error?: number) => void;
  now: () => Moment;
  /** The difference between the server's clock and that of the phone as measured last; null before. */
  offset: () => number | null;
}

interface Hands {
  wall: () => number;
  /** Time that no setting of the clock moves; it may stand still while the phone sleeps. */
  steady: () => number;
}

const ofPhone: Hands = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The server's time on a phone whose own clock may be wrong. `known` is the difference that was measured before the page was
 * reloaded; times are unsure until the server answers again.
 */
export function courierClock(known: number | null, { wall, steady }: Hands = ofPhone): CourierClock {
  let anchor: Anchor | null = null;
  return {
    measure: (server, began, error = 0) => {
      const [at, shown] = [steady(), wall()];
      // The answer was made about half way.
      const half = (at - began) / 2;
      const measured = server + half - shown;
      const former = anchor?.offset ?? known;
      // A rough time says only that the difference has stayed.
      const stays = former !== null && Math.abs(measured - former) <= error + half;
      anchor = { offset: stays ? former : measured, wall: shown, steady: at };
    },
    now: () => {
      const phone = wall();
      if (!anchor) return { phone, offset: known ?? 0, sure: false };
      const counted = anchor.wall + (steady() - anchor.steady);
      const agrees = Math.abs(phone - counted) <= TOLERANCE_MS;
      return { phone, offset: anchor.offset, sure: agrees };
    },
    offset: () => anchor?.offset ?? known,
  };
}

/** The moment once the server has answered after it: sure if the difference of the clocks has stayed. */
export const settled = (moment: Moment, measured: number | null): Moment =>
  measured !== null && Math.abs(measured - moment.offset) <= TOLERANCE_MS
    ? { ...moment, sure: true }
    : moment;

export const isoOf = ({ phone, offset }: Moment): string => new Date(phone + offset).toISOString();
