import type { QuoteDto, QuoteRequestDto } from '@shlyah/api-client';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { failureIn } from '../../../shared/action';
import type { ActionFailure } from '../../../shared/failure';
import { cached, cacheKeyOf, type CacheState } from '../../../shared/cache';
import { useAppDispatch } from '../../../shared/hooks';
import { useStateFrom } from '../../../ui/useStateFrom';
import { getQuote } from '../actions';

/** Pause in typing before the price is requested. */
const REST_MS = 350;

export interface LiveQuote {
  /** The latest price; it stays visible, marked as old, while the next one is requested. */
  quote: QuoteDto | null;
  asking: boolean;
  /** The price of the same values that was shown before, when the answer is another one: the tariff has changed meanwhile. */
  former: QuoteDto | null;
  failure: ActionFailure | null;
  retry: () => void;
}

interface Shown {
  quote: QuoteDto | null;
  former: QuoteDto | null;
  failure: ActionFailure | null;
  /** The question and the attempt that this is the answer to. */
  answers: string | null;
  attempt: number;
}

const nothing: Shown = { quote: null, former: null, failure: null, answers: null, attempt: 0 };

const cachedQuote = (request: QuoteRequestDto | null, state: { cache: CacheState }): QuoteDto | null =>
  cached(getQuote.typePrefix, cacheKeyOf(request))(state) as QuoteDto | null;

/**
 * The price of the cargo being typed: requested after a pause; a request for former values is aborted. The cached price of the
 * same values, for example from the step before, is shown at once, so that nothing moves when the response comes; a response that
 * differs from it is told (`former`).
 */
export function useQuote(request: QuoteRequestDto | null): LiveQuote {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const question = request && JSON.stringify(request);
  const { getState } = useStore<{ cache: CacheState }>();
  // Another part of the form may have asked again: the newer price of the same values is shown.
  const latest = useSelector((state: { cache: CacheState }) => cachedQuote(request, state));
  const [shown, setShown] = useStateFrom(question === null, (): Shown => {
    const last = cachedQuote(request, getState());
    return last ? { ...nothing, quote: last, answers: question } : nothing;
  });

  useEffect(() => {
    if (!question) return undefined;
    let current = true;
    let call: ReturnType<ReturnType<typeof getQuote>> | undefined;
    const timer = setTimeout(() => {
      const asked = JSON.parse(question) as QuoteRequestDto;
      const before = cachedQuote(asked, getState());
      call = dispatch(getQuote(asked));
      void call.then((outcome) => {
        if (!current) return;
        const failure = failureIn(outcome) ?? null;
        const quote = failure ? null : (outcome.payload as QuoteDto);
        const former = before && quote && before.total !== quote.total ? before : null;
        setShown({ quote, former, failure, answers: question, attempt });
      });
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
      call?.abort();
    };
  }, [dispatch, getState, question, attempt, setShown]);

  const asking = question !== null && (shown.answers !== question || shown.attempt !== attempt);
  const failure = asking ? null : shown.failure;
  return {
    quote: (question && !failure && latest) || shown.quote,
    asking,
    former: asking ? null : shown.former,
    failure,
    retry: () => setAttempt((before) => before + 1),
  };
}
