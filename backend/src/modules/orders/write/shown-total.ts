import { priceChanged, toKopecks } from '@shlyah/domain';
import { Refusal } from '../../../platform/http/errors';
import type { QuoteDto } from '../../calculator';

const kopecks = (byn: number | null): number | null => (byn === null ? null : toKopecks(byn));

/** Throws 409 `price_changed` with the quote when its total differs from the shown one, BYN; null and undefined are not compared. */
export function checkShownTotal(shown: number | null | undefined, quote: QuoteDto): void {
  if (shown === null || shown === undefined) return;
  const [before, now] = [toKopecks(shown), kopecks(quote.total)];
  if (before !== now) throw new Refusal('price_changed', priceChanged(before, now), { fresh: quote });
}
