import { useEffect, useEffectEvent } from 'react';

/** Acts when the network is back, while that is wanted: what has failed without it is asked for again by itself. */
export function useWhenOnline(wanted: boolean, act: () => void): void {
  const again = useEffectEvent(act);
  useEffect(() => {
    if (!wanted) return undefined;
    const listen = () => again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [wanted]);
}
