import { useRef } from 'react';
import { uniqueKey } from './unique-key';

/** The text of a body; a file by what it is called and how large it is. */
const textOf = (body: object): string =>
  JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Gives the Idempotency-Key of a body that a form creates something with: the same on every try, so that a lost answer
 * followed by another click creates nothing twice, and a new one as soon as the body is another.
 */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = textOf(body);
    if (text !== last.current.text) last.current = { text, key: uniqueKey() };
    return last.current.key;
  };
}
