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
  failure: ActionFailure | null;
  retry: () => void;
}

interface Shown {
  quote: QuoteDto | null;
  failure: ActionFailure | null;
  /** The question and the attempt that this is the answer to. */
  answers: string | null;
  attempt: number;
}

const nothing: Shown = { quote: null, failure: null, answers: null, attempt: 0 };

/**
 * The price of the cargo being typed: requested after a pause; a request for former values is aborted. The cached price of the
 * same values, for example from the step before, is shown at once, so that nothing moves when the response comes.
 */
export function useQuote(request: QuoteRequestDto | null): LiveQuote {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const question = request && JSON.stringify(request);
  const { getState } = useStore<{ cache: CacheState }>();
  // Another part of the form may have asked again: the newer price of the same values is shown.
  const latest = useSelector(cached(getQuote.typePrefix, cacheKeyOf(request))) as QuoteDto | null;
  const [shown, setShown] = useStateFrom(question === null, (): Shown => {
    const last = cached(getQuote.typePrefix, cacheKeyOf(request))(getState()) as QuoteDto | null;
    return last ? { ...nothing, quote: last, answers: question } : nothing;
  });

  useEffect(() => {
    if (!question) return undefined;
    let current = true;
    let call: ReturnType<ReturnType<typeof getQuote>> | undefined;
    const timer = setTimeout(() => {
      call = dispatch(getQuote(JSON.parse(question) as QuoteRequestDto));
      void call.then((outcome) => {
        if (!current) return;
        const failure = failureIn(outcome) ?? null;
        const quote = failure ? null : (outcome.payload as QuoteDto);
        setShown({ quote, failure, answers: question, attempt });
      });
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
      call?.abort();
    };
  }, [dispatch, question, attempt, setShown]);

  const asking = question !== null && (shown.answers !== question || shown.attempt !== attempt);
  const failure = asking ? null : shown.failure;
  return {
    quote: (question && !failure && latest) || shown.quote,
    asking,
    failure,
    retry: () => setAttempt((before) => before + 1),
  };
}
