/** An action offered with a message, such as undo. */
export interface MessageAction {
  label: string;
  onClick: () => void;
  /** By Ctrl+Z as well. */
  isUndo?: boolean;
  /** Time it is offered. */
  ms: number;
}

/** A short message about what has just been done. */
export interface Message {
  kind: 'success' | 'error';
  text: string;
  action?: MessageAction;
}

type Listener = (message: Message) => void;

let waiting: Message[] = [];
let listener: Listener | null = null;
const watchers = new Set<() => void>();

/** Queue of messages for the toasts, kept until a listener subscribes. */
export const messages = {
  say(message: Message): void {
    if (listener) return listener(message);
    waiting = [...waiting, message];
    watchers.forEach((changed) => changed());
  },

  /** Delivers queued and later messages; returns the unsubscribe function. */
  listen(next: Listener): () => void {
    listener = next;
    const late = waiting;
    waiting = [];
    late.forEach(next);
    return () => {
      listener = null;
    };
  },

  watch(changed: () => void): () => void {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },

  isAnyWaiting: (): boolean => waiting.length > 0,
};
