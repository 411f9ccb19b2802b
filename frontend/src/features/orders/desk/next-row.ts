/** A control of a row. */
export type RowAction = 'status' | 'accept' | 'price';

/** The order's visible link; collapsed rows are in the document, too. */
const linkOf = (order: number): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-order="${order}"]`)].find(
    (link) => link.closest('[hidden]') === null,
  );

/**
 * Moves the focus to the same control of the next row that has it, since the used one is busy or gone. In the last row the
 * focus stays.
 */
export function focusNextRow(order: number, ...actions: readonly RowAction[]): void {
  const own = document.activeElement?.closest('table');
  const link = `[data-order="${order}"]`;
  // An order may stand in several tables of a screen.
  const table = own?.querySelector(link) ? own : linkOf(order)?.closest('table');
  const rows = [...(table?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  const at = rows.findIndex((row) => row.querySelector(`[data-order="${order}"]`));
  const controls = actions.flatMap((act) =>
    rows.slice(at + 1).flatMap((row) => row.querySelector<HTMLElement>(`[data-act="${act}"]:enabled`) ?? []),
  );
  (controls[0] ?? rows[at]?.querySelector<HTMLElement>('[data-order]'))?.focus();
}

/** Moves the focus back to the first of these orders on the screen, since the button that undid their change is gone. */
export function focusFirst(orders: readonly { id: number }[]): void {
  const links = orders.flatMap(({ id }) => linkOf(id) ?? []);
  links[0]?.focus();
}
