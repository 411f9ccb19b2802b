import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { ErrorSummary, type SummaryError } from '../feedback/ErrorSummary';
import { fieldIdOf, flatErrors, type SubmitFailure } from './errors';

/**
 * The error summary of the enclosing form, made when submitting has failed. It is a snapshot of that attempt: it
 * never appears, and never takes the focus, while a person is typing.
 */
export function FormErrors({ failureTitle }: { failureTitle?: string }) {
  const { errors, status, isSubmitting, submitCount } = useFormikContext();
  const [attempt, setAttempt] = useState({
    number: 0,
    paths: [] as string[],
    labels: new Map<string, string>(),
  });
  const latest = useRef({ errors, status });
  latest.current = { errors, status };

  // Before painting, so that the summary appears together with its labels.
  useLayoutEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const paths = flatErrors(latest.current.errors).map(([path]) => path);
    const refused = Object.keys((latest.current.status as SubmitFailure | undefined)?.errors ?? {});
    const labels = new Map([...paths, ...refused].map((path) => [path, labelOf(fieldIdOf(path))]));
    setAttempt((before) => ({ number: before.number + 1, paths, labels }));
  }, [isSubmitting, submitCount]);

  const failure = status as SubmitFailure | undefined;
  const left = flatErrors(errors).filter(([path]) => attempt.paths.includes(path));
  const named = (path: string, text: string): SummaryError => ({
    fieldId: fieldIdOf(path),
    text: withLabel(attempt.labels.get(path) ?? '', text),
  });
  const summary = left.map(([path, text]) => named(path, text));
  const refused = failure !== undefined && attempt.paths.length === 0;
  if (refused) {
    const byField = Object.entries(failure.errors ?? {}).flatMap(([path, texts]) =>
      texts.map((text) => named(path, text)),
    );
    summary.push(...(byField.length > 0 ? byField : [{ text: failure.message }]));
  }
  if (isSubmitting) return null;
  return (
    <ErrorSummary
      errors={summary}
      attempt={attempt.number}
      {...(refused && failureTitle && { title: failureTitle })}
    />
  );
}

/** The text of a control's label or of a group's legend; "" when the field is not on the screen. */
function labelOf(fieldId: string): string {
  const field = document.getElementById(fieldId);
  const label = document.querySelector(`label[for="${fieldId}"]`) ?? field?.querySelector('legend');
  return label?.firstChild?.textContent?.trim() ?? '';
}

/** Six lines of «Это поле обязательно» would not name their fields; a text that already names its field is kept. */
function withLabel(label: string, text: string): string {
  return !label || text.toLowerCase().startsWith(label.toLowerCase()) ? text : `${label}: ${text}`;
}
