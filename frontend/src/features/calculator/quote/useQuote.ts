import type { QuoteDto, QuoteRequestDto } from '@shlyah/api-client';
import { useEffect, useState } from 'react';
import { failureIn } from '../../../shared/action';
import type { ActionFailure } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { getQuote } from '../actions';

/** How long typing must rest before the price is asked. */
const REST_MS = 350;

export interface LiveQuote {
  /** The latest price; it stays in sight, marked old, while the next is on its way. */
  quote: QuoteDto | null;
  asking: boolean;
  failure: ActionFailure | null;
  retry: () => void;
}

/** The price of what is being typed: asked after a rest, an overtaken question is called off. */
export function useQuote(request: QuoteRequestDto | null): LiveQuote {
  const dispatch = useAppDispatch();
  const [quote, setQuote] = useState<QuoteDto | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const question = request && JSON.stringify(request);

  useEffect(() => {
    setFailure(null);
    if (!question) {
      setQuote(null);
      setAsking(false);
      return undefined;
    }
    let current = true;
    let call: ReturnType<ReturnType<typeof getQuote>> | undefined;
    setAsking(true);
    const timer = setTimeout(() => {
      call = dispatch(getQuote(JSON.parse(question) as QuoteRequestDto));
      void call.then((outcome) => {
        if (!current) return;
        setAsking(false);
        const refused = failureIn(outcome);
        setFailure(refused ?? null);
        setQuote(refused ? null : (outcome.payload as QuoteDto));
      });
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
      call?.abort();
    };
  }, [dispatch, question, attempt]);

  return { quote, asking, failure, retry: () => setAttempt((before) => before + 1) };
}
