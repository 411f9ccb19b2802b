import { codeKey } from '../text/signs';
import { fold } from '../text/fold';
import { codeIn } from './cells';
import { IMPORT_FIELDS, isItemField, type ImportField } from './fields';
import type { ImportProblem } from './problems';
import type { RowReader } from './row-reader';

/** Own numbers that answer the question of a repeated row: it is left out, or another place of its order. */
const REPEAT = 'Повтор';
const ANOTHER = ', ещё место';

const isAnother = (text: string): boolean => text.endsWith(ANOTHER);

/** The own number that a cell holds. */
export const ownNumberIn = (text: string): string =>
  codeIn(isAnother(text) ? text.slice(0, -ANOTHER.length) : text);

/** The own number of a row, as its cell shows it; '' if absent. */
export const ownNumberOf = (row: RowReader): string => ownNumberIn(row.text('externalId'));

/** A key of the own number, equal for all its writings. */
export const ownNumberKey = (row: RowReader): string => codeKey(ownNumberOf(row));

/** Whether a person has said, in the cell of the own number, that the row repeats another one. */
export const isRepeatAnswer = (text: string): boolean => fold(text) === fold(REPEAT);

const FIELDS = (Object.keys(IMPORT_FIELDS) as ImportField[]).filter((field) => field !== 'externalId');

/** A key of all cells of a row but its own number; null for a row that tells nothing of its order, as further places do. */
function rowKey(row: RowReader): string | null {
  const texts = FIELDS.map((field) => fold(row.text(field)));
  const isOfOrder = FIELDS.some((field, at) => !isItemField(field) && texts[at] !== '');
  return isOfOrder ? JSON.stringify([texts, row.notes()]) : null;
}

/** Finds rows of one order that repeat each other word for word. */
export class RepeatedPlaces {
  private readonly seen = new Map<string, number>();

  /** The question about a row that repeats an earlier one of the order, and is not said to be another place. */
  questionOf(order: number, row: RowReader, at: number): ImportProblem | null {
    const own = rowKey(row);
    if (own === null) return null;
    const key = `${order} ${own}`;
    const earlier = this.seen.get(key);
    this.seen.set(key, earlier ?? at);
    const column = row.column('externalId')?.index;
    if (earlier === undefined || column === undefined || isAnother(row.text('externalId'))) return null;
    return {
      code: 'repeated_place',
      message: `Слово в слово как строка ${earlier + 1}. Это повтор или ещё одно место?`,
      row: at,
      column,
      label: IMPORT_FIELDS.externalId.label,
      choices: [REPEAT, `${ownNumberOf(row)}${ANOTHER}`],
    };
  }
}
