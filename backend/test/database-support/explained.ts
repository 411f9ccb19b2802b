import type { DataSource } from 'typeorm';
import type { Statement } from './asked';

/** Steps of SQLite that read no row of a table. */
const COVERED = /COVERING INDEX|TEMP B-TREE/;

const isServer = ({ options }: DataSource): boolean => options.type === 'mysql';

/** A merge of indexes may read the rows of ten pages, and sorts those of no more. */
const mostMerged = 200;

/**
 * The steps of the plan that read a whole table, its rows and not an index, or sort what they read from elsewhere than an index, or look for what
 * is in several indexes at once. Of a range of days or prices the numbers are sorted: an index has them and all that is asked for. The words of a search are grouped by order, to have all of them. A table with a row for each account that is being removed is nearly always empty and may be read whole.
 */
export async function wideSteps(plans: DataSource, [sql, values]: Statement): Promise<string[]> {
  if (isServer(plans)) {
    const steps = await plans.query<{ table: string; type: string; rows: number; Extra: string | null }[]>(
      `EXPLAIN ${sql}`,
      values,
    );
    return steps
      .filter(
        ({ table, type, rows, Extra }) =>
          (type === 'ALL' && !/^<(derived|subquery)|^order_totals|^removals$|^o$/.test(table)) ||
          (type === 'ALL' && table === 'o' && !/order_totals/.test(sql)) ||
          (type === 'index_merge' && rows > mostMerged && !/union/.test(Extra ?? '')) ||
          (table !== 'w' && /^(?!.*Using index(?! condition)).*filesort/.test(Extra ?? '')),
      )
      .map((step) => JSON.stringify(step));
  }
  const steps = await plans.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, values);
  const isSorted = !steps.every(({ detail }) => COVERED.test(detail));
  // "SCAN o" alone walks the rows in the order of their keys and stops after twenty.
  return steps
    .map(({ detail }) => detail)
    .filter(
      (detail) =>
        (isSorted && detail.includes('TEMP B-TREE')) ||
        /^SCAN (?!o$)(?!\(|s$|b$|removals$|CONSTANT ROW)(?!.*INDEX)/.test(detail),
    );
}

/** Whether an index holds all that is asked for. */
export async function isCovered(plans: DataSource, [sql, values]: Statement): Promise<boolean> {
  if (!isServer(plans)) {
    const steps = await plans.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, values);
    return steps.every(({ detail }) => COVERED.test(detail));
  }
  const steps = await plans.query<{ Extra: string | null }[]>(`EXPLAIN ${sql}`, values);
  return steps.every(({ Extra }) => /Using index(?! condition)/.test(Extra ?? ''));
}
