import { useEffect, useState } from 'react';
import { storedValue, type StoredValue } from './storage';

/** A text typed beside a press, and what the press is about where the page does not tell. */
interface TypedDraft<About> {
  text: string;
  about?: About | undefined;
}

/** Where such a text is kept in this tab. */
export const typedDraft = <About = never>(key: string): StoredValue<TypedDraft<About>> =>
  storedValue<TypedDraft<About>>('tab', key, ({ text }) => typeof text === 'string');

export interface Typed {
  text: string;
  setText: (text: string) => void;
  /** Whether there is anything to keep. */
  hasInput: boolean;
  /** Whether leaving the page loses nothing. */
  isKept: () => boolean;
  /** Whether the session has ended. */
  setOver: (isOver: boolean) => void;
}

/**
 * A reason or a comment typed beside a press, by the rules of a form that asks before it is left: kept in the tab once the
 * session has ended, and there again after the login.
 */
export function useTyped<About>(draft: () => StoredValue<TypedDraft<About>>, about?: About): Typed {
  const [storage] = useState(draft);
  const [text, setText] = useState(() => storage.read()?.text ?? '');
  const [isOver, setOver] = useState(false);
  const hasInput = text.trim() !== '' || about !== undefined;
  useEffect(() => {
    if (isOver && hasInput) storage.write({ text, about });
    else storage.remove();
  }, [storage, isOver, hasInput, text, about]);
  return { text, setText, hasInput, isKept: () => isOver, setOver };
}
