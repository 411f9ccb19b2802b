import type { DataSource } from 'typeorm';
import type { Statement } from './asked';

const isServer = ({ options }: DataSource): boolean => options.type === 'mysql';

/** A merge of indexes may read the rows of ten pages, and sorts those of no more. */
const mostMerged = 200;

/**
 * The steps of the plan that read a whole table, its rows and not an index, or sort what they read, or merge what they read from several
 * indexes. A table with a row for each account that is being removed is nearly always empty and may be read whole.
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
          (type === 'ALL' && !/^<derived|^order_(totals|blocks)|^removals$|^o$/.test(table)) ||
          (type === 'ALL' && table === 'o' && !/order_totals|order_blocks/.test(sql)) ||
          (type === 'index_merge' && rows > mostMerged) ||
          /filesort/.test(Extra ?? ''),
      )
      .map((step) => JSON.stringify(step));
  }
  const steps = await plans.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, values);
  // "SCAN o" alone walks the rows in the order of their keys and stops after twenty.
  return steps
    .map(({ detail }) => detail)
    .filter((detail) =>
      /TEMP B-TREE|^SCAN (?!o$)(?!\(|s$|b$|removals$|CONSTANT ROW)(?!.*INDEX)/.test(detail),
    );
}

/** Whether an index holds all that is asked for. */
export async function covered(plans: DataSource, [sql, values]: Statement): Promise<string> {
  if (!isServer(plans)) {
    const steps = await plans.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, values);
    return steps.every(({ detail }) => detail.includes('USING COVERING INDEX'))
      ? 'covered'
      : JSON.stringify(steps);
  }
  const steps = await plans.query<{ Extra: string }[]>(`EXPLAIN ${sql}`, values);
  return steps.every(({ Extra }) => Extra?.includes('Using index')) ? 'covered' : JSON.stringify(steps);
}
