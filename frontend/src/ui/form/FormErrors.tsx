import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { ErrorSummary, type SummaryError } from '../feedback/ErrorSummary';
import { flatErrors, type SubmitFailure } from './errors';
import { fieldRefs, type FieldRef } from './field-refs';

/**
 * The error summary of the enclosing form after a failed submit. It is a snapshot of that attempt: it never appears, and
 * never takes the focus, during typing.
 */
export function FormErrors({ failureTitle }: { failureTitle?: string | undefined }) {
  const { errors, status, isSubmitting, submitCount } = useFormikContext();
  const [attempt, setAttempt] = useState({
    number: 0,
    wrong: [] as FieldRef[],
    refused: [] as FieldRef[],
  });
  const latest = useRef({ errors, status });
  useLayoutEffect(() => {
    latest.current = { errors, status };
  });

  // Before painting, so that the summary appears together with its labels.
  useLayoutEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const failure = latest.current.status as SubmitFailure | undefined;
    const wrong = fieldRefs(flatErrors(latest.current.errors).map(([path]) => path));
    const refused = fieldRefs(Object.keys(failure?.errors ?? {}));
    setAttempt((before) => ({ number: before.number + 1, wrong, refused }));
  }, [isSubmitting, submitCount]);

  const failure = status as SubmitFailure | undefined;
  const texts = new Map(flatErrors(errors));
  const summary = attempt.wrong.flatMap((place) => named(place, texts.get(place.path)));
  const refused = failure !== undefined && attempt.wrong.length === 0;
  if (refused) {
    const byField = attempt.refused.flatMap((place) => named(place, ...(failure.errors?.[place.path] ?? [])));
    summary.push(...(byField.length > 0 ? byField : [{ text: failure.message }]));
  }
  if (isSubmitting || attempt.number === 0) return null;
  return (
    <ErrorSummary errors={summary} attempt={attempt.number} title={refused ? failureTitle : undefined} />
  );
}

const named = ({ fieldId, label }: FieldRef, ...texts: (string | undefined)[]): SummaryError[] =>
  texts.filter((text) => text !== undefined).map((text) => ({ fieldId, text: withLabel(label, text) }));

/** Prefixes a text with its field's label, since «Это поле обязательно» names none; a text that names its field stays. */
function withLabel(label: string, text: string): string {
  return !label || text.toLowerCase().startsWith(label.toLowerCase()) ? text : `${label}: ${text}`;
}
