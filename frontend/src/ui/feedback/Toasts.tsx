import { toast, Toaster } from 'sonner';
import { Icon } from '../icons/Icon';
import styles from './Toasts.module.css';

/** Where the toasts appear; once per layout. */
export function Toasts() {
  return <Toaster position="bottom-center" visibleToasts={3} containerAriaLabel="Сообщения" />;
}

function show(kind: 'success' | 'error', text: string): void {
  toast.custom(
    (id) => (
      <div className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
        <Icon name={kind === 'error' ? 'warning' : 'check'} className={styles[kind]} />
        <span>{text}</span>
        <button type="button" className={styles.close} aria-label="Закрыть" onClick={() => toast.dismiss(id)}>
          <Icon name="close" size={18} />
        </button>
      </div>
    ),
    // An error stays until it is closed; a success disappears by itself.
    { duration: kind === 'error' ? Number.POSITIVE_INFINITY : 6000 },
  );
}

/** A short message about what has just been done, over the page. Needs Toasts in the layout. */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
};
