/** An action offered with a message, such as undo. */
export interface ToastAction {
  label: string;
  onClick: () => void;
  /** By Ctrl+Z as well. */
  isUndo?: boolean;
  /** Time it is offered; an error's, until the toast is closed. */
  ms?: number;
}

/** A short message about what has just been done. */
export interface Toast {
  kind: 'success' | 'error';
  text: string;
  action?: ToastAction;
}

type Listener = (message: Toast) => void;

let waiting: Toast[] = [];
let listener: Listener | null = null;
const watchers = new Set<() => void>();

/** Queue of messages for the toasts, kept until a listener subscribes. */
export const toasts = {
  say(message: Toast): void {
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
