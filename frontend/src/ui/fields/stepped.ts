import { readNumber } from '@shlyah/domain';
import type { KeyboardEvent } from 'react';

/**
 * The arrows of a number field, whose text must stay free (« 2,» is no number yet): up and down by `step`, never
 * below zero, without rounding errors of floats. To be called by onKeyDown.
 */
export function stepByArrows(
  event: KeyboardEvent<HTMLInputElement>,
  step: number,
  onChange: (text: string) => void,
): void {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  const next = Math.max(0, (readNumber(event.currentTarget.value) ?? 0) + direction * step);
  onChange(String(Math.round(next * 100) / 100).replace('.', ','));
}
