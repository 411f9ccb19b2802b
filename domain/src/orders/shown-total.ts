import { defineField } from '../validation/field';
import { LIMITS } from '../validation/limits';
import { formatPrice, toKopecks } from '../money';

/**
 * The price that was shown before an order is sent, BYN. Compared with the quote of the order and not stored
 * (docs/contract.md#shown-total).
 */
export const shownTotalField = defineField({
  kind: 'number',
  min: 0,
  max: LIMITS.price,
  label: 'Показанная цена',
  about:
    'Расчёт, который видел заказчик, BYN. Если он уже другой, заказ не сохраняется: 409 price_changed с новым расчётом в fresh. null — не сравнивать; в сравнении по Idempotency-Key не участвует',
  example: 38,
});

/** The words of a quote that differs from the shown one, BYN, null by agreement: «Цена изменилась: 38.00 → 57.00 р». */
export const priceChanged = (shown: number | null, now: number | null): string =>
  `Цена изменилась: ${quoteWords(shown, now === null)} → ${quoteWords(now, true)}`;

const quoteWords = (byn: number | null, hasUnit: boolean): string =>
  byn === null ? 'по\u00a0согласованию' : hasUnit ? formatPrice(toKopecks(byn)) : byn.toFixed(2);
