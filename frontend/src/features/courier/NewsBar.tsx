import { Button } from '../../ui/actions/Button';
import { newsWords, type ShownRun } from './changes';
import { useCourier } from './useCourier';
import styles from './courier.module.css';

/** What the desk has changed, until the driver has read it. */
export function NewsBar({ shown: { run, news } }: { shown: ShownRun }) {
  const courier = useCourier();
  const told = newsWords(news, run.stops);
  if (told.length === 0) return null;
  return (
    <div className={styles.told}>
      <div role="status">
        <p className={styles.barTitle}>Диспетчер изменил</p>
        <ul>
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Button kind="secondary" onClick={courier.readNews}>
        Понятно
      </Button>
    </div>
  );
}
