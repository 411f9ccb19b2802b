import { useEffect, useRef } from 'react';
import { typeset } from '../../../ui/text';
import styles from './import.module.css';

interface ReadHeadingProps {
  words: string;
  /** Grows with each result that the person has asked for. */
  shown: number;
}

/** The result of reading the table; what was pressed for it has gone, so it takes the focus. */
export function ReadHeading({ words, shown }: ReadHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown > 0) heading.current?.focus();
  }, [shown]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.result}>
      {typeset(words)}
    </h2>
  );
}
