import { FAILURES, LIMITS, proofFields, RECEIVED_AS, type Failure, type ReceivedAs } from '@shlyah/domain';
import { Checkbox } from '../../ui/fields/Checkbox';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { TextField } from '../../ui/fields/TextField';
import { PlacesStepper } from './PlacesStepper';
import type { CourierStop, StopEnd } from './wire';

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface FieldsProps {
  end: StopEnd;
  change: (changes: Partial<StopEnd>) => void;
}

export function GoodFields({ stop, end, change }: FieldsProps & { stop: CourierStop }) {
  return (
    <>
      {end.outcome === 'collected' && (
        <PlacesStepper
          all={stop.places}
          value={end.places ?? stop.places}
          onChange={(places) => change({ places })}
        />
      )}
      {end.outcome === 'handed' && (
        <RadioGroup
          label="Кто получил"
          value={end.receivedAs ?? ''}
          onChange={(value) => change({ receivedAs: value as ReceivedAs })}
          choices={choicesOf(RECEIVED_AS)}
        />
      )}
      {end.outcome !== 'collected' && (
        <TextField
          label={end.outcome === 'point' ? 'Кто принял в пункте' : 'Имя'}
          optional
          maxLength={LIMITS.name}
          autoComplete="off"
          autoCapitalize="words"
          value={end.receivedBy ?? ''}
          onChange={(receivedBy) => change({ receivedBy })}
        />
      )}
      {end.outcome === 'handed' && <PapersFields end={end} change={change} />}
    </>
  );
}

/** What shows that the cargo was given to the right person. No number of a passport: it is kept nowhere. */
function PapersFields({ end, change }: FieldsProps) {
  return (
    <>
      <Checkbox
        label={proofFields.documentShown.label}
        checked={end.documentShown ?? false}
        onChange={(documentShown) => change({ documentShown })}
      />
      <TextField
        label={proofFields.proxy.label}
        optional
        maxLength={proofFields.proxy.max}
        autoComplete="off"
        value={end.proxy ?? ''}
        onChange={(proxy) => change({ proxy })}
      />
    </>
  );
}

export function FailedFields({ end, change }: FieldsProps) {
  return (
    <>
      <RadioGroup
        label="Почему"
        value={end.failure ?? ''}
        onChange={(value) => change({ failure: value as Failure })}
        choices={choicesOf(FAILURES)}
      />
      {end.failure === 'other' && (
        <TextField
          label="Причина"
          maxLength={LIMITS.text}
          value={end.failureWords ?? ''}
          onChange={(failureWords) => change({ failureWords })}
        />
      )}
      <TextField
        label="Когда привезти снова"
        optional
        width="medium"
        type="date"
        value={end.nextDay ?? ''}
        onChange={(nextDay) => change({ nextDay })}
      />
    </>
  );
}
