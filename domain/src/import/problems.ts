/** Problems of a cell or a row. The codes are for programs; the answer carries the texts. */
export const IMPORT_PROBLEMS = [
  /** The value violates a rule of its field, or is missing. */
  'invalid',
  /** Excel has converted a house number, «12/1», to a date. */
  'date_in_house',
  'date_unclear',
  /** An error of a formula, or a formula without its value. */
  'cell_error',
  'number_unclear',
  'phone_unclear',
  'phone_several',
  'phone_cut',
  'sizes_unclear',
  'kind_unclear',
  'flag_unclear',
  'address_unclear',
  'town_unknown',
  'town_namesakes',
  'point_unknown',
  'point_namesakes',
  /** Rows with the same own number differ in fields of the order. */
  'rows_differ',
  'places_unclear',
  /** A row of one own number repeats another one word for word. */
  'repeated_place',
  'own_number_taken',
  'already_ordered',
  'repeated_row',
] as const;
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number];

/** Problems that a person may accept. */
export const ACCEPTABLE_PROBLEMS: readonly ImportProblemCode[] = ['already_ordered', 'repeated_row'];

export interface ImportProblem {
  code: ImportProblemCode;
  /** The text, without the name of the cell. */
  message: string;
  /** The index of the row, from 0. */
  row: number;
  /** The index of the column, from 0; null if no cell causes it. */
  column: number | null;
  /** The label of the field. */
  label: string;
  /** Suggested cell texts that solve the problem. */
  choices: string[];
}
