import { MESSAGES, nameKey } from '@shlyah/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { plainWords } from './combobox-words';
import type { Suggestions } from './useSuggestions';

interface Named {
  label: string;
  name?: string;
  exact?: boolean;
}

/**
 * The one option that is called as the text says, case, ё and signs apart; null when there is none or there are namesakes. An option
 * that the search has marked as the one is taken.
 */
export function exactOption<Option extends Named>(options: readonly Option[], text: string): Option | null {
  const marked = options.find(({ exact }) => exact);
  if (marked) return marked;
  const wanted = nameKey(text);
  const called = (textOf: (option: Option) => string): readonly Option[] =>
    options.filter((option) => nameKey(textOf(option)) === wanted);
  const found = called(({ label }) => label);
  const [only = null, ...others] = found.length > 0 ? found : called(({ name, label }) => name ?? label);
  return others.length === 0 ? only : null;
}

interface ExactPick<Option> {
  suggestions: Suggestions<Option>;
  /** The text that these suggestions were asked for. */
  query: string;
  onPick: (option: Option) => void;
  /** Advice when there is no such option. */
  nothing: string | undefined;
}

/**
 * Takes the one exact match when the typing ends; without one, `problem` gives advice. When the
 * suggestions are still on their way, it happens as soon as they are there, unless the text has changed.
 */
export function useExactPick<Option extends Named>({
  suggestions,
  query,
  onPick,
  nothing,
}: ExactPick<Option>) {
  const [done, setDone] = useState<string | null>(null);
  const { options, state } = suggestions;
  const known = query !== '' && (state === 'ready' || state === 'failed');
  const settled = known && done === query;
  const exact = settled ? exactOption(options, query) : null;
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (exact) pick(exact);
  }, [exact]);
  const problem =
    settled && !exact
      ? plainWords(state, options.length, nothing).visible || MESSAGES.chooseFromList
      : undefined;
  // Suggestions that are there are picked from within the event: the form that the same key sends has the pick then.
  const settle = () => {
    const found = known ? exactOption(options, query) : null;
    if (found) onPick(found);
    else setDone(query);
  };
  return { settle, problem };
}
