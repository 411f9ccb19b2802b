import type { Column } from '../render/table-pages';

/** The texts of a register or an act, for the drawing. */
export interface RegisterContent {
  title: string;
  day: string;
  /** «РАСПУЩЕН» or empty. */
  mark: string;
  /** Printed across every page: «Состав изменился»; empty for a valid paper. */
  across: string;
  client: string;
  company: string;
  digits: string;
  /** Cells of COLUMNS. */
  rows: string[][];
  /** The struck out rows, from 0. */
  struck: number[];
  totals: string;
  /** Orders canceled or deleted before they were handed over. */
  gone: string[];
  /** Missing items; empty for a register and for a complete act. */
  missing: string[];
}

export interface RegisterJob {
  register: RegisterContent;
}

/** The columns of the PDF with their widths, 277 mm in total. */
export const COLUMNS: readonly Column[] = [
  ['№', 9],
  ['Заказ', 24],
  ['Номер у отправителя', 36, 'code'],
  ['Получатель', 66],
  ['Телефон', 36],
  ['Куда', 56],
  ['Мест', 13],
  ['Вес, кг', 19],
  ['Принято', 18],
];
