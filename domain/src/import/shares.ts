/** What an amount of a row is of. */
export interface Amounts {
  /** Of one piece, of one place and of the whole row; null if not said. */
  piece: number | null;
  place: number | null;
  all: number | null;
}

/** How a row shares its amounts. */
interface Sharing {
  places: number;
  /** Of all places. */
  pieces: number;
  decimals: number;
  /** The amount of a place of which the row says nothing. */
  common: number | null;
}

/**
 * The amounts of the places of a row, which together are what the row says: 1 kg in three places is 0.334, 0.333 and 0.333. Of several
 * meanings the one of the smallest thing counts.
 */
export function sharesOf(
  { piece, place, all }: Amounts,
  { places, pieces, decimals, common }: Sharing,
): (number | null)[] {
  const scale = 10 ** decimals;
  const ofPlaces = place === null ? all : place * places;
  const whole = piece === null ? ofPlaces : piece * pieces;
  if (whole === null) return Array.from({ length: places }, () => common);
  const steps = Math.round(whole * scale);
  const [base, rest] = [Math.floor(steps / places), steps % places];
  return Array.from({ length: places }, (_, at) => (base + (at < rest ? 1 : 0)) / scale);
}

/** The whole numbers of pieces in each place, at least one. */
export const piecesOf = (pieces: number, places: number): number[] =>
  Array.from({ length: places }, (_, at) =>
    Math.max(1, Math.floor(pieces / places) + (at < pieces % places ? 1 : 0)),
  );

/** Grams that the tariff rounds away. */
const ROUNDED_AWAY = 5;

/**
 * The weight of one of some equal pieces, rounded up to a gram, so that together they weigh no less; null when they would weigh notably
 * more, as a thousand screws of 1.5 g.
 */
export function weightOfPiece(kilograms: number, pieces: number): number | null {
  const grams = Math.round(kilograms * 1000);
  const each = Math.ceil(grams / pieces);
  return each * pieces - grams < ROUNDED_AWAY ? each / 1000 : null;
}
