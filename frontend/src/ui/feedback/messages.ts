/** What can be done about what was done, for instance to undo it. */
export interface MessageAction {
  label: string;
  onClick: () => void;
  /** By Ctrl+Z as well. */
  isUndo?: boolean;
  /** How long it is offered. */
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

/** Messages on their way to the toasts: they wait until somebody listens. */
export const messages = {
  say(message: Message): void {
    if (listener) return listener(message);
    waiting = [...waiting, message];
    watchers.forEach((changed) => changed());
  },

  /** Hands over what waits and everything that comes; answers with the way to stop. */
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
