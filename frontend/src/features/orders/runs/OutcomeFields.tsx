import type { RunOrderDto } from '@shlyah/api-client';
import { LIMITS, RECEIVED_AS } from '@shlyah/domain';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { DateField } from '../../../ui/fields/DateField';
import { Select } from '../../../ui/fields/Select';
import { TextField } from '../../../ui/fields/TextField';
import { TimeField } from '../../../ui/fields/TimeField';
import { numbered } from '../../../ui/text';
import { choicesOf, failureIn, isBrought, outcomeIn, toldWords, type StopDraft } from './return-draft';
import styles from './ReturnPanel.module.css';

interface OutcomeFieldsProps {
  stop: RunOrderDto;
  draft: StopDraft;
  /** The refusals of the API, by the field of the outcome. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (change: Partial<StopDraft>) => void;
}

const TAKERS = Object.entries(RECEIVED_AS).map(([value, label]) => ({ value, label }));

/** «Мест: 3 из 5», the most first. */
const partsOf = (all: number) =>
  Array.from({ length: all - 1 }, (_, at) => String(all - at - 1)).map((value) => ({
    value,
    label: `Мест: ${value} из ${all}`,
  }));

/** «Вернулось: 2 из 3» down to none; all is the choice of the placeholder. */
const backChoices = (all: number) =>
  Array.from({ length: all }, (_, at) => all - at - 1).map((back) => ({
    value: String(back),
    label: all === 1 ? 'Место не вернулось' : `Вернулось: ${back} из ${all}`,
  }));

/** The outcome of a stop, with the hour and the taker, or the reason and the next day. */
export function OutcomeFields({ stop, draft, errors, onChange }: OutcomeFieldsProps) {
  const { id, task, live, outcome } = stop;
  if (!live || outcome !== null) return <span>{toldWords(stop)}</span>;
  const chosen = outcomeIn(draft);
  const taker = task === 'deliver' ? 'Кто принял' : 'Кто отдал';
  const isPutOff = chosen === 'failed' || chosen === 'missed';
  return (
    <div className={styles.fields}>
      <Select
        label={`Исход заказа ${numbered(id)}`}
        labelHidden
        value={draft.choice}
        onChange={(choice) => onChange({ choice })}
        choices={choicesOf(task)}
        placeholder="Исход…"
        error={errors['outcome'] ?? errors['failure'] ?? errors['order']}
      />
      {failureIn(draft) === 'other' && (
        <TextField
          label="Причина своими словами"
          labelHidden
          placeholder="Причина"
          value={draft.failureWords}
          maxLength={LIMITS.text}
          onChange={(failureWords) => onChange({ failureWords })}
          error={errors['failureWords']}
        />
      )}
      {chosen && chosen !== 'missed' && (
        <TimeField
          label="Час"
          labelHidden
          value={draft.hour}
          onChange={(hour) => onChange({ hour })}
          error={errors['at']}
        />
      )}
      {chosen === 'collected' && stop.places > 1 && (
        <Select
          label="Забрано мест"
          labelHidden
          value={draft.places}
          onChange={(some) => onChange({ places: some })}
          choices={partsOf(stop.places)}
          placeholder={`Мест: все ${stop.places}`}
          error={errors['places']}
        />
      )}
      {isBrought(stop, draft) && (
        <div className={styles.back}>
          <Select
            label={`Сколько мест вернулось, заказ ${numbered(id)}`}
            labelHidden
            value={draft.back}
            onChange={(back) => onChange({ back, scanned: '' })}
            choices={backChoices(stop.places)}
            placeholder={stop.places === 1 ? 'Место вернулось' : `Вернулись все: ${stop.places}`}
            error={errors['placesBack']}
          />
        </div>
      )}
      {isPutOff && (
        <div className={styles.next}>
          <span aria-hidden="true">на</span>
          <DateField
            label="Перенести на"
            labelHidden
            value={draft.nextDay}
            onChange={(nextDay) => onChange({ nextDay })}
            error={errors['nextDay']}
          />
        </div>
      )}
      {chosen && !isPutOff && (
        <>
          <TextField
            label={taker}
            placeholder={taker}
            labelHidden
            value={draft.receivedBy}
            maxLength={LIMITS.name}
            onChange={(receivedBy) => onChange({ receivedBy })}
            error={errors['receivedBy']}
          />
          {task === 'deliver' && (
            <Select
              label="Кем приходится"
              labelHidden
              value={draft.receivedAs}
              onChange={(receivedAs) => onChange({ receivedAs })}
              choices={TAKERS}
              placeholder="Кем приходится"
              error={errors['receivedAs']}
            />
          )}
          {chosen === 'handed' && stop.returnTTN && (
            <Checkbox
              label="ТТН забрали"
              checked={draft.ttn !== ''}
              onChange={(taken) => onChange({ ttn: taken ? 'yes' : '' })}
            />
          )}
        </>
      )}
    </div>
  );
}
