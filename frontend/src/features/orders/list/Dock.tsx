import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './ChosenBar.module.css';

/** Sticky content at the lower edge of the list: rows do not move for it, and toasts stand above it. */
export function Dock({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // After every render: the content above appears and disappears.
  useLayoutEffect(() => {
    const dock = place.current;
    if (!dock) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { height, top } = dock.getBoundingClientRect();
      style.setProperty('--docked', height > 0 ? `${window.innerHeight - top}px` : '0px');
    };
    // Its content loads and collapses without a render of the dock.
    const sizes = new ResizeObserver(measure);
    sizes.observe(dock);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
      style.removeProperty('--docked');
    };
  });
  return (
    <div ref={place} className={styles.dock}>
      {children}
    </div>
  );
}
