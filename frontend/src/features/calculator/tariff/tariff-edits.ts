import type { CalculatorDto, TariffRowDto, TariffVersionDto, UpdateCalculatorDto } from '@shlyah/api-client';
import { FRAGILE_ON_WIRE, readNumber } from '@shlyah/domain';

export type Calculator = CalculatorDto;
export type TariffVersion = TariffVersionDto;
export type TariffChanges = UpdateCalculatorDto;
/** The two coefficient tables; «Другое» holds the one row of fragile cargo. */
export type BandTableName = 'volume' | 'weight';
export type TableName = BandTableName | 'other';

type Column = 'value' | 'value2' | 'value3';

/** A row as it is being edited: coefficient, from, to as texts. */
export interface EditedRow extends Record<Column, string> {
  key: string;
  /** null for a row that is not saved yet. */
  id: number | null;
  removed: boolean;
}

export type TariffEdits = Readonly<Record<TableName, readonly EditedRow[]>>;

const editedRow = ({ id, value, value2, value3 }: TariffRowDto): EditedRow => ({
  key: `row-${id}`,
  id,
  value: String(value),
  value2: String(value2),
  value3: String(value3),
  removed: false,
});

export const savedRows = (saved: Calculator, table: TableName): readonly TariffRowDto[] =>
  table === 'other' ? [saved[FRAGILE_ON_WIRE as 'fragile\u0421argo']] : saved[table];

export const tariffEdits = (saved: Calculator): TariffEdits => ({
  volume: saved.volume.map(editedRow),
  weight: saved.weight.map(editedRow),
  other: savedRows(saved, 'other').map(editedRow),
});

/** Values of a new row (docs/contract.md#calculator). */
const NEW_ROW = { value: '1', value2: '2', value3: '3' };

export type Edit =
  | { type: 'set'; table: TableName; key: string; column: Column; text: string }
  | { type: 'add'; table: BandTableName; key: string }
  | { type: 'remove'; table: BandTableName; key: string }
  /** Resets one row to the saved values. */
  | { type: 'undo'; table: TableName; key: string };

export interface Editing {
  saved: Calculator;
  edits: TariffEdits;
}

export function edit(edits: TariffEdits, saved: Calculator, what: Edit): TariffEdits {
  const change = (table: TableName, rows: readonly EditedRow[]): TariffEdits => ({ ...edits, [table]: rows });
  const replace = (table: TableName, key: string, next: (row: EditedRow) => EditedRow | null): TariffEdits =>
    change(
      table,
      edits[table].flatMap((row) => (row.key === key ? (next(row) ?? []) : row)),
    );
  switch (what.type) {
    case 'set':
      return replace(what.table, what.key, (row) => ({ ...row, [what.column]: what.text }));
    case 'add':
      return change(what.table, [
        ...edits[what.table],
        { key: what.key, id: null, removed: false, ...NEW_ROW },
      ]);
    case 'remove':
      return replace(what.table, what.key, (row) => (row.id === null ? null : { ...row, removed: true }));
    case 'undo':
      return replace(what.table, what.key, (row) => {
        const before = savedRows(saved, what.table).find(({ id }) => id === row.id);
        return before ? editedRow(before) : null;
      });
  }
}

/** The own edits over the tables another user saved. */
export function rebasedTariff(edits: TariffEdits, saved: Calculator, fresh: Calculator): TariffEdits {
  const base = tariffEdits(fresh);
  const over = (table: TableName): EditedRow[] => [
    ...base[table].map(
      (row) => edits[table].find((mine) => mine.id === row.id && isTouched(saved, table, mine)) ?? row,
    ),
    ...edits[table].filter(({ id }) => id === null),
  ];
  return { volume: over('volume'), weight: over('weight'), other: over('other') };
}

export function isTouched(saved: Calculator, table: TableName, row: EditedRow): boolean {
  const before = savedRows(saved, table).find(({ id }) => id === row.id);
  return (
    before === undefined ||
    row.removed ||
    (['value', 'value2', 'value3'] as const).some((column) => readNumber(row[column]) !== before[column])
  );
}

export interface Changes {
  update: TariffRowDto[];
  insert: Omit<TariffRowDto, 'id'>[];
  delete: number[];
}

/** The insert, update and delete sets of one table. */
export function changesOf({ saved, edits }: Editing, table: TableName): Changes {
  const touched = edits[table].filter((row) => isTouched(saved, table, row));
  const numbers = (row: EditedRow) => ({
    value: readNumber(row.value) ?? 0,
    value2: readNumber(row.value2) ?? 0,
    value3: readNumber(row.value3) ?? 0,
  });
  return {
    update: touched.flatMap((row) =>
      row.id !== null && !row.removed ? { id: row.id, ...numbers(row) } : [],
    ),
    insert: touched.flatMap((row) => (row.id === null ? numbers(row) : [])),
    delete: touched.flatMap((row) => (row.id !== null && row.removed ? row.id : [])),
  };
}

export const countOf = ({ update, insert, delete: removed }: Changes): number =>
  update.length + insert.length + removed.length;

/** All three tables in one request, judged and saved together, over the version that was read. */
export function wireChanges(editing: Editing): UpdateCalculatorDto {
  const [volume, weight, other] = (['volume', 'weight', 'other'] as const).map((table) =>
    changesOf(editing, table),
  );
  const all = [volume, weight, other].filter((changes) => changes !== undefined);
  return {
    update: all.flatMap((changes) => changes.update),
    insert: { volume: volume?.insert ?? [], weight: weight?.insert ?? [] },
    delete: all.flatMap((changes) => changes.delete),
    version: editing.saved.version,
  };
}
