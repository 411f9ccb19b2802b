import type { PointDto, UpdatePointsDto } from '@shlyah/api-client';
import {
  cleanFields,
  coordsProblem,
  fieldProblem,
  isEmpty,
  parseCoords,
  pointFields,
  readNumber,
} from '@shlyah/domain';

export type { PointDto as Point } from '@shlyah/api-client';

/** A pickup point as it is being edited. */
export interface EditedPoint {
  key: string;
  /** null for a point that is not saved yet. */
  id: number | null;
  version: number;
  /** The city's text in the field, and its id when it was picked from the list. */
  city: string;
  cityId: number | null;
  street: string;
  coords: string;
  /** BYN. */
  price: string;
  hours: string;
  phone: string;
  note: string;
  /** kg and cm; empty for no limit. */
  maxWeight: string;
  maxSide: string;
  removed: boolean;
}

/** Fields of a point beside its place and price. */
const detailFields = {
  hours: pointFields.hours,
  phone: pointFields.phone,
  note: pointFields.note,
  maxWeight: pointFields.maxWeight,
  maxSide: pointFields.maxSide,
};
type DetailName = keyof typeof detailFields;
const detailNames = Object.keys(detailFields) as DetailName[];

const detailsOf = (point: EditedPoint) => cleanFields(detailFields, point);

export type CityNames = ReadonlyMap<number, string>;

/** The number and price of a new point's city, Минск (docs/contract.md#points). */
const NEW_POINT = { cityId: 6, city: 'Минск', price: '7' };

export const newPoint = (key: string): EditedPoint => ({
  key,
  id: null,
  version: 0,
  street: '',
  coords: '',
  hours: '',
  phone: '',
  note: '',
  maxWeight: '',
  maxSide: '',
  removed: false,
  ...NEW_POINT,
});

export const editedPoint = (point: PointDto, cities: CityNames): EditedPoint => ({
  key: `point-${point.id}`,
  id: point.id,
  version: point.version,
  // A city that has just got its first point is not in the list of names yet; the address names it too.
  city: cities.get(point.cityId) ?? point.address.replace(`, ${point.street}`, ''),
  cityId: point.cityId,
  street: point.street,
  coords: point.coords ?? '',
  price: String(point.price),
  hours: point.hours ?? '',
  phone: point.phone ?? '',
  note: point.note ?? '',
  maxWeight: point.maxWeight == null ? '' : String(point.maxWeight),
  maxSide: point.maxSide == null ? '' : String(point.maxSide),
  removed: false,
});

/** Errors by field; an empty object when the point can be saved. */
export function pointProblems(
  point: EditedPoint,
): Partial<Record<'street' | 'city' | 'coords' | 'price' | DetailName, string>> {
  const { street, cityId, coords, price } = pointFields;
  const found = {
    city: fieldProblem(cityId, point.cityId, {}),
    street: fieldProblem(street, point.street, {}),
    price: fieldProblem(price, point.price, {}),
    coords: fieldProblem(coords, point.coords, {}) ?? coordsProblem(point.coords.trim()),
    ...Object.fromEntries(
      detailNames.map((name) => [name, fieldProblem(pointFields[name], point[name], {})]),
    ),
  };
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== null));
}

/** The same coordinates the other way round when that would mend them; null when it would not. */
export function swappedCoords(coords: string): string | null {
  const place = parseCoords(coords);
  if (place === null || coordsProblem(coords.trim()) === null) return null;
  const swapped = `${place.lat},${place.lon}`;
  return coordsProblem(swapped) === null ? swapped : null;
}

const wire = (point: EditedPoint) => ({
  street: point.street.trim(),
  cityId: point.cityId ?? 0,
  coords: isEmpty(point.coords) ? null : point.coords.replace(/\s/g, ''),
  price: readNumber(point.price) ?? 0,
  ...detailsOf(point),
});

const same = (point: EditedPoint, saved: PointDto): boolean => {
  const now = wire(point);
  return (
    now.street === saved.street &&
    now.cityId === saved.cityId &&
    (now.coords ?? '') === (saved.coords ?? '') &&
    now.price === saved.price &&
    detailNames.every((name) => (now[name] ?? null) === (saved[name] ?? null))
  );
};

export type PointState = 'new' | 'changed' | 'removed' | null;

export function pointState(point: EditedPoint, saved: readonly PointDto[]): PointState {
  if (point.id === null) return 'new';
  if (point.removed) return 'removed';
  const before = saved.find(({ id }) => id === point.id);
  return before && same(point, before) ? null : 'changed';
}

/** The edited, new and deleted points in one request, saved together. */
export function wirePoints(edits: readonly EditedPoint[], saved: readonly PointDto[]): UpdatePointsDto {
  const of = (state: PointState) => edits.filter((point) => pointState(point, saved) === state);
  return {
    points: of('changed').map((point) => ({ id: point.id ?? 0, version: point.version, ...wire(point) })),
    new: of('new').map(wire),
    delete: of('removed').map(({ id }) => id ?? 0),
  };
}

/** A point in one line. */
export const pointWords = (point: Omit<EditedPoint, 'id' | 'removed'>): string =>
  [point.city, point.street, point.coords, `${point.price} р`, ...detailNames.map((name) => point[name])]
    .filter(Boolean)
    .join(', ');

/** The own edits over the points another user saved; the newer versions count as read. */
export function rebasedPoints(
  edits: readonly EditedPoint[],
  saved: readonly PointDto[],
  fresh: readonly PointDto[],
  cities: CityNames,
): EditedPoint[] {
  const mine = new Map(edits.map((point) => [point.id, point]));
  const kept = fresh.map((point) => {
    const own = mine.get(point.id);
    return own && pointState(own, saved) !== null
      ? { ...own, version: point.version }
      : editedPoint(point, cities);
  });
  return [...kept, ...edits.filter(({ id }) => id === null)];
}
