import type { Key, ReactNode } from 'react';
import { classes } from '../classes';
import { useFocusRestore } from '../useFocusRestore';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  /** The column's name: over the column, and before its value in a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** end: numbers and prices, aligned by their digits. */
  align?: 'end';
  /** CSS width of the column on wide screens. */
  width?: string;
  /** On phones: the heading of the card, without the column's name. */
  title?: boolean;
  /** The name is for screen readers only, e.g. for a column of buttons. */
  headerHidden?: boolean;
  /** A control in the header of a wide table, e.g. one that selects all rows. */
  headerControl?: ReactNode;
}

interface TableProps<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Highlights a row, e.g. the order just placed. */
  isMarked?: (row: Row) => boolean;
  /** Tints a selected row. */
  isChosen?: (row: Row) => boolean;
  /**
   * A class that lays a row out on narrow screens as a grid whose areas are named by the columns' keys. Without it a row
   * is a card with a name before each value.
   */
  narrow?: string | undefined;
  /** Nothing in it takes the focus: it takes it itself, to be scrolled by keys. */
  scrolledByKeys?: boolean;
}

/**
 * A table on wide screens, cards on phones: the same elements in another layout. Roles are explicit because changing
 * a table's `display` removes its semantics in some browsers.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, isMarked, isChosen, narrow, scrolledByKeys } = props;
  const trackFocus = useFocusRestore();
  return (
    <div
      className={styles.scroll}
      {...(scrolledByKeys && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table role="table" className={classes(styles.table, narrow ? narrow : styles.cards)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                data-column={column.key}
                scope="col"
                className={column.align === 'end' ? styles.end : undefined}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.headerHidden ? (
                  <span className="visually-hidden">{column.header}</span>
                ) : (
                  column.header
                )}
                {column.headerControl}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onFocus={trackFocus}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={classes(
                styles.row,
                isChosen?.(row) && styles.chosen,
                isMarked?.(row) && styles.marked,
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-column={column.key}
                  className={classes(
                    styles.cell,
                    column.align === 'end' && styles.end,
                    column.title && styles.title,
                    column.headerHidden && styles.nameless,
                  )}
                  style={narrow ? { gridArea: column.key } : undefined}
                >
                  {!narrow && !column.title && !column.headerHidden && (
                    <span className={styles.name} aria-hidden="true">
                      {column.header}
                    </span>
                  )}
                  <div className={styles.value}>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
