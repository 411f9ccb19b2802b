import type { ActSeriesDto } from '@shlyah/api-client';
import { formatDateTime, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../shared/useAction';
import { useLoaded } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { Notice, Problem } from '../../ui/feedback/Notice';
import { NumberField } from '../../ui/fields/NumberField';
import { nbsp, numbered } from '../../ui/text';
import { useMay } from '../users/session/useMay';
import { getActSeries, stateLastAct } from './actions';
import styles from './acts.module.css';

/** Why no act can be issued after a restore, and the question that ends it; nothing at all other times. */
export function StoppedActs() {
  const series = useLoaded(getActSeries, undefined);
  const mayIssue = useMay()('acts:issue');
  const { data } = series;
  if (!data?.stopped) return null;
  return (
    <div className={styles.notice}>
      <Notice kind="attention" title="Акты пока не выставить">
        <p>
          База восстановлена из копии от {formatDateTime(data.stopped.backupAt)}. Акты, выданные после неё, у
          {nbsp}
          клиентов есть, а{nbsp}здесь их нет: сверьтесь с{nbsp}отправленными письмами и{nbsp}бумагами.{' '}
          {data.last === 0 ? 'Здесь актов этого года нет.' : `Последний номер здесь — ${data.last}.`}
        </p>
        {mayIssue ? (
          <LastNumber known={data.last} onStated={series.replace} />
        ) : (
          <p>Последний номер называет администратор.</p>
        )}
      </Notice>
    </div>
  );
}

function LastNumber({ known, onStated }: { known: number; onStated: (series: ActSeriesDto) => void }) {
  const { busy, problem, run } = useAction();
  const [text, setText] = useState(String(known));
  const [shown, setShown] = useState(false);
  const last = /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
  const error = last === null ? MESSAGES.number : last < known ? `Не меньше ${known}` : undefined;
  const state = () => {
    setShown(true);
    if (last === null || error) return;
    void run(stateLastAct({ last }), { done: `Следующий акт — ${numbered(last + 1)}`, onDone: onStated });
  };
  return (
    <div className={styles.lastNumber}>
      <Problem>{problem}</Problem>
      <NumberField
        label="Последний выданный номер"
        hint="Номера до него останутся за выданными актами, следующий акт получит следующий."
        value={text}
        onChange={setText}
        error={shown ? error : undefined}
      />
      <Button busy={busy} onClick={state}>
        Продолжить нумерацию
      </Button>
    </div>
  );
}

/** Numbers that were given before a restore: no act here has them. */
export function ActGaps() {
  const { data } = useLoaded(getActSeries, undefined);
  if (!data || data.gaps.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice title="Номера, которых здесь нет">
        <ul>
          {data.gaps.map((gap) => (
            <li key={`${gap.year} ${gap.first}`}>{gapWords(gap)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** «№ 12–15 за 2026 год: выданы до восстановления из копии 01.12.2026 09:15». */
const gapWords = ({ year, first, last, restoredAt }: ActSeriesDto['gaps'][number]): string => {
  const numbers = first === last ? numbered(first) : `${numbered(first)}–${last}`;
  const given = first === last ? 'выдан' : 'выданы';
  return `${numbers} за ${year}${nbsp}год: ${given} до восстановления из копии ${formatDateTime(restoredAt)}`;
};
