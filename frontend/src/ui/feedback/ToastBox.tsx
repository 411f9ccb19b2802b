import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { Icon } from '../icons/Icon';
import { messages, type Message } from './messages';
import styles from './Toasts.module.css';

/** The toasts themselves; comes with the first message, since the library weighs as much as a screen. */
export default function ToastBox() {
  useEffect(() => messages.listen(show), []);
  return <Toaster position="bottom-center" visibleToasts={3} containerAriaLabel="Сообщения" />;
}

function show({ kind, text, action }: Message): void {
  toast.custom(
    (id) => (
      <div className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
        <Icon name={kind === 'error' ? 'warning' : 'check'} className={styles[kind]} />
        <span>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              toast.dismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Закрыть" onClick={() => toast.dismiss(id)}>
          <Icon name="close" size={18} />
        </button>
      </div>
    ),
    // An error stays until it is closed; a success disappears by itself.
    { duration: kind === 'error' ? Number.POSITIVE_INFINITY : (action?.ms ?? 6000) },
  );
}
