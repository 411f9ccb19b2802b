import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './ChosenBar.module.css';

/** Sticky content at the lower edge of the list: rows do not move for it, and toasts stand above it. */
export function Dock({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // With each drawing: what it holds comes and goes.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const box = place.current?.getBoundingClientRect();
      style.setProperty('--docked', box && box.height > 0 ? `${window.innerHeight - box.top}px` : '0px');
    };
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
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
