import { useEffect, useState } from 'react';
import { allMissed, publishChanges } from '../shared/changes';
import { currentMode } from '../shared/mode';
import { liveChanges } from './live-changes';
import styles from './LiveChanges.module.css';

/**
 * Receives the changes of other users while the page is open, and says while none can come. A page that enters the back/forward cache
 * closes its connection, which would keep it out of the cache.
 */
export function LiveChanges({ account }: { account: number }) {
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    const live = liveChanges(`shlyah.changes.${account}.${currentMode()}`, setIsSilent);
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
  return (
    isSilent && (
      <p role="alert" className={styles.silent}>
        Нет связи: изменения пока не приходят
      </p>
    )
  );
}
