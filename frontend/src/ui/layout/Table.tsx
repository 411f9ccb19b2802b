import type { Key, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Table.module.css';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** end: numbers and prices, aligned by their digits. */
  align?: 'end';
  /** CSS width of the column on wide screens. */
  width?: string;
  /** On phones: the headline of the card, without its name. */
  title?: boolean;
  /** The name is said but not shown, for a column of buttons. */
  headerHidden?: boolean;
}

interface TableProps<Row> {
  /** What the table holds, for those who do not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Marks a row that deserves a look, for instance the order just made. */
  isMarked?: (row: Row) => boolean;
}

/**
 * A table on wide screens, cards on phones: the same elements, laid out anew.
 * Roles are spelled out because a table whose display is changed loses its meaning in some browsers.
 */
export function Table<Row>({ caption, columns, rows, rowKey, isMarked }: TableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={column.align === 'end' ? styles.end : undefined}
                style={column.width ? { width: column.width } : undefined}
              >
                {column.headerHidden ? (
                  <span className="visually-hidden">{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={classes(styles.row, isMarked?.(row) && styles.marked)}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  className={classes(
                    styles.cell,
                    column.align === 'end' && styles.end,
                    column.title && styles.title,
                    column.headerHidden && styles.nameless,
                  )}
                >
                  <span className={styles.name} aria-hidden="true">
                    {column.header}
                  </span>
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
