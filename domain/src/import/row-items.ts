import { readNumber } from '../text/read';
import { LIMITS } from '../validation/limits';
import { readAmount, readKind, readSizes } from './cells';
import type { ImportField } from './fields';
import type { ReadCell } from './read-cell';
import { codeCell, filled, textCell, type RowReader } from './row-reader';
import { piecesOf, sharesOf, weightOfPiece } from './shares';

type Fields = Record<string, unknown>;

/** The items of a row: equal places, which share its weight and volume. */
export function itemsOf(row: RowReader, common: Readonly<Fields>): Fields[] {
  const places = row.read('places', placesIn) ?? 1;
  const amount = (field: ImportField, wire: string): number | null =>
    row.read(field, (text) => readAmount(wire, text, row.column(field)?.unit ?? wire));
  const sizes = row.read('sizes', (text) => readSizes(text, row.column('sizes')?.unit ?? 'см'));
  const kind = row.read('type', readKind);
  const name = row.read('cargoName', textCell);
  // An item with a name and no type is a product.
  const type = kind ?? (row.text('type') === '' && name ? 'product' : null);
  const isProduct = (type ?? common['type']) === 'product';
  // Files of shops name the goods without a count.
  const uncounted = type === 'product' && !row.column('count') ? 1 : null;
  const said = row.read('count', (text) => readAmount('шт.', text, 'шт.')) ?? uncounted;
  // Without a count each place is one piece.
  const pieces = said === null ? places : Number.isInteger(said) && said >= 1 ? said : 1;
  const weights = sharesOf(
    { piece: amount('unitWeight', 'кг'), place: amount('weight', 'кг'), all: amount('totalWeight', 'кг') },
    { places, pieces, decimals: LIMITS.weightDecimals, common: readNumber(common['weight']) },
  );
  const volumes = sharesOf(
    { piece: amount('unitVolume', 'м³'), place: amount('volume', 'м³'), all: amount('totalVolume', 'м³') },
    { places, pieces, decimals: LIMITS.volumeDecimals, common: null },
  );
  const ttn = row.read('ttn', codeCell);
  const fromRow = {
    type,
    length: sizes?.[0] ?? amount('length', 'см'),
    width: sizes?.[1] ?? amount('width', 'см'),
    height: sizes?.[2] ?? amount('height', 'см'),
    name: isProduct ? name : null,
    count: said,
    ...(ttn ? { TTN: ttn, useTTN: 'yes' } : {}),
  };
  const inPlaces = piecesOf(pieces, places);
  return weights.map((weight, at) => {
    const own = { ...fromRow, weight, volume: volumes[at] ?? null };
    const counted = isProduct && said === pieces ? ofPieces(own, inPlaces[at] ?? 1) : own;
    return measured({ type: 'package', ...common, ...filled(counted) });
  });
}

/** An item of a volume without sizes is calculated by its volume. */
export const measured = (item: Fields): Fields =>
  item['volume'] !== undefined && !item['length'] ? { ...item, calculationType: 'volume' } : item;

/** A product of some pieces, whose weight is that of one; pieces that no whole grams share go as one with their count in its name. */
export function ofPieces<Item extends { weight: number | null; name: string | null }>(
  item: Item,
  count: number,
): Item & { count: number } {
  const weight = item.weight === null ? null : weightOfPiece(item.weight, count);
  if (item.weight === null || weight !== null) return { ...item, weight, count };
  return { ...item, name: item.name && `${item.name}, ${count} шт.`, count: 1 };
}

function placesIn(text: string): ReadCell<number> {
  const read = readAmount('шт.', text, 'шт.');
  const count = 'value' in read ? read.value : 0;
  return Number.isInteger(count) && count >= 1 && count <= LIMITS.packages
    ? { value: count }
    : { code: 'places_unclear', message: `Напишите целое число мест, от 1 до ${LIMITS.packages}` };
}
