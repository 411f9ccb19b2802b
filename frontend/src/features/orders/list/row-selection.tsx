import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../../ui/fields/Checkbox';
import type { Column } from '../../../ui/layout/Table';
import { numberedOrder } from '../../../ui/text';
import styles from './row-selection.module.css';

interface RowSelection<Row> {
  /** «Выбрать все на странице» over the cards of narrow screens; wide ones have it in the column's header. */
  above: ReactNode;
  column: Column<Row>;
}

/** The checkboxes of a list of orders; with Shift, all rows from the one touched last. */
export function useRowSelection<Row extends { id: number }>(
  orders: readonly Row[],
  selected: ReadonlySet<number>,
  onSelect: (ids: readonly number[], on: boolean) => void,
): RowSelection<Row> {
  const [lastTouched, setLastTouched] = useState<number | 'all' | null>(null);
  const ids = orders.map(({ id }) => id);

  const skipAfter = (touched: number | 'all') =>
    touched === lastTouched && selected.size > 0 && <SkipToActions />;
  const selectAll = (labelHidden: boolean) => (
    <>
      <Checkbox
        label="Выбрать все на странице"
        labelHidden={labelHidden}
        checked={ids.length > 0 && ids.every((id) => selected.has(id))}
        onChange={(on) => {
          setLastTouched('all');
          onSelect(ids, on);
        }}
      />
      {skipAfter('all')}
    </>
  );
  const select = (id: number, on: boolean, shift: boolean) => {
    const [from, to] = [ids.indexOf(typeof lastTouched === 'number' ? lastTouched : id), ids.indexOf(id)];
    setLastTouched(id);
    onSelect(shift && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], on);
  };
  return {
    above: <div className={styles.above}>{selectAll(false)}</div>,
    column: {
      key: 'select',
      width: '28px',
      header: 'Выбор',
      headerHidden: true,
      headerControl: <span className={styles.inHead}>{selectAll(true)}</span>,
      cell: ({ id }) => (
        <>
          <Checkbox
            label={`Выбрать заказ ${numberedOrder(id)}`}
            labelHidden
            checked={selected.has(id)}
            onChange={(on, shift) => select(id, on, shift)}
          />
          {skipAfter(id)}
        </>
      ),
    },
  };
}

/** The next stop after a choice; seen while it has the focus. Rows below would be dozens of stops. */
function SkipToActions() {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => document.querySelector<HTMLElement>('[data-chosen-bar]')?.focus()}
    >
      К действиям с выбранными
    </button>
  );
}
