import { plural } from '../text/plural';
import { cargoTotals } from '../tariff/totals';
import type { CargoItem } from '../tariff/types';
import { shownNumber } from '../validation/words';
import { foldEqual } from './fold-equal';
import { packageFields } from './package-fields';

const nbsp = '\u00a0';

/** What the words need to know of an item; an item of an order, of a quote and of a form all have it. */
export interface ItemFacts extends CargoItem {
  name?: string | null;
  useTTN?: string | null;
  TTN?: string | null;
  returnTTN?: boolean | null;
}

/** To the gram: the weight of a volume has as many digits as its sizes make. */
export const kilograms = (value: number): string =>
  `${shownNumber(Math.round(value * 1000) / 1000)}${nbsp}кг`;
export const cubicMetres = (value: number): string => `${shownNumber(value)}${nbsp}м³`;

/** «Товар «Кабель»», «Посылка». */
export function itemTitle({ type, name }: ItemFacts): string {
  const kind = packageFields.type.choiceLabels[type];
  return name ? `${kind} «${name}»` : kind;
}

/** Sizes or volume of an item; «—» when none were given. */
export function itemSize({ calculationType, length, width, height, volume }: ItemFacts): string {
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

/** The whole cargo on one line, equal places once: «12 × Посылка, 30×20×10 см, 3 кг; Документы». */
export const cargoLine = (items: readonly ItemFacts[]): string =>
  foldEqual(items)
    .map(({ item, count }) => (count > 1 ? `${count}${nbsp}×${nbsp}${itemLine(item)}` : itemLine(item)))
    .join('; ');
