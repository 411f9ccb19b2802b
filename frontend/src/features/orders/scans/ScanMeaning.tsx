import { NOT_DELIVERED, SCAN_STATUSES, type Failure } from '@shlyah/domain';
import type { ScanAction } from '@shlyah/api-client';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Select } from '../../../ui/fields/Select';
import { FailureFields } from '../FailureFields';
import styles from './scans.module.css';
import type { ScanMeaningProps } from './RunFields';
import type { Meaning } from './shift';

const RunFields = lazyPart(() => import('./RunFields'));
const NextDayField = lazyPart(() => import('./NextDayField'));

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

/** The action applied to the next scans. */
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
      <Suspense>
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
        {action === 'status' && status === NOT_DELIVERED && (
          <NextDayField meaning={meaning} onChange={onChange} />
        )}
        {action === 'run' && <RunFields meaning={meaning} onChange={onChange} shown={shown} />}
      </Suspense>
    </div>
  );
}
