import { Component, Suspense, type ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { lazyPart } from '../lazy-part';
import { useNear } from '../useNear';
import styles from './MapInView.module.css';
import type { SchemeMapProps } from './types';

const SchemeMap = lazyPart(() => import('./SchemeMap'));

/** An error in the map must not break the list beside it. */
class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p className={styles.note}>Карта не загрузилась. Все адреса есть в списке рядом.</p>;
  }
}

/** The map; its code is loaded only when its place is about to be visible. */
export function MapInView(props: SchemeMapProps) {
  const [box, near] = useNear<HTMLDivElement>();
  const waiting = <Skeleton height="100%" />;
  return (
    <div ref={box} className={styles.place}>
      <MapBoundary>
        {near ? (
          <Suspense fallback={waiting}>
            <SchemeMap {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </MapBoundary>
    </div>
  );
}
