import { createEvent, fireEvent } from '@testing-library/react';

interface Typed {
  /** Whether the end of the scan was taken, and so not handled by the control. */
  isTaken: boolean;
  /** How many signs the control has not got. */
  withheld: number;
}

let clock = 1000;

/**
 * Types as a scanner does, with the given pause between the signs by the clock of the events; a field takes the signs, unless they are
 * withheld. `onFirst` is what the browser does with the first one elsewhere.
 */
export function typeScan(
  target: HTMLElement,
  text: string,
  { end = 'Enter', pause = 10, onFirst }: { end?: string; pause?: number; onFirst?: () => unknown } = {},
): Typed {
  clock += 1000;
  const press = (key: string, code: string): boolean => {
    clock += pause;
    const event = createEvent.keyDown(target, { key, code, shiftKey: /[A-Z:]/.test(key) });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    return fireEvent(target, event);
  };
  let withheld = 0;
  [...text].forEach((sign, at) => {
    if (!press(sign, codeOf(sign))) withheld++;
    else if (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type))
      fireEvent.input(target, { target: { value: target.value + sign } });
    if (at === 0) onFirst?.();
  });
  return { isTaken: !press(end, end), withheld };
}

const PLACES: Record<string, string> = { '/': 'Slash', '.': 'Period', ':': 'Semicolon', '-': 'Minus' };

function codeOf(sign: string): string {
  if (/\d/.test(sign)) return `Digit${sign}`;
  return /[a-z]/i.test(sign) ? `Key${sign.toUpperCase()}` : (PLACES[sign] ?? '');
}
