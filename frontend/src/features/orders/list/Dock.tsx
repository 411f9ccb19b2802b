import { useEffect, useRef, type ReactNode } from 'react';
import { raiseToasts } from '../../../ui/feedback/Toasts';
import styles from './ChosenBar.module.css';

/** Sticky content at the lower edge of the list: rows do not move for it, and toasts stand above it. */
export function Dock({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dock = place.current;
    if (!dock) return;
    const measure = () => {
      const { height, top } = dock.getBoundingClientRect();
      raiseToasts(height > 0 ? window.innerHeight - top : 0);
    };
    // Rows and filters that appear or disappear move the dock of a list that is shorter than the screen.
    const sizes = new ResizeObserver(measure);
    sizes.observe(dock);
    sizes.observe(document.getElementById('main') ?? document.body);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
      raiseToasts(0);
    };
  }, []);
  return (
    <div ref={place} className={styles.dock}>
      {children}
    </div>
  );
}
