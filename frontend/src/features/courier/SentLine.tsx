import { sentCount } from './outcomes';
import { picturesLeft } from './pictures';
import { useCourierState } from './useCourier';
import styles from './courier.module.css';

/** «фото: 3 ждут связи, 1 не принято». */
function pictureWords(waiting: number, refused: number, connected: boolean): string | null {
  const verb = waiting === 1 ? 'ждёт' : 'ждут';
  const words = [
    waiting > 0 && `${waiting} ${verb} ${connected ? 'отправки' : 'связи'}`,
    refused > 0 && `${refused} не принято`,
  ].filter(Boolean);
  return words.length > 0 ? `фото: ${words.join(', ')}` : null;
}

/** How many of the recorded outcomes the server has, and how many pictures it has not. */
export function SentLine() {
  const { outcomes, pictures, connected, refused } = useCourierState();
  const { sent, all } = sentCount(outcomes);
  const words = all === 0 ? 'Отправлять нечего' : `Отправлено ${sent} из ${all}`;
  const left = picturesLeft(pictures, outcomes);
  const photos = pictureWords(left.waiting.length, left.refused.length, connected);
  const isAllSent = sent === all && left.waiting.length === 0;
  return (
    <div className={styles.sent}>
      <p role="status">
        <strong>{words}</strong>
        {photos && ` · ${photos}`}
        {!connected && ' · нет связи'}
      </p>
      {refused && !isAllSent && <p role="alert">{refused} Отмеченное остаётся на телефоне.</p>}
    </div>
  );
}
