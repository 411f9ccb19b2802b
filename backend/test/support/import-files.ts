import { buffer } from 'node:stream/consumers';
import type { ImportPreviewDto } from '../../src/modules/orders/dto/import.dto';
import { writeSheet } from '../../src/platform/files/workbook';
import type { Client } from './client';

/** What is said once for a file: where the courier takes the parcels. */
export const COMMON = {
  contactPerson: false,
  delivery: 'client',
  address: 'Минск',
  addressId: 6,
  street: 'ул. Немига',
  house: '5',
};

/** A Friday; `row()` asks for a Tuesday after it. */
export const IMPORT_TIME = new Date('2026-11-27T09:00:00Z');

export const csv = (...rows: string[][]): Buffer => Buffer.from(rows.map((row) => row.join(';')).join('\n'));

export const xlsx = (titles: string[], ...rows: string[][]): Promise<Buffer> =>
  buffer(
    writeSheet(
      titles.map((title) => ({ title })),
      rows,
    ),
  );

export const HEADINGS = [
  '№ заказа',
  'ФИО',
  'Телефон',
  'Город',
  'Улица',
  'Дом',
  'Вес, кг',
  'Размеры, см',
  'Дата',
];

/** A right row under these headings, but for the cells that are said. */
export const row = (changes: Record<number, string> = {}): string[] =>
  [
    '',
    'Иванова Мария',
    '+375 (29) 123-45-67',
    'Минск',
    'ул. Советская',
    '12',
    '2,5',
    '30×20×10',
    '01.12.2026',
  ].map((cell, at) => changes[at] ?? cell);

type Said = Partial<
  Record<'columns' | 'headings' | 'cells' | 'common' | 'made', object> &
    Record<'rows' | 'sheet' | 'separator' | 'take', string>
>;

/** Sends a file to one of the operations of an import. */
export const sendTable = (
  client: Client,
  bytes: Buffer,
  { common = COMMON, ...said }: Said = {},
  operation = '',
) =>
  client.post(`/api/order/import${operation}`, {
    isFile: operation !== '',
    form: {
      ...Object.fromEntries(
        Object.entries({ common, ...said }).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
      file: { name: 'Заказы.csv', bytes },
    },
  });

export async function previewOf(client: Client, bytes: Buffer, said?: Said): Promise<ImportPreviewDto> {
  const { status, body } = await sendTable(client, bytes, said);
  if (status !== 200) throw new Error(`The file was refused: ${JSON.stringify(body)}`);
  return body as ImportPreviewDto;
}
