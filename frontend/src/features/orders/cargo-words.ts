import { cargoTotals, plural, type CargoItem } from '@shlyah/domain';

const nbsp = '\u00a0';

/** What the words need to know of an item; an item of an order, of a quote and of a form all have it. */
export interface ItemFacts extends CargoItem {
  name?: string | null;
  useTTN?: string | null;
  TTN?: string | null;
  returnTTN?: boolean | null;
}

/** A number as people in Belarus write it: «2,5», at most six digits after the comma. */
export const shownNumber = (value: number): string =>
  value.toLocaleString('ru-RU', { maximumFractionDigits: 6 });

export const kilograms = (value: number): string => `${shownNumber(value)}${nbsp}кг`;
export const cubicMetres = (value: number): string => `${shownNumber(value)}${nbsp}м³`;

/** Kinds of items in one word (docs/contract.md#cargo-fields). */
export const ITEM_KINDS = { package: 'Посылка', product: 'Товар', doc: 'Документы' } as const;

/** «Товар «Кабель»», «Посылка». */
export const itemTitle = ({ type, name }: ItemFacts): string =>
  name ? `${ITEM_KINDS[type]} «${name}»` : ITEM_KINDS[type];

/** Sizes or volume of an item; «—» when none were given. */
export function itemSize(item: ItemFacts): string {
  const { calculationType, length, width, height, volume } = item;
  if (calculationType === 'volume') return volume ? cubicMetres(volume) : '—';
  const sides = [length, width, height];
  return sides.every((side) => side)
    ? `${sides.map((side) => shownNumber(side ?? 0)).join('×')}${nbsp}см`
    : '—';
}

/** Weight of the whole item: of a product, one unit's by the count. */
export function itemWeight(item: ItemFacts): string {
  const { weightKg } = cargoTotals([item]);
  return weightKg > 0 ? kilograms(weightKg) : '—';
}

/** «ТТН 1234567, с возвратом», that is, the signed one comes back; "" when no waybill goes along. */
export function itemWaybill({ useTTN, TTN, returnTTN }: ItemFacts): string {
  const papers = [useTTN === 'yes' && `ТТН ${TTN ?? ''}`.trim(), returnTTN && 'с возвратом'];
  return papers.filter(Boolean).join(', ');
}

/** «3 места». */
export const places = (count: number): string => `${count}${nbsp}${plural(count, 'место', 'места', 'мест')}`;

/** An item on one line: «Посылка, 30×20×10 см, 3 кг, ТТН 12». */
export function itemLine(item: ItemFacts): string {
  const count = item.type === 'product' ? `${item.count ?? 1}${nbsp}шт.` : '';
  return [itemTitle(item), itemSize(item), itemWeight(item), count, itemWaybill(item)]
    .filter((part) => part && part !== '—')
    .join(', ');
}
