import { useRef } from 'react';
import { uniqueKey } from './unique-key';

/** The text of a body; a file by its name, size and date. */
const textOf = (body: object): string =>
  JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Returns the Idempotency-Key for a body: the same key on every try, so that a lost response followed by another click
 * creates nothing twice, and a new key when the body changes.
 */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = textOf(body);
    if (text !== last.current.text) last.current = { text, key: uniqueKey() };
    return last.current.key;
  };
}
