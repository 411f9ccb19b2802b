import { useEffectEvent, useLayoutEffect } from 'react';
import { storedValue } from '../../../shared/storage';

export type Key = '/' | '?' | 'j' | 'k' | 'e' | 'n' | 'p';

/** Keys of one character can be switched off (WCAG 2.1.4); Ctrl+Z stays. */
export const shortcutsOff = storedValue<{ off: boolean }>(
  'browser',
  'shlyah.keys',
  ({ off }) => typeof off === 'boolean',
);

/** Controls in which letters have a meaning of their own. */
const FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"])';

/** Under the Russian layout the key counts by its place. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '/' || key === '?') return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  if (shiftKey) return '';
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
}

function isElsewhere(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return true;
  if (target instanceof Element && target.matches(FIELDS)) return true;
  return document.querySelector('dialog[open]') !== null || shortcutsOff.read()?.off === true;
}

/** Actions of a screen by one key, except in fields and while a dialog is open. */
export function useShortcuts(actions: Partial<Record<Key, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = (actions as Record<string, (() => void) | undefined>)[keyOf(event)];
    if (!action || isElsewhere(event)) return;
    event.preventDefault();
    action();
  });
  // Before painting: a key may be pressed as soon as the page is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
