import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary, type SummaryError } from '../feedback/ErrorSummary';
import { fieldIdOf, flatErrors, type SubmitFailure } from './errors';

/**
 * The summary of the form around it, made when an attempt to send has been refused. It is a picture of that
 * attempt: it never appears, and never takes the focus, while a person is typing.
 */
export function FormErrors({ failureTitle }: { failureTitle?: string }) {
  const { errors, status, isSubmitting, submitCount } = useFormikContext();
  const [attempt, setAttempt] = useState({ number: 0, paths: [] as string[] });
  const latest = useRef({ errors, status });
  latest.current = { errors, status };

  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const paths = flatErrors(latest.current.errors).map(([path]) => path);
    setAttempt((before) => ({ number: before.number + 1, paths }));
  }, [isSubmitting, submitCount]);

  const failure = status as SubmitFailure | undefined;
  const left = flatErrors(errors).filter(([path]) => attempt.paths.includes(path));
  const summary: SummaryError[] = left.map(([path, text]) => ({ fieldId: fieldIdOf(path), text }));
  const refused = failure !== undefined && attempt.paths.length === 0;
  if (refused) {
    const byField = Object.entries(failure.errors ?? {}).flatMap(([path, texts]) =>
      texts.map((text) => ({ fieldId: fieldIdOf(path), text })),
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
