import { createContext, use, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { classes } from '../classes';
import type { IconName } from '../icons/paths';
import styles from './Menu.module.css';
import { useEscape, useOutside } from './useDismiss';

const CloseMenu = createContext<(() => void) | null>(null);

interface MenuProps {
  label: string;
  icon?: IconName;
  size?: 'small';
  iconOnly?: ComponentProps<typeof Button>['iconOnly'];
  /** Opens above its button, for bars at the end of the screen. */
  up?: boolean;
  /** An action runs; the menu does not open meanwhile. */
  busy?: boolean;
  /** The id of what the actions are about, where a page has several such menus. */
  describedBy?: string;
  /** MenuItems. */
  children: ReactNode;
}

/** A button that opens a few actions under it, such as «Скачать». A plain disclosure: Tab goes through it. */
export function Menu({ label, icon, size, iconOnly, up, busy, describedBy, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  useOutside(box, open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  useEscape(open, close);
  return (
    <div ref={box} className={styles.menu}>
      <Button
        kind="secondary"
        {...(icon && { icon })}
        {...(size && { size })}
        iconOnly={iconOnly}
        busy={busy}
        iconAfter={open ? 'chevronUp' : 'chevronDown'}
        aria-expanded={open}
        aria-controls={listId}
        aria-describedby={describedBy}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <div id={listId} className={classes(styles.list, up && styles.up)} hidden={!open}>
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </div>
  );
}

/** One action of a Menu. */
export function MenuItem({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        close?.();
        onClick();
      }}
    >
      {children}
    </button>
  );
}
