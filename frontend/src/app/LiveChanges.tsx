import { useEffect } from 'react';
import { allMissed, publishChanges } from '../shared/changes';
import { currentMode } from '../shared/mode';
import { liveChanges } from './live-changes';

/**
 * Hears what others change while the page is that of its account. A page that goes into the browser's cache lets go of all,
 * since a held connection would keep it out.
 */
export function LiveChanges({ account }: { account: number }) {
  useEffect(() => {
    const live = liveChanges(`shlyah.changes.${account}.${currentMode()}`);
    const onHide = () => live.stop();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      live.start();
      publishChanges(allMissed);
    };
    live.start();
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      live.stop();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [account]);
  return null;
}
