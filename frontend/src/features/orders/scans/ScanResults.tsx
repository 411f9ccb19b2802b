import { formatDateTime, toMinsk } from '@shlyah/domain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { Notice } from '../../../ui/feedback/Notice';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Table, type Column } from '../../../ui/layout/Table';
import { nbsp, numbered } from '../../../ui/text';
import styles from './scans.module.css';
import type { Entry } from './shift';
import { BADGES, meaningWords, messageOf, toneOf, wordOf, type TakenBack } from './words';

const tonesOf = ({ answer, isUndone }: Entry): string | undefined => {
  if (isUndone) return undefined;
  return answer ? styles[toneOf(answer)] : styles.queued;
};

interface LastScanProps {
  entry: Entry | undefined;
  isQueued: boolean;
  /** The answer to an undo after the scan. */
  takenBack: TakenBack | undefined;
  /** «41 из 65 мест рейса № 11», «За смену: 60». */
  counts: readonly string[];
}

/** The answer to the last scan, in a colour and in words that are heard too, and read from two metres. */
export function LastScan({ entry: last, isQueued, takenBack, counts }: LastScanProps) {
  const entry = takenBack ? undefined : last;
  const answer = entry?.answer;
  const tone = takenBack ? !takenBack.isWhole && styles.bad : entry && tonesOf(entry);
  const section = useRef<HTMLElement>(null);
  const isAnything = last !== undefined;
  useEffect(() => {
    // A scan may come while a list further down has the focus, on a phone out of sight of the answer.
    if (isAnything) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnything, last?.scan.id, answer, takenBack]);
  return (
    <section ref={section} className={classes(styles.last, tone)} aria-label="Ответ на сканирование">
      <div role="status">
        {takenBack && (
          <p className={styles.message}>
            <strong className={styles.word}>{takenBack.word}</strong> {takenBack.text}
          </p>
        )}
        {!last && <p className={styles.message}>Отсканируйте первый код</p>}
        {entry && !answer && (
          <p key={entry.scan.id} className={styles.message}>
            <strong className={styles.word}>{isQueued ? 'В очереди' : 'Отправляем…'}</strong>{' '}
            {entry.scan.code}
          </p>
        )}
        {entry && answer && (
          <p key={entry.scan.id} className={styles.message}>
            <strong className={styles.word}>{entry.isUndone ? 'Отменено' : wordOf(answer)}</strong>{' '}
            {messageOf(answer)}
          </p>
        )}
      </div>
      <p className={styles.counts}>
        {counts.map((count) => (
          <span key={count}>{count}</span>
        ))}
      </p>
    </section>
  );
}

/** Orders that wait for their other places. */
export function Incomplete({ entries, onAll }: { entries: readonly Entry[]; onAll: (entry: Entry) => void }) {
  if (entries.length === 0) return null;
  return (
    <Notice kind="attention" title="Не все места">
      <ul className={styles.incomplete}>
        {entries.map((entry) => {
          const { order = 0, scanned = [], places } = entry.answer ?? {};
          return (
            <li key={entry.scan.id}>
              <span>
                {numbered(order ?? 0)}
                {` (${scanned.length}${nbsp}из${nbsp}${places}), ${meaningWords(entry.scan)}`}
              </span>
              <Button kind="secondary" size="small" onClick={() => onAll(entry)}>
                Всё равно отметить
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

const columns: readonly Column<Entry>[] = [
  {
    key: 'code',
    header: 'Код',
    title: true,
    cell: ({ scan, answer }) =>
      answer?.order ? <Link to={paths.order(answer.order)}>{numbered(answer.order)}</Link> : scan.code,
  },
  {
    key: 'time',
    header: 'Время',
    cell: ({ scan }) => formatDateTime(toMinsk(new Date(scan.at))).slice(-5),
  },
  { key: 'meaning', header: 'Что сделать', cell: ({ scan }) => meaningWords(scan) },
  {
    key: 'result',
    header: 'Итог',
    cell: ({ answer, isUndone }) =>
      answer ? (
        <>
          <StatusBadge tone={isUndone ? 'quiet' : BADGES[toneOf(answer)]}>
            {isUndone ? 'Отменено' : wordOf(answer)}
          </StatusBadge>{' '}
          {messageOf(answer)}
        </>
      ) : (
        <StatusBadge tone="quiet">В очереди</StatusBadge>
      ),
  },
];

/** The last scans of the shift. */
export const ScanList = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Table
      caption="Последние сканирования"
      columns={columns}
      rows={entries}
      rowKey={({ scan }) => scan.id}
      narrow={styles.rows}
    />
  );
