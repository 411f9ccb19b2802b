import { sentCount } from './outcomes';
import { useCourierState } from './useCourier';
import styles from './courier.module.css';

/** How many of the recorded outcomes the server has. */
export function SentLine() {
  const { outcomes, connected, refused } = useCourierState();
  const { sent, all } = sentCount(outcomes);
  const words = all === 0 ? 'Отправлять нечего' : `Отправлено ${sent} из ${all}`;
  return (
    <div className={styles.sent}>
      <p role="status">
        <strong>{words}</strong>
        {!connected && ' · нет связи'}
      </p>
      {refused && sent < all && <p role="alert">{refused} Отмеченное остаётся на телефоне.</p>}
    </div>
  );
}
