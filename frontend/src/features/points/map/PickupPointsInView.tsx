import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { FailedState } from '../../../ui/feedback/EmptyState';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { idle, savesTraffic, whenSettled } from '../../../ui/idle';
import { useNear } from '../../../ui/useNear';
import styles from './PickupPoints.module.css';

type Shown = ComponentType | 'failed' | null;

/** The pickup points, which lie far below the first screen: they come after it, or as soon as one comes near them. */
export function PickupPointsInView() {
  const [box, near] = useNear<HTMLDivElement>();
  const [Points, setPoints] = useState<Shown>(null);
  const load = useCallback(
    () =>
      import('./PickupPoints').then(
        ({ PickupPoints }) => setPoints(() => PickupPoints),
        () => setPoints('failed'),
      ),
    [],
  );
  useEffect(() => {
    if (!near) return savesTraffic() ? undefined : whenSettled(() => void idle().then(load));
    void load();
    return undefined;
  }, [near, load]);

  if (Points === 'failed') {
    return (
      <FailedState title="Не удалось загрузить пункты самовывоза" onRetry={() => void load()}>
        Проверьте связь и попробуйте ещё раз.
      </FailedState>
    );
  }
  if (Points) return <Points />;
  return (
    <div ref={box} className={styles.points}>
      <div className={styles.side}>
        <Skeleton height="72px" />
        {near ? (
          <SkeletonRows rows={4} height="56px" label="Загружаем пункты…" />
        ) : (
          <Skeleton height="264px" />
        )}
      </div>
      <div className={styles.map}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
