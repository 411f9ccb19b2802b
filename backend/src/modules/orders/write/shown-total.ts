import { priceChanged, toKopecks } from '@shlyah/domain';
import { Refusal } from '../../../platform/http/errors';
import type { QuoteDto } from '../../calculator';

/** Throws 409 `price_changed` with the quote when its total differs from the shown one, BYN; null and undefined are not compared. */
export function checkShownTotal(shown: number | null | undefined, quote: QuoteDto): void {
  if (shown === null || shown === undefined) return;
  const isSame = quote.total !== null && toKopecks(quote.total) === toKopecks(shown);
  if (!isSame) throw new Refusal('price_changed', priceChanged(shown, quote.total), { fresh: quote });
}
