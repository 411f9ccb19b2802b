import { LIMITS } from '../validation/limits';
import { readAmount, readKind, readSizes, type ReadCell } from './cells';
import type { ImportField } from './fields';
import { codeCell, filled, textCell, type RowReader } from './row-reader';

/** The items of a row, which are all equal. */
export function itemsOf(
  row: RowReader,
  common: Readonly<Record<string, unknown>>,
): Record<string, unknown>[] {
  const count = row.read('places', placesIn) ?? 1;
  const amount = (field: ImportField, wire: string): number | null =>
    row.read(field, (text) => readAmount(wire, text, row.column(field)?.unit ?? wire));
  const shared = (total: ImportField, each: ImportField, wire: string): number | null => {
    const all = amount(total, wire);
    return amount(each, wire) ?? (all === null ? null : all / count);
  };
  const sizes = row.read('sizes', (text) => readSizes(text, row.column('sizes')?.unit ?? 'см'));
  const weight = shared('totalWeight', 'weight', 'кг');
  const volume = shared('totalVolume', 'volume', 'м³');
  const kind = row.read('type', readKind);
  const name = row.read('cargoName', textCell);
  // An item with a name and no type is a product.
  const type = kind ?? (row.text('type') === '' && name ? 'product' : null);
  // Files of shops name the goods without a count.
  const uncounted = type === 'product' && !row.column('count') ? 1 : null;
  const ttn = row.read('ttn', codeCell);
  const fromRow = {
    type,
    length: sizes?.[0] ?? amount('length', 'см'),
    width: sizes?.[1] ?? amount('width', 'см'),
    height: sizes?.[2] ?? amount('height', 'см'),
    weight: weight === null ? null : rounded(weight, LIMITS.weightDecimals),
    volume: volume === null ? null : rounded(volume, LIMITS.volumeDecimals),
    name: type === 'product' ? name : null,
    count: row.read('count', (text) => readAmount('шт.', text, 'шт.')) ?? uncounted,
    ...(ttn ? { TTN: ttn, useTTN: 'yes' } : {}),
  };
  const place: Record<string, unknown> = { type: 'package', ...common, ...filled(fromRow) };
  if (place['volume'] !== undefined && !place['length']) place['calculationType'] = 'volume';
  return Array.from({ length: count }, () => ({ ...place }));
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

function placesIn(text: string): ReadCell<number> {
  const read = readAmount('шт.', text, 'шт.');
  const count = 'value' in read ? read.value : 0;
  return Number.isInteger(count) && count >= 1 && count <= LIMITS.packages
    ? { value: count }
    : { code: 'places_unclear', message: `Напишите целое число мест, от 1 до ${LIMITS.packages}` };
}
