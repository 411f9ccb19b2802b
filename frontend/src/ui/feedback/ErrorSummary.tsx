import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './ErrorSummary.module.css';

export interface SummaryError {
  /** id of the field's control; without it the text is no link (an error of the whole form). */
  fieldId?: string | undefined;
  text: string;
}

interface ErrorSummaryProps {
  title?: string | undefined;
  errors: readonly SummaryError[];
  /** Changes with every failed attempt: the summary takes the focus again, even with the same errors. */
  attempt: number;
}

/** All errors of a form, above it: takes the focus and links to each field (as GOV.UK does). */
export function ErrorSummary({ title = 'Проверьте форму', errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // After a blur the fields announce their errors; a live list would be read again at every key.
  const [left, setLeft] = useState<number>();
  const shown = errors.length > 0;
  const takeFocus = useEffectEvent(() => {
    if (shown) box.current?.focus();
  });
  // Only after an attempt: an error that comes and goes while a person types takes no focus.
  useEffect(() => takeFocus(), [attempt]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      className={styles.box}
      role="alert"
      aria-live={left === attempt ? 'off' : 'assertive'}
      tabIndex={-1}
      onBlur={() => setLeft(attempt)}
    >
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''} ${error.text}`}>
            {error.fieldId ? (
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(error.fieldId ?? '');
                  field?.focus();
                  field?.scrollIntoView({ block: 'center' });
                }}
              >
                {error.text}
              </a>
            ) : (
              error.text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
