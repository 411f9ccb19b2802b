import { staffFields, FAILURES, fieldProblem, NOT_DELIVERED, type Failure } from '@shlyah/domain';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { Select } from '../../ui/fields/Select';
import { TextField } from '../../ui/fields/TextField';
import { choicesIn } from './words';

const reasons = choicesIn(FAILURES);
const isFailure = (value: string): value is Failure => value in FAILURES;

/** The error of the text of a reason; null without one. */
export const wordsProblem = (failure: Failure | null, words: string): string | null =>
  fieldProblem(staffFields.failureWords, words, { status: NOT_DELIVERED, failure });

interface FailureFieldsProps {
  failure: Failure | null;
  words: string;
  /** Whether errors of missing values are shown. */
  shown: boolean;
  /** One line instead of a list. */
  short?: boolean;
  onFailure: (failure: Failure) => void;
  onWords: (words: string) => void;
}

/** Why an order was not delivered. */
export function FailureFields({
  failure,
  words,
  shown,
  short = false,
  onFailure,
  onWords,
}: FailureFieldsProps) {
  const choice = {
    label: 'Почему',
    value: failure ?? '',
    choices: reasons,
    error: shown && failure === null ? 'Выберите причину' : undefined,
    onChange: (value: string) => {
      if (isFailure(value)) onFailure(value);
    },
  };
  return (
    <>
      {short ? <Select {...choice} placeholder="Выберите причину" /> : <RadioGroup {...choice} />}
      {failure === 'other' && (
        <TextField
          label={staffFields.failureWords.label}
          hint="Её увидит клиент"
          value={words}
          onChange={onWords}
          maxLength={staffFields.failureWords.max}
          error={shown ? (wordsProblem(failure, words) ?? undefined) : undefined}
        />
      )}
    </>
  );
}
