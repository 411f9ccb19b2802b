import { useCallback, useState } from 'react';

/**
 * A state that is reset when its source changes: a menu that closes on the next page, a search text that follows the
 * address. `begin` also gets the current state, undefined at first.
 */
export function useStateFrom<Source, State>(
  source: Source,
  begin: (source: Source, before: State | undefined) => State,
): [state: State, setState: (state: State) => void] {
  const [entry, setEntry] = useState(() => ({ source, state: begin(source, undefined) }));
  let current = entry;
  if (!Object.is(entry.source, source)) {
    // During rendering, as React documents it: an effect would show the old state for a moment.
    current = { source, state: begin(source, entry.state) };
    setEntry(current);
  }
  const setState = useCallback((state: State) => setEntry({ source, state }), [source]);
  return [current.state, setState];
}
