import { useCallback, useState } from 'react';

/**
 * A state that resets whenever its source changes: a menu that is closed on the next page, a text being typed
 * over the one in the address. `begin` also gets the state so far, undefined at first.
 */
export function useStateFrom<Source, State>(
  source: Source,
  begin: (source: Source, before: State | undefined) => State,
): [state: State, setState: (state: State) => void] {
  const [held, setHeld] = useState(() => ({ source, state: begin(source, undefined) }));
  let now = held;
  if (!Object.is(held.source, source)) {
    // In the render itself, as React's own pages say: an effect would show the old state for a moment.
    now = { source, state: begin(source, held.state) };
    setHeld(now);
  }
  const setState = useCallback((state: State) => setHeld({ source, state }), [source]);
  return [now.state, setState];
}
