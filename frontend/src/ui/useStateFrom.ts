import { useCallback, useState } from 'react';

/**
 * A state that is reset when its source changes: a menu that closes on the next page, a search text that follows the
 * address. `begin` also gets the current state, undefined at first.
 */
export function useStateFrom<Source, State>(
  source: Source,
  begin: (source: Source, before: State | undefined) => State,
): [state: State, setState: (state: State) => void] {
  const [held, setHeld] = useState(() => ({ source, state: begin(source, undefined) }));
  let now = held;
  if (!Object.is(held.source, source)) {
    // During rendering, as React documents it: an effect would show the old state for a moment.
    now = { source, state: begin(source, held.state) };
    setHeld(now);
  }
  const setState = useCallback((state: State) => setHeld({ source, state }), [source]);
  return [now.state, setState];
}
