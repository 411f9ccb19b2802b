/** What may be wrong with a cell or with a row. Codes are for programs; the words stand in the answer. */
export const IMPORT_PROBLEMS = [
  /** The value breaks a rule of its field, or is missing. */
  'invalid',
  /** Excel has made a date of a house number, «12/1». */
  'date_in_house',
  'date_unclear',
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
  /** Rows of one own number say different things. */
  'rows_differ',
  'places_unclear',
  'own_number_taken',
  'already_ordered',
  'repeated_row',
] as const;
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number];

/** Problems of which a person may say that it is right so. */
export const ACCEPTABLE_PROBLEMS: readonly ImportProblemCode[] = ['already_ordered', 'repeated_row'];

export interface ImportProblem {
  code: ImportProblemCode;
  /** In words, without the cell. */
  message: string;
  /** From 0; the row in the table. */
  row: number;
  /** From 0; null where no cell is to blame. */
  column: number | null;
  /** What is asked for, in words. */
  label: string;
  /** Texts for the cell, each of which would mend it. */
  choices: string[];
}
