import QRCode from 'qrcode';
import { PNG } from 'pngjs';
import { sampleSource } from '../src/modules/documents/data/sample';
import { CANCELED, type PackageBody } from '@shlyah/domain';
import { zayavka } from '../src/modules/documents/kinds/zayavka';
import type { Renderer } from '../src/modules/documents/render/renderer';
import { makeZayavka, newRenderer } from './documents-support/make';
import {
  openDocument,
  readSheet,
  valueOf,
  type OpenDocument,
  type Sheet,
} from './documents-support/open-document';

let renderer: Renderer;
let sheet: Sheet;
let document: OpenDocument;

beforeAll(async () => {
  renderer = newRenderer();
  ({ sheet, document } = await makeZayavka(renderer));
});

afterAll(() => renderer.close());

const [parcel, goods] = sampleSource.cargo as [PackageBody, PackageBody];

/** The number of the row with the totals of the cargo. */
const totalsRow = ({ cells }: Pick<Sheet, 'cells'>): number =>
  Number([...cells].find(([, { value }]) => String(value).startsWith('Итого мест'))?.[0].slice(1));

/** The rows of the cargo table, A…L, without its head and totals. */
function cargoRows({ cells }: Sheet): (string | number | null)[][] {
  const numberOf = (text: string): number =>
    Number(
      [...cells].find(([reference, { value }]) => reference.startsWith('A') && value === text)?.[0].slice(1),
    );
  const [head, totals] = [numberOf('№'), totalsRow({ cells })];
  return Array.from({ length: totals - head - 1 }, (_, i) =>
    [...'ABCDEFGHIJKL'].map((column) => cells.get(`${column}${head + 1 + i}`)?.value ?? null),
  );
}

/** Days of Excel as a moment of the wall clock. */
const moment = (days: unknown): string =>
  new Date(Math.round((Number(days) - 25569) * 86_400) * 1000).toISOString().slice(0, 16);

describe('the заявка of a canceled order', () => {
  it('says so in its number and across its sheet, alone and among others', async () => {
    const { job } = zayavka.fill({
      ...sampleSource,
      order: { ...sampleSource.order, statusId: CANCELED },
    });
    const canceled = await openDocument(await renderer.render(job));
    expect([...readSheet(canceled).cells.values()].map(({ value }) => value)).toContain(
      'Заявка №\u00a0125 (ОТМЕНЁН)',
    );
    expect(canceled.part('xl/drawings/drawing1.xml')).toContain('<a:t>Заказ отменён</a:t>');
    expect(document.part('xl/drawings/drawing1.xml')).not.toContain('Заказ отменён');
    const sheets = [
      { ...zayavka.fill(sampleSource).job, mark: '1' },
      { ...job, mark: '2' },
    ];
    const together = await openDocument(await renderer.render({ template: zayavka.template, sheets }));
    expect(together.part('xl/drawings/drawing1.xml')).not.toContain('Заказ отменён');
    expect(together.part('xl/drawings/join1-drawing1.xml')).toContain('<a:t>Заказ отменён</a:t>');
  });
});

describe('the заявка', () => {
  it('names the order, the customer, the sender and the receiver', () => {
    expect([...sheet.cells.values()].map(({ value }) => value)).toContain('Заявка №\u00a0125');
    expect(valueOf(sheet, 'Договор')).toBe('№ 12 от 20.11.2026');
    expect(valueOf(sheet, 'Наименование')).toBe('ООО «Ромашка»');
    expect(valueOf(sheet, 'УНП')).toBe('190000000');
    expect(valueOf(sheet, 'Представитель')).toBe('Ковалёва Анна Петровна');
    expect(valueOf(sheet, 'Эл. почта')).toBe('zakaz@romashka.by');
    const sides = (label: string): unknown[] => [valueOf(sheet, label, 0), valueOf(sheet, label, 1)];
    expect(sides('Организация')).toEqual(['ООО «Ромашка»', 'ЧУП «Берёзка»']);
    expect(sides('Контактное лицо')).toEqual(['Лебедев Игорь Олегович', 'Журавлёв Пётр Семёнович']);
    expect(valueOf(sheet, 'Телефон', 1)).toBe('+375 (33) 76-54-321');
    expect(valueOf(sheet, 'Телефон', 2)).toBe('+375 (44) 11-22-333');
    expect(sides('Способ')).toEqual(['Забрать у отправителя', 'Выдать в пункте']);
    expect(sides('Адрес')).toEqual([
      'Минск, ул. Немига, д.\u00a05, корп.\u00a02, подъезд\u00a01, этаж\u00a03, кв.\u00a012',
      'г. Гомель, ул. Советская, 12',
    ]);
    expect(sides('Комментарий')).toEqual(['Въезд со двора, позвонить за час', 'Выдать по доверенности']);
  });

  it('writes dates as dates and money as a number, and says the money in words', () => {
    expect(moment(valueOf(sheet, 'Дата заявки'))).toBe('2026-11-20T14:05');
    expect(moment(valueOf(sheet, 'Срок доставки'))).toBe('2026-11-23T23:00');
    expect(valueOf(sheet, 'Цена, бел. руб.')).toBe(123.45);
    expect(valueOf(sheet, 'Прописью')).toBe('Сто двадцать три белорусских рубля 45 копеек');
    expect(valueOf(sheet, 'НДС')).toBe('В том числе НДС 20\u00a0% (20,58\u00a0бел.\u00a0руб.)');
    expect(valueOf(sheet, 'Тариф')).toBe('Стандарт');
    expect(valueOf(sheet, 'Хрупкий груз')).toBe('Да');
  });

  it('shows each date in a cell with a date’s format', () => {
    const styles = document.part('xl/styles.xml');
    const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)];
    const codes = new Map(formats.map(([, id, code]) => [id, code]));
    const looks = (/<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/.exec(styles)?.[1] ?? '').match(/<xf [^>]*>/g) ?? [];
    const codeOf = (text: unknown): string | undefined => {
      const cell = [...sheet.cells.values()].find(({ value }) => value === text);
      return codes.get(/numFmtId="(\d+)"/.exec(looks[cell?.style ?? 0] ?? '')?.[1] ?? '');
    };
    expect(codeOf(valueOf(sheet, 'Дата заявки'))).toBe('dd\\.mm\\.yyyy');
    expect(codeOf(valueOf(sheet, 'Срок доставки'))).toBe('dd\\.mm\\.yyyy\\ &quot;до&quot;\\ hh:mm');
    expect(codeOf(123.45)).toBe('#,##0.00');
  });

  it('lists the cargo with numbers as numbers, waybills and whether they return, and sums it up', () => {
    expect(cargoRows(sheet)).toEqual([
      [1, 'Посылка', 'Книги', 1, 30, 20, 10, 0.006, 3, 3, 'АА 1234567', 'Да'],
      [2, 'Товар', 'Чайник электрический', 7, null, null, null, 0.012, 1.35, 9.45, '—', '—'],
    ]);
    // Each total stands under the column that it sums up.
    const row = totalsRow(sheet);
    const totals = [...'ADHJKL'].map((column) => sheet.cells.get(`${column}${row}`)?.value);
    expect(totals).toEqual(['Итого мест: 2', 8, 0.018, 12.45, '1 шт.', '1 шт.']);
    expect(sheet.cells.get(`J${row + 1}`)?.value).toBe(3.6);
  });

  it('folds equal places, which go by the same waybill, into one row with their sums', async () => {
    const cargo = [parcel, parcel, parcel, { ...parcel, TTN: 'АА 7654321' }, goods, goods];
    const { sheet: made } = await makeZayavka(renderer, { source: { cargo } });
    expect(cargoRows(made)).toEqual([
      ['1–3', 'Посылка', 'Книги', 3, 30, 20, 10, 0.018, 3, 9, 'АА 1234567', 'Да'],
      [4, 'Посылка', 'Книги', 1, 30, 20, 10, 0.006, 3, 3, 'АА 7654321', 'Да'],
      ['5–6', 'Товар', 'Чайник электрический', 14, null, null, null, 0.024, 1.35, 18.9, '—', '—'],
    ]);
    const row = totalsRow(made);
    expect([...'ADHJKL'].map((column) => made.cells.get(`${column}${row}`)?.value)).toEqual([
      'Итого мест: 6',
      18,
      0.048,
      30.9,
      '4 шт.',
      '4 шт.',
    ]);
  });

  it('leaves a row with a line to write on for each place whose waybill has no number yet', async () => {
    const cargo = [parcel, parcel].map((line) => ({ ...line, TTN: null }));
    const { sheet: made } = await makeZayavka(renderer, { source: { cargo } });
    const rows = cargoRows(made);
    expect(rows.map(([no, ...row]) => [no, ...row.slice(9)])).toEqual([
      [1, '__________', 'Да'],
      [2, '__________', 'Да'],
    ]);
  });

  it('says that a price is being formed, in both places', async () => {
    const { sheet: forming } = await makeZayavka(renderer, { order: { price: null } });
    expect(valueOf(forming, 'Цена, бел. руб.')).toBe('Формируется');
    expect(valueOf(forming, 'Прописью')).toBe('Цену подтвердит менеджер');
  });

  it('names the edition of the договор that the order was placed under', async () => {
    const { sheet: made } = await makeZayavka(renderer);
    expect(valueOf(made, 'Договор')).toBe('№ 12 от 20.11.2026');
    const { edition } = sampleSource;
    const { sheet: later } = await makeZayavka(renderer, { source: { editionOfOrder: edition } });
    expect(valueOf(later, 'Договор')).toBe('№ 12 от 20.11.2026 в редакции № 2 от 03.12.2026');
  });

  it('says for a person what a firm has and a person has not', async () => {
    const person = {
      clientIsLegalEntity: false,
      clientOrganization: null,
      clientUnp: null,
      contactPerson: false,
    };
    const { sheet: made } = await makeZayavka(renderer, {
      order: { ...person, receiverType: 'fiz-lico', organization: null, comment: null },
      source: { contract: null, edition: null, editionOfOrder: null },
    });
    expect(valueOf(made, 'Наименование')).toBe('Ковалёва Анна Петровна');
    expect(valueOf(made, 'УНП')).toBe('—');
    expect(valueOf(made, 'Договор')).toBe('—');
    expect([valueOf(made, 'Организация', 0), valueOf(made, 'Организация', 1)]).toEqual(['—', '—']);
    expect(valueOf(made, 'Комментарий')).toBe('—');
    const texts = [...made.cells.values()].map(({ value }) => value);
    expect(texts).toContain('Физическое лицо');
  });

  it('says which way a parcel goes that is brought to a point and carried to a door', async () => {
    const { from, to } = sampleSource;
    const { sheet: made } = await makeZayavka(renderer, { source: { from: to, to: from } });
    const sides = (label: string): unknown[] => [valueOf(made, label, 0), valueOf(made, label, 1)];
    expect(sides('Способ')).toEqual(['Отправитель привезёт в пункт', 'Доставить по адресу']);
    expect(sides('Адрес')[0]).toBe('г. Гомель, ул. Советская, 12');
  });

  it.each([0, 1, 2, 40, 100])('keeps its shape with %i pieces of cargo', async (count) => {
    const cargo = Array.from({ length: count }, (_, i) => ({
      ...(i % 2 ? goods : parcel),
      name: `Место ${i + 1}`,
    }));
    const { sheet: made, document: book } = await makeZayavka(renderer, { source: { cargo } });
    const shown = Math.max(1, count);
    expect(cargoRows(made).map((row) => row[2])).toEqual(
      count === 0 ? ['Груз не указан'] : cargo.map(({ name }) => name),
    );
    expect(made.cells.get(`A${totalsRow(made)}`)?.value).toBe(`Итого мест: ${count}`);
    // Numbers of rows and cells without gaps and repeats, merged areas where their texts are, everything printed.
    expect(made.rows).toEqual(Array.from({ length: sheet.rows.length - 2 + shown }, (_, i) => i + 1));
    for (const area of made.merged) expect(made.cells.has(area.split(':')[0] ?? '')).toBe(true);
    expect(made.merged).toHaveLength(sheet.merged.length);
    expect(book.part('xl/workbook.xml')).toContain(`Заявка!$A$1:$L$${made.rows.length}<`);
    expect(book.part('xl/workbook.xml')).toContain('Заявка!$23:$23<');
  });

  it('is one A4 page upright up to forty pieces, and more pages rather than tiny print beyond', async () => {
    const setup = async (count: number): Promise<string> => {
      const cargo = Array.from({ length: count }, (_, i) => ({ ...parcel, name: `Место ${i + 1}` }));
      const { document: book } = await makeZayavka(renderer, { source: { cargo } });
      return /<pageSetup[^>]*>/.exec(book.part('xl/worksheets/sheet1.xml'))?.[0] ?? '';
    };
    const onePage = '<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="1"/>';
    expect(await setup(0)).toBe(onePage);
    expect(await setup(40)).toBe(onePage);
    expect(await setup(100)).toBe(onePage.replace('fitToHeight="1"', 'fitToHeight="2"'));
  });

  it('makes rows as high as long texts need', async () => {
    const comment = 'Позвонить за час, въезд со двора через арку, код домофона спросить у консьержа. '.repeat(
      10,
    );
    const { sheet: made } = await makeZayavka(renderer, { order: { comment } });
    const rowOf = (book: Sheet): number =>
      Number([...book.cells].find(([, { value }]) => value === 'Комментарий')?.[0].slice(1));
    expect(sheet.heights.get(rowOf(sheet))).toBe(17);
    expect(made.heights.get(rowOf(made))).toBeGreaterThan(150);
  });

  it('carries the number of the order as a QR code', () => {
    const png = PNG.sync.read(document.bytes('xl/media/qr.png'));
    const { size, data } = QRCode.create('125', { errorCorrectionLevel: 'M' }).modules;
    const scale = png.width / size;
    const dark = Array.from({ length: size * size }, (_, i) => {
      const [x, y] = [(i % size) * scale, Math.floor(i / size) * scale];
      return Number((png.data[(y * png.width + x) * 4] ?? 255) < 128);
    });
    expect(scale).toBe(Math.round(scale));
    expect(dark).toEqual([...data].map(Number));
  });

  it('has nothing left to fill', () => {
    for (const name of document.names.filter((one) => one.endsWith('.xml'))) {
      expect(document.part(name)).not.toMatch(/\{[dc#t]|\uFDD0/);
    }
  });

  it('is the same, byte for byte, when it is made again', async () => {
    const [one, other] = [await makeZayavka(renderer), await makeZayavka(renderer)];
    for (const name of one.document.names)
      expect(other.document.bytes(name)).toEqual(one.document.bytes(name));
  });
});
