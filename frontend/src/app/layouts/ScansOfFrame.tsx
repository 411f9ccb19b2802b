import { useEffect, useState, type ComponentType } from 'react';
import { savesTraffic, whenSettled } from '../../ui/idle';

/** A person who presses something may scan next. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * Reads scans on screens that read none themselves. Its code comes once the page is loaded, for those who save traffic with their first
 * press; where it does not come, the page works without it.
 */
export function ScansOfFrame() {
  const [Reader, setReader] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = false;
    const load = () => {
      if (isWanted) return;
      isWanted = true;
      import('../../features/orders/scans/FindByScanner').then(
        ({ default: reader }) => setReader(() => reader),
        () => {
          isWanted = false;
        },
      );
    };
    const cancel = savesTraffic() ? undefined : whenSettled(load);
    for (const press of PRESSES) window.addEventListener(press, load);
    return () => {
      cancel?.();
      for (const press of PRESSES) window.removeEventListener(press, load);
    };
  }, []);
  return Reader && <Reader />;
}
