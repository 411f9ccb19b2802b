import type { Column } from '../render/table-pages';

/** A side that signs: its name in the document, details, post and name. */
export interface Signer {
  role: string;
  name: string;
  details: string[];
  position: string;
  signature: string;
}

/** The texts of an act or an invoice, for the drawing. */
export interface ActContent {
  title: string;
  day: string;
  /** Printed across every page; empty for a valid paper. */
  across: string;
  /** Lines between the title and the table. */
  above: string[];
  columns: readonly Column[];
  rows: string[][];
  /** The row of totals under the table. */
  totals: string[];
  /** Lines between the table and the signatures. */
  below: string[];
  signers: Signer[];
}

export interface ActJob {
  act: ActContent;
}

/** The columns of an act with their widths, 277 mm in total. */
export const ACT_COLUMNS: readonly Column[] = [
  ['№', 11],
  ['Услуга', 92],
  ['Заказ', 22],
  ['Номер у клиента', 44, 'code'],
  ['День', 20],
  ['Мест', 13, 'number'],
  ['Вес, кг', 20, 'number'],
  ['Сумма, р', 29, 'number'],
  ['В ней НДС, р', 26, 'number'],
];

export const INVOICE_COLUMNS: readonly Column[] = [
  ['№', 11],
  ['Услуга', 166],
  ['Заказов', 20, 'number'],
  ['Сумма, р', 42, 'number'],
  ['В ней НДС, р', 38, 'number'],
];
