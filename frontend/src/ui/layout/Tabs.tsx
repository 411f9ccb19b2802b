import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { NavLink, type To } from 'react-router';
import { classes } from '../classes';
import styles from './Tabs.module.css';

interface TabLinksProps {
  label: string;
  tabs: readonly { to: To; label: ReactNode; current?: boolean }[];
}

/** Tabs with addresses: each is a link, so Back and sharing work. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab, index) => (
        <NavLink
          key={index}
          to={tab.to}
          end
          className={({ isActive }) => classes(styles.tab, (tab.current ?? isActive) && styles.active)}
          aria-current={tab.current === undefined ? 'page' : tab.current ? 'page' : 'false'}
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs within one page: arrows, Home and End move between them, as the ARIA pattern says. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes(styles.tab, tab.value === value && styles.active)}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
