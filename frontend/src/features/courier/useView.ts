import type { StopOutcome } from '@shlyah/domain';
import { useSyncExternalStore } from 'react';

/** The view over the list: a stop, the form of an outcome, the camera. It stands in the history, so that the phone's «Назад» closes it. */
export interface View {
  stop?: string;
  form?: StopOutcome;
  scan?: true;
}

interface Entry {
  view: View;
  depth: number;
}

const FIRST: Entry = { view: {}, depth: 0 };
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

const entry = (): Entry => (history.state as Entry | null) ?? FIRST;

export function openView(view: View): void {
  history.pushState({ view, depth: entry().depth + 1 } satisfies Entry, '');
  window.scrollTo(0, 0);
  tell();
}

/** Takes the place of the open view, so that «Назад» leads to the one before it. */
export function replaceView(view: View): void {
  history.replaceState({ view, depth: entry().depth } satisfies Entry, '');
  window.scrollTo(0, 0);
  tell();
}

/** Opens a view on a page that has none yet; one that the browser has restored stays. */
export function openFirst(view: View): void {
  if (entry().depth === 0) openView(view);
}

export function closeView(): void {
  if (entry().depth > 0) history.back();
}

/** Back to the list, over as many entries as there are. */
export function closeViews(): void {
  const { depth } = entry();
  if (depth > 0) history.go(-depth);
}

export const useView = (): View => useSyncExternalStore(subscribe, entry).view;
