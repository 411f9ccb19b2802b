import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Subject and keys of the search: the accessible name and placeholder. */
  label: string;
  value: string;
  /** Called with the trimmed text a moment after the typing stops, and at once by Enter. */
  onSearch: (text: string) => void;
  maxLength?: number;
}

/** Pause in typing that starts the search, in ms. */
const REST_MS = 300;

/** A search that narrows a list as one types. */
export function SearchField({ label, value, onSearch, maxLength = 100 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);

  useEffect(() => {
    // Only a value that came from elsewhere (Back, a reset) replaces typed text.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (typed: string) => {
    clearTimeout(timer.current);
    const question = typed.trim();
    if (question === asked.current) return;
    asked.current = question;
    onSearch(question);
  };

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        ask(text);
      }}
    >
      <Icon name="search" size={18} className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(target.value), REST_MS);
        }}
      />
    </form>
  );
}
