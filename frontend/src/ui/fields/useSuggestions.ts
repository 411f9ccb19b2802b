import { useEffect, useEffectEvent, useState } from 'react';
import { useWhenOnline } from '../useWhenOnline';

export interface Suggestions<Option> {
  options: readonly Option[];
  /** loading and failed are announced; ready without options means that nothing matches. */
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

/** Pause in typing. */
const REST_MS = 200;

/**
 * Requests suggestions when typing has paused, and uses only the response to the latest request: on a
 * slow network an earlier one may arrive last. A failed request is repeated when the network is back.
 */
export function useSuggestions<Option>(
  search: (query: string) => Promise<readonly Option[]>,
  query: string,
  active: boolean,
): Suggestions<Option> {
  const [found, setFound] = useState<Suggestions<Option> & { query: string | null }>({
    query: null,
    options: [],
    state: 'idle',
  });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (!active) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      ask(query).then(
        (options) => current && setFound({ query, options, state: 'ready' }),
        () => current && setFound({ query, options: [], state: 'failed' }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, active, attempt]);
  useWhenOnline(active && found.state === 'failed', () => setAttempt(attempt + 1));

  return active && found.query !== query ? { options: found.options, state: 'loading' } : found;
}
