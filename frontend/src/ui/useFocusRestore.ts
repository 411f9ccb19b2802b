import { useEffect, useRef, type FocusEvent } from 'react';

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

interface FocusPosition {
  control: Element;
  rows: Element[];
  row: number;
  /** The part of the row, a cell for instance, that holds the control; -1 for a row without parts. */
  part: number;
  nth: number;
}

/**
 * Restores the focus in a list when the focused row is removed; the handler is the list's `onFocus`. The focus moves to the
 * same control of the row, of the next row that stays, or of the one before. A new page of a list takes no focus.
 */
export function useFocusRestore(): (event: FocusEvent<HTMLElement>) => void {
  const position = useRef<FocusPosition | null>(null);

  useEffect(() => {
    const lost = position.current;
    if (!lost || lost.control.isConnected) return;
    position.current = null;
    if (document.activeElement === document.body) successorOf(lost)?.focus();
  });

  return ({ target, currentTarget }) => {
    const rows = [...currentTarget.children];
    const row = rows.findIndex((one) => one.contains(target));
    const part = [...(rows[row]?.children ?? [])].findIndex((one) => one.contains(target));
    const nth = controlsOf(rows[row]?.children[part]).indexOf(target);
    position.current = { control: target, rows, row, part, nth };
  };
}

function successorOf({ rows, row, part, nth }: FocusPosition): HTMLElement | undefined {
  const next = [...rows.slice(row), ...rows.slice(0, row).reverse()].find((element) => element.isConnected);
  const controls = controlsOf(next?.children[part]);
  return controls[nth] ?? controls.at(-1) ?? controlsOf(next)[0];
}

function controlsOf(part: Element | undefined): HTMLElement[] {
  if (!part) return [];
  return part.matches(CONTROLS) ? [part as HTMLElement] : [...part.querySelectorAll<HTMLElement>(CONTROLS)];
}
