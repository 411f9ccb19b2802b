/** A point of a stroke, in pixels from the upper left corner of the field. */
export interface SignaturePoint {
  x: number;
  y: number;
}

/** A signature that was drawn on a screen: the size of its field in pixels, and its strokes, each of a point or more. */
export interface Signature {
  width: number;
  height: number;
  strokes: SignaturePoint[][];
}

/** What the text of a signature may hold: characters, pixels of a side of the field, strokes, and points of all strokes. */
export const SIGNATURE_LIMITS = {
  characters: 40_000,
  leastSide: 50,
  mostSide: 4000,
  strokes: 200,
  points: 4000,
} as const;

export const FAINT_SIGNATURE = 'Подписи почти не видно: попросите расписаться ещё раз';
export const BAD_SIGNATURE = 'Подпись записана неверно: попросите расписаться ещё раз';

/** A signature has at least so many different points. */
const LEAST_POINTS = 3;

/** The strokes span at least this part of the width of the field. */
const LEAST_SPAN = 0.05;

/**
 * The signature as text, `W,H;x,y,x,y,…;x,y,…`: the size of the field, then the points of each stroke, all whole numbers. Points outside the
 * field are moved to its edge; of a signature with too many points every second one of a stroke is left out until the rest fits.
 */
export function encodeSignature({ width, height, strokes }: Signature): string {
  const { leastSide, mostSide, strokes: mostStrokes, points: mostPoints } = SIGNATURE_LIMITS;
  const size = [width, height].map((side) => within(side, leastSide, mostSide));
  const [w = 0, h = 0] = size;
  let kept = strokes
    .filter((stroke) => stroke.length > 0)
    .slice(0, mostStrokes)
    .map((stroke) => withoutRepeats(stroke.map(({ x, y }) => ({ x: within(x, 0, w), y: within(y, 0, h) }))));
  while (countOf(kept) > mostPoints) kept = kept.map(thinned);
  const parts = kept.map((stroke) => stroke.map(({ x, y }) => `${x},${y}`).join(','));
  return [size.join(','), ...parts].join(';');
}

/** The signature of a text; null if the text is none. Without a stroke it is a signature, too, an empty one. */
export function parseSignature(text: string): Signature | null {
  const { characters, leastSide, mostSide, strokes: mostStrokes, points } = SIGNATURE_LIMITS;
  if (text.length > characters) return null;
  const [size, ...parts] = text.split(';', mostStrokes + 2);
  const field = numbersOf(size ?? '');
  const [width, height] = field ?? [];
  if (field?.length !== 2 || width === undefined || height === undefined) return null;
  if (Math.min(width, height) < leastSide || Math.max(width, height) > mostSide) return null;
  if (parts.length > mostStrokes) return null;
  const strokes: SignaturePoint[][] = [];
  for (const part of parts) {
    const stroke = strokeOf(part, width, height);
    if (!stroke) return null;
    strokes.push(stroke);
  }
  return countOf(strokes) > points ? null : { width, height, strokes };
}

/** Why a text is not taken as a signature, in words for people; null if it is. */
export function signatureProblem(text: string): string | null {
  const signature = parseSignature(text);
  if (!signature) return BAD_SIGNATURE;
  const points = signature.strokes.flat();
  const different = new Set(points.map(({ x, y }) => `${x},${y}`));
  const [least, most] = edgesOf(points);
  const isFaint = different.size < LEAST_POINTS || most - least < LEAST_SPAN * signature.width;
  return isFaint ? FAINT_SIGNATURE : null;
}

function strokeOf(part: string, width: number, height: number): SignaturePoint[] | null {
  const numbers = numbersOf(part);
  if (!numbers || numbers.length === 0 || numbers.length % 2 === 1) return null;
  const stroke: SignaturePoint[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [x = 0, y = 0] = numbers.slice(at, at + 2);
    if (x > width || y > height) return null;
    stroke.push({ x, y });
  }
  return stroke;
}

/** The whole numbers of a text, of four digits at most; null if something else stands there. */
function numbersOf(text: string): number[] | null {
  const parts = text.split(',');
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : null;
}

function edgesOf(points: readonly SignaturePoint[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const { x } of points) [least, most] = [Math.min(least, x), Math.max(most, x)];
  return [least, most];
}

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), least), most) : least;

const withoutRepeats = (stroke: readonly SignaturePoint[]): SignaturePoint[] =>
  stroke.filter(({ x, y }, at) => at === 0 || x !== stroke[at - 1]?.x || y !== stroke[at - 1]?.y);

/** Every second point of a stroke. */
const thinned = (stroke: readonly SignaturePoint[]): SignaturePoint[] =>
  stroke.filter((_, at) => at % 2 === 0);

const countOf = (strokes: readonly SignaturePoint[][]): number =>
  strokes.reduce((count, { length }) => count + length, 0);
