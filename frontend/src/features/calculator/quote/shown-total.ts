import type { QuoteDto, QuoteRequestDto } from '@shlyah/api-client';
import { useStore } from 'react-redux';
import { cached, cacheKeyOf, type CacheState } from '../../../shared/cache';
import type { ActionFailure } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { getQuote } from '../actions';

/** The price that the form shows for a request, sent with the order for a comparison (docs/contract.md#shown-total). */
export function useShownTotal() {
  const { getState } = useStore<{ cache: CacheState }>();
  const dispatch = useAppDispatch();
  return {
    /** BYN; null while no price of this request is shown, and by agreement. */
    of: (request: QuoteRequestDto | null): number | null => {
      const quote = cached(getQuote.typePrefix, cacheKeyOf(request))(getState()) as QuoteDto | null;
      return quote?.total ?? null;
    },
    /** Shows the new price after the order was refused because of it. */
    refresh: async (request: QuoteRequestDto | null, failure: ActionFailure | undefined): Promise<void> => {
      if (request && failure?.code === 'price_changed') await dispatch(getQuote(request));
    },
  };
}
