import {
  bandProblems,
  bandFields,
  fieldProblem,
  readNumber,
  toKopecks,
  type Band,
  type FieldRule,
  type TariffTables,
} from '@shlyah/domain';
import type { TariffEdits, EditedRow, TableName } from './tariff-edits';

/** The surcharge for fragile cargo may be nothing; a coefficient may not. */
const rulesOf = (table: TableName): Record<'value' | 'value2' | 'value3', FieldRule> =>
  table === 'other' ? { ...bandFields, value: { ...bandFields.value, min: 0 } } : bandFields;

export interface RowCheck {
  /** Errors of single fields, by column. */
  fields: Partial<Record<'value' | 'value2' | 'value3', string>>;
  /** Whether a remark on the table names this row. */
  named: boolean;
}

export interface TableCheck {
  /** The rows that will be there after a save, in the order of the screen: remarks count them from 1. */
  kept: readonly EditedRow[];
  rows: ReadonlyMap<string, RowCheck>;
  errors: readonly string[];
  /** Gaps, where the coefficient is 1: allowed, but worth knowing. */
  warnings: readonly string[];
  ok: boolean;
}

const hundredths = (text: string): number => Math.round((readNumber(text) ?? 0) * 100);

export const bandOf = (row: EditedRow): Band => ({
  coefficient: hundredths(row.value),
  lower: hundredths(row.value2),
  upper: hundredths(row.value3),
});

/** Errors of one table as it would be after a save; overlaps and gaps once every number is readable. */
export function checkTable(edits: TariffEdits, table: TableName): TableCheck {
  const kept = edits[table].filter(({ removed }) => !removed);
  const rules = rulesOf(table);
  const rows = new Map<string, RowCheck>();
  for (const row of kept) {
    const fields: RowCheck['fields'] = {};
    for (const column of ['value', 'value2', 'value3'] as const) {
      const problem = fieldProblem(rules[column], row[column], {});
      if (problem !== null) fields[column] = problem;
    }
    rows.set(row.key, { fields, named: false });
  }
  const unreadable = [...rows.values()].some(({ fields }) => Object.keys(fields).length > 0);
  if (unreadable || table === 'other') return { kept, rows, errors: [], warnings: [], ok: !unreadable };

  const { errors, warnings } = bandProblems(kept.map(bandOf));
  for (const index of errors.flatMap((remark) => remark.rows)) {
    const row = kept[index];
    if (row) rows.set(row.key, { fields: {}, named: true });
  }
  return {
    kept,
    rows,
    errors: errors.map(({ message }) => message),
    warnings: warnings.map(({ message }) => message),
    ok: errors.length === 0,
  };
}

/** The tables for a quote, hundredths and kopecks. */
export const tablesOf = (edits: TariffEdits): TariffTables => ({
  volume: edits.volume.filter(({ removed }) => !removed).map(bandOf),
  weight: edits.weight.filter(({ removed }) => !removed).map(bandOf),
  fragileSurcharge: toKopecks(readNumber(edits.other[0]?.value) ?? 0),
});
