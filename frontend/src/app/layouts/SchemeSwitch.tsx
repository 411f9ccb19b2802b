import type { IconName } from '../../ui/icons/paths';
import { Icon } from '../../ui/icons/Icon';
import styles from './CabinetMenu.module.css';
import { useScheme, type Scheme } from './useScheme';

const next: Record<Scheme, Scheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const words: Record<Scheme, { label: string; icon: IconName }> = {
  auto: { label: 'Тема: системная', icon: 'sun' },
  light: { label: 'Тема: светлая', icon: 'sun' },
  dark: { label: 'Тема: тёмная', icon: 'moon' },
};

/** Cycles the three schemes; its label names the current. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useScheme();
  return (
    <button type="button" className={styles.item} onClick={() => setScheme(next[scheme])}>
      <Icon name={words[scheme].icon} />
      {words[scheme].label}
    </button>
  );
}
