import { isDay, SCAN_STATUSES, toMinsk, NOT_DELIVERED, type Failure } from '@shlyah/domain';
import type { RunSummaryDto, ScanAction } from '@shlyah/api-client';
import { useState } from 'react';
import { useLoaded } from '../../../shared/useLoaded';
import { DateField } from '../../../ui/fields/DateField';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Select } from '../../../ui/fields/Select';
import { FailureFields } from '../FailureFields';
import { getRuns } from '../runs/actions';
import { runWords } from '../runs/words';
import styles from './scan.module.css';
import type { Meaning } from './shift';
import { meaningWords } from './words';

interface ScanMeaningProps {
  meaning: Meaning;
  onChange: (meaning: Meaning) => void;
  /** Whether what is missing is told. */
  shown: boolean;
}

const ACTIONS: { value: ScanAction; label: string }[] = [
  { value: 'status', label: 'Статус' },
  { value: 'run', label: 'В рейс' },
  { value: 'receive', label: 'На склад' },
  { value: 'find', label: 'Найти' },
];
const isAction = (value: string): value is ScanAction => ACTIONS.some((one) => one.value === value);

const statuses = SCAN_STATUSES.map(({ id, name }) => ({ value: String(id), label: name }));

const FIRST: Record<ScanAction, Meaning> = {
  status: { action: 'status', status: SCAN_STATUSES.find(({ code }) => code === 'on_the_way')?.id ?? null },
  run: { action: 'run' },
  receive: { action: 'receive' },
  find: { action: 'find' },
};

/** What scans mean from now on. */
export function ScanMeaning({ meaning, onChange, shown }: ScanMeaningProps) {
  const { action, status, failure = null, failureWords } = meaning;
  return (
    <div className={styles.meaning} data-holds-focus>
      <RadioGroup
        label="Что делать с отсканированным"
        shape="segmented"
        value={action}
        choices={ACTIONS}
        onChange={(value) => isAction(value) && onChange(FIRST[value])}
      />
      {action === 'status' && (
        <Select
          label="Статус"
          value={String(status)}
          choices={statuses}
          onChange={(value) => onChange({ action, status: Number(value) })}
        />
      )}
      {action === 'status' && status === NOT_DELIVERED && (
        <FailureFields
          failure={failure as Failure | null}
          words={failureWords ?? ''}
          shown={shown}
          short
          onFailure={(chosen) => onChange({ action, status, failure: chosen })}
          onWords={(words) => onChange({ ...meaning, failureWords: words })}
        />
      )}
      {action === 'run' && <RunFields meaning={meaning} onChange={onChange} shown={shown} />}
    </div>
  );
}

const noRuns: RunSummaryDto[] = [];

function RunFields({ meaning, onChange, shown }: ScanMeaningProps) {
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
