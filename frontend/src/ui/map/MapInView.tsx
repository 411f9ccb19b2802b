import { Component, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import styles from './MapInView.module.css';
import type { SchemeMapProps } from './types';

const SchemeMap = lazy(() => import('./SchemeMap'));

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

/** Browsers without the observer load the map at once; at build time nothing is in view. */
const cannotWatch = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

/** The map; its code is loaded only when its place is about to be visible. */
export function MapInView(props: SchemeMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(cannotWatch);
  useEffect(() => {
    const node = box.current;
    if (!node || cannotWatch()) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
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
