import { plural } from '../text/plural';
import { cargoTotals } from '../tariff/totals';
import type { CargoItem } from '../tariff/types';
import { shownNumber } from '../validation/words';
import { groupEqualItems } from './item-groups';
import { packageFields } from './package-fields';

const nbsp = '\u00a0';

/** The properties of an item that its description needs. */
export interface ItemFacts extends CargoItem {
  name?: string | null;
  useTTN?: string | null;
  TTN?: string | null;
  returnTTN?: boolean | null;
}

/** Rounds to grams: a volumetric weight may have more decimals. */
export const kilograms = (value: number): string =>
  `${shownNumber(Math.round(value * 1000) / 1000)}${nbsp}кг`;
export const cubicMetres = (value: number): string => `${shownNumber(value)}${nbsp}м³`;

/** «Товар «Кабель»», «Посылка». */
export function itemTitle({ type, name }: ItemFacts): string {
  const kind = packageFields.type.choiceLabels[type];
  return name ? `${kind} «${name}»` : kind;
}

/** Sizes or volume of an item; «—» if absent. */
export function itemSize({ calculationType, length, width, height, volume }: ItemFacts): string {
  if (calculationType === 'volume') return volume ? cubicMetres(volume) : '—';
  const sides = [length, width, height];
  return sides.every((side) => side)
    ? `${sides.map((side) => shownNumber(side ?? 0)).join('×')}${nbsp}см`
    : '—';
}

/** The total weight of an item; of a product, the unit's weight times the count. */
export function itemWeight(item: ItemFacts): string {
  const { weightKg } = cargoTotals([item]);
  return weightKg > 0 ? kilograms(weightKg) : '—';
}

/** «ТТН 1234567, с возвратом», if the signed waybill is returned; "" without a waybill. */
export function itemWaybill({ useTTN, TTN, returnTTN }: ItemFacts): string {
  const papers = [useTTN === 'yes' && `ТТН ${TTN ?? ''}`.trim(), returnTTN && 'с возвратом'];
  return papers.filter(Boolean).join(', ');
}

/** «3 места». */
export const places = (count: number): string => `${count}${nbsp}${plural(count, 'место', 'места', 'мест')}`;

/** Describes an item: «Посылка, 30×20×10 см, 3 кг, ТТН 12». */
export function itemLine(item: ItemFacts): string {
  const count = item.type === 'product' ? `${item.count ?? 1}${nbsp}шт.` : '';
  return [itemTitle(item), itemSize(item), itemWeight(item), count, itemWaybill(item)]
    .filter((part) => part && part !== '—')
    .join(', ');
}

/** Describes the cargo, grouping equal items: «12 × Посылка, 30×20×10 см, 3 кг; Документы». */
export const cargoLine = (items: readonly ItemFacts[]): string =>
  groupEqualItems(items)
    .map(({ item, count }) => (count > 1 ? `${count}${nbsp}×${nbsp}${itemLine(item)}` : itemLine(item)))
    .join('; ');
