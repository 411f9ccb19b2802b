import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the network is back, while `wanted`: failed requests are repeated. */
export function useWhenOnline(wanted: boolean, act: () => void): void {
  const again = useEffectEvent(act);
  useEffect(() => {
    if (!wanted) return undefined;
    const listen = () => again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [wanted]);
}
