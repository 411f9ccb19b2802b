import { formatDate } from '@shlyah/domain';
import { Select } from '../../../ui/fields/Select';
import { TimeField } from '../../../ui/fields/TimeField';
import { daysOf, UNKNOWN, type WhenDraft } from './handover-draft';

interface WhenFieldsProps {
  value: WhenDraft;
  /** The choice of no hour: that of the status, or the one that is recorded. */
  placeholder: string;
  now: Date;
  error: string | null;
  onChange: (value: WhenDraft) => void;
}

const NEAR = ['Сегодня', 'Вчера'];

/** When a try ended: an hour of the last days, or that it is not known. */
export function WhenFields({ value, placeholder, now, error, onChange }: WhenFieldsProps) {
  const days = daysOf(now).map((day, ago) => ({ value: day, label: NEAR[ago] ?? formatDate(day) }));
  const asksHour = value.day !== '' && value.day !== UNKNOWN;
  return (
    <>
      <Select
        label="Когда"
        value={value.day}
        placeholder={placeholder}
        choices={[...days, { value: UNKNOWN, label: 'Время неизвестно' }]}
        onChange={(day) => onChange({ ...value, day })}
      />
      {asksHour && (
        <TimeField
          label="Час"
          value={value.hour}
          onChange={(hour) => onChange({ ...value, hour })}
          error={error ?? undefined}
        />
      )}
    </>
  );
}
