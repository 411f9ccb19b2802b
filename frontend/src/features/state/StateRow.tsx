import type { StateRowDto } from '@shlyah/api-client';
import { StatusBadge, type StatusTone } from '../../ui/feedback/StatusBadge';
import styles from './state.module.css';

const words: Record<StateRowDto['level'], [StatusTone, string]> = {
  ok: ['done', 'в порядке'],
  attention: ['way', 'нужно внимание'],
  trouble: ['stopped', 'не работает'],
};

/** One part of the service: its state and remedy. */
export function StateRow({ row }: { row: StateRowDto }) {
  const { title, level, text, advice } = row;
  // A replica of the release before, during an upgrade, answers without them.
  const details = (row as Partial<StateRowDto>).details ?? [];
  const [tone, word] = words[level];
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <div>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </div>
      <div className={styles.words}>
        <p>{text}</p>
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
    </li>
  );
}
