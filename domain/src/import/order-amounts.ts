import { LIMITS } from '../validation/limits';
import { readAmount } from './cells';
import type { ImportField } from './fields';
import { measured, ofPieces } from './row-items';
import type { RowReader } from './row-reader';
import { sharesOf } from './shares';

type Fields = Record<string, unknown>;

interface OrderAmount {
  field: ImportField;
  wire: string;
  decimals: number;
  /** The fields of smaller things, which count before it. */
  smaller: readonly ImportField[];
}

const WEIGHT: OrderAmount = {
  field: 'orderWeight',
  wire: 'кг',
  decimals: LIMITS.weightDecimals,
  smaller: ['unitWeight', 'weight', 'totalWeight'],
};
const VOLUME: OrderAmount = {
  field: 'orderVolume',
  wire: 'м³',
  decimals: LIMITS.volumeDecimals,
  smaller: ['unitVolume', 'volume', 'totalVolume'],
};

/** The weight and volume that the rows of an order say of the whole of it, and that its places share. */
export class OrderAmounts {
  /** Null where a row says the amount of something smaller. */
  private readonly said = new Map<OrderAmount, number | null>();

  read(row: RowReader): void {
    for (const amount of [WEIGHT, VOLUME]) {
      const { field, wire, smaller } = amount;
      const value = row.read(field, (text) => readAmount(wire, text, row.column(field)?.unit ?? wire));
      if (smaller.some((other) => row.text(other) !== '')) this.said.set(amount, null);
      else if (value !== null && !this.said.has(amount)) this.said.set(amount, value);
    }
  }

  /** The items with their shares, which together are what the rows say. */
  share(items: readonly Fields[]): Fields[] {
    const [weights, volumes] = [this.sharesOf(WEIGHT, items.length), this.sharesOf(VOLUME, items.length)];
    return items.map((item, at) => {
      const [weight = null, volume = null] = [weights?.[at], volumes?.[at]];
      const weighed = weight === null ? item : withWeight(item, weight);
      return volume === null ? weighed : measured({ ...weighed, volume });
    });
  }

  private sharesOf(amount: OrderAmount, places: number): (number | null)[] | null {
    const all = this.said.get(amount) ?? null;
    const sharing = { places, pieces: places, decimals: amount.decimals, common: null };
    return all === null ? null : sharesOf({ piece: null, place: null, all }, sharing);
  }
}

/** The weight of a product is that of one of its pieces. */
function withWeight(item: Fields, weight: number): Fields {
  const { type, count, name = null } = item as { type: string; count?: unknown; name?: string | null };
  if (type !== 'product' || !Number.isInteger(count) || Number(count) < 2) return { ...item, weight };
  return { ...item, ...ofPieces({ weight, name }, Number(count)) };
}
