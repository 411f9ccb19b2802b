import type { RunSummaryDto } from '@shlyah/api-client';
import { isDay, toMinsk } from '@shlyah/domain';
import { useState } from 'react';
import { useLoaded } from '../../../shared/useLoaded';
import { DateField } from '../../../ui/fields/DateField';
import { Select } from '../../../ui/fields/Select';
import { getRuns } from '../runs/actions';
import { runWords } from '../runs/words';
import styles from './scans.module.css';
import type { Meaning } from './shift';
import { meaningWords } from './words';

export interface ScanMeaningProps {
  meaning: Meaning;
  onChange: (meaning: Meaning) => void;
  /** Whether errors of missing values are shown. */
  shown: boolean;
}

const noRuns: RunSummaryDto[] = [];

/** The run that scanned orders go into. */
export default function RunFields({ meaning, onChange, shown }: ScanMeaningProps) {
  const [day, setDay] = useState(() => toMinsk(new Date()).slice(0, 10));
  const { data } = useLoaded(getRuns, { day });
  const open = (data ?? noRuns).filter(({ state }) => state === 'open');
  const chosen = meaning.run ?? null;
  const choices = open.map((run) => ({ value: String(run.id), label: `Рейс ${runWords(run)}` }));
  const isListed = open.some(({ id }) => id === chosen);
  return (
    <div className={styles.run}>
      <DateField label="День рейса" value={day} onChange={(next) => isDay(next) && setDay(next)} />
      <Select
        label="Рейс"
        hint="Или отсканируйте штрихкод маршрутного листа"
        placeholder={choices.length === 0 ? 'В этот день рейсов нет' : 'Выберите рейс'}
        value={String(chosen ?? '')}
        choices={
          chosen && !isListed
            ? [{ value: String(chosen), label: meaningWords(meaning) }, ...choices]
            : choices
        }
        error={shown && !chosen ? 'Выберите рейс' : undefined}
        onChange={(value) => onChange({ action: 'run', run: value ? Number(value) : null })}
      />
    </div>
  );
}
