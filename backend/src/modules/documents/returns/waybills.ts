import { formatDate, formatDateTime, minskDay, numbered, plural } from '@shlyah/domain';
import type { TtnReturnDto } from '../../orders';
import type { Column } from '../render/table-pages';

/** The texts of a list of waybills that a client gets back. */
export interface WaybillList {
  title: string;
  /** «30.11.2026»: the waybills are those that are due that day. */
  day: string;
  client: string;
  company: string;
  /** Cells of COLUMNS; those to be filled in by hand are empty. */
  rows: string[][];
  totals: string;
}

export interface WaybillsJob {
  waybills: WaybillList;
}

/** The columns of the PDF with their widths, 277 mm in total. */
export const COLUMNS: readonly Column[] = [
  ['№', 12],
  ['Заказ', 26],
  ['ТТН', 70],
  ['Получатель', 97],
  ['Вручено', 34],
  ['Получено', 38],
];

export function waybillList(
  waybills: readonly TtnReturnDto[],
  { client, company, now }: { client: string; company: string; now: Date },
): WaybillList {
  const count = waybills.length;
  return {
    title: 'ТТН к возврату',
    day: formatDate(minskDay(now)),
    client,
    company,
    rows: waybills.map(({ id, ttn, receiver, handedAt }, at) => [
      String(at + 1),
      numbered(id),
      ttn,
      receiver,
      formatDateTime(handedAt),
      '',
    ]),
    totals: `Всего: ${count} ${plural(count, 'заказ', 'заказа', 'заказов')}`,
  };
}
