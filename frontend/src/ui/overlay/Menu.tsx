import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import type { IconName } from '../icons/paths';
import styles from './Menu.module.css';

interface MenuProps {
  label: string;
  icon?: IconName;
  /** Buttons or links, each a MenuItem. */
  children: ReactNode;
}

/** A button that opens a few actions under it, such as «Скачать». A plain disclosure: Tab goes through it. */
export function Menu({ label, icon, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);
  return (
    <div
      ref={box}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        kind="secondary"
        {...(icon && { icon })}
        iconAfter={open ? 'chevronUp' : 'chevronDown'}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <div id={listId} className={styles.list} hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}

/** One action of a Menu. */
export function MenuItem({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.item} onClick={onClick}>
      {children}
    </button>
  );
}
