import { toByn } from '@shlyah/domain';
import fc from 'fast-check';
import { actContent, invoiceContent } from '../src/modules/documents/acts/act-content';
import type { ActLine, ActSource } from '../src/modules/documents/acts/act-source';
import { sampleAct } from '../src/modules/documents/acts/sample-act';
import type { DocumentKind } from '../src/modules/documents/document-kind';
import { akt } from '../src/modules/documents/kinds/akt';
import { schet } from '../src/modules/documents/kinds/schet';
import { sizeOf } from '../src/modules/documents/render/jobs';
import type { Renderer } from '../src/modules/documents/render/renderer';
import { newRenderer } from './documents-support/make';
import { openDocument, readSheet, type Sheet } from './documents-support/open-document';
import { readPdf, textOf } from './documents-support/read-pdf';

let renderer: Renderer;
beforeAll(() => void (renderer = newRenderer()));
afterAll(() => renderer.close());

const [first, , own] = sampleAct.lines as [ActLine, ActLine, ActLine];

const printed = async (act: ReturnType<typeof actContent>): Promise<string[]> =>
  (await readPdf(await renderer.render({ act }))).pages.map(textOf);

const sheetOf = async (kind: DocumentKind<ActSource>, source: ActSource): Promise<Sheet> =>
  readSheet(await openDocument(await renderer.render(kind.fill(source).job)));

const textsOf = ({ cells }: Sheet): string =>
  [...cells.values()]
    .map(({ value }) => value)
    .join('\n')
    .replaceAll('\u00a0', ' ');

/** The values of a column below its title, down to the totals. */
function columnOf({ cells }: Sheet, title: string): (string | number | null)[] {
  const find = (text: string): string =>
    [...cells].find(
      ([, { value }]) => typeof value === 'string' && value.replace(/\s/g, ' ') === text,
    )?.[0] ?? '';
  const [, column = '', head = ''] = /^([A-Z])(\d+)$/.exec(find(title)) ?? [];
  const totals = Number(find('Итого').slice(1));
  return Array.from(
    { length: totals - Number(head) },
    (_, at) => cells.get(`${column}${Number(head) + 1 + at}`)?.value ?? null,
  );
}

const DETAILS = [
  'Акт сдачи-приёмки оказанных услуг № 12',
  'от 1 декабря 2026 г.',
  'Экспедитор: ООО «Шлях Экспресс», УНП 190820071',
  'Клиент: ООО «Ромашка», УНП 190000000',
  'Основание: договор транспортной экспедиции № 12 от 20.11.2026',
  'Экспедитор оказал, а Клиент принял услуги транспортной экспедиции за ноябрь 2026 г.:',
  'Доставка: Минск — Гомель',
  'Хранение, 5 дней',
  'Количество: 2 заказа, 3 места, 15,5 кг.',
  'Согласие в личном кабинете не заменяет электронную цифровую подпись.',
  'Семьсот двадцать два белорусских рубля 40 копеек',
  'в том числе НДС 20 % (120,40 бел. руб.)',
  'Р/с BY23 OLMP 3012 0001 2345 6000 0933',
  'Р/с BY86 AKBB 1010 0000 0029 6600 0000',
  'Директор',
  'С. П. Ковальчук',
  'А. П. Ковалёва',
];

describe('an act', () => {
  it.each(['pdf', 'xlsx'])('names all that a primary document must, as %s', async (format) => {
    const text =
      format === 'pdf'
        ? (await printed(actContent(sampleAct))).join(' ')
        : textsOf(await sheetOf(akt, sampleAct));
    for (const detail of DETAILS) expect(text).toContain(detail);
    expect(text).not.toContain('АННУЛИРОВАН');
  });

  it('names the edition of the договор where it is not the first one', () => {
    const contract = { ...sampleAct.contract, edition: 2, editionDate: '2026-11-28' };
    expect(actContent({ ...sampleAct, contract }).above).toContain(
      'Основание: договор транспортной экспедиции №\u00a012 от 20.11.2026 в редакции №\u00a02 от 28.11.2026',
    );
  });

  it('that is annulled says so in its title and across each page', async () => {
    const source = { ...sampleAct, isAnnulled: true, lines: Array.from({ length: 60 }, () => first) };
    const pages = await printed(actContent(source));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page).toContain('№ 12 (АННУЛИРОВАН)');
      expect(page).toContain('Аннулирован');
    }
    expect(textsOf(await sheetOf(akt, source))).toContain('№ 12 (АННУЛИРОВАН)');
  });

  it('without НДС says so in its rows and in words', async () => {
    const lines = sampleAct.lines.map((line) => ({ ...line, vat: null }));
    const source = { ...sampleAct, vatPercent: null, vat: null, lines };
    expect((await printed(actContent(source))).join(' ')).toContain('40 копеек), без НДС.');
    const sheet = await sheetOf(akt, source);
    expect(textsOf(sheet)).toContain('40 копеек, без НДС.');
    expect(columnOf(sheet, 'В ней НДС, р')).toEqual(Array.from({ length: 4 }, () => 'без НДС'));
  });

  it('that corrects another one names it and the ground, with minus and plus', async () => {
    const lines = [
      { ...first, words: 'Снимается: доставка по заказу № 557', price: -3_840, vat: -640 },
      { ...first, words: 'Доставка по заказу № 557', price: 1_840, vat: 307 },
    ];
    const corrects = { number: 12, date: '2026-12-01', reason: '12 кг, а не 24' };
    const source = { ...sampleAct, number: 15, corrects, lines, sum: -2_000, vat: -333 };
    const [text = ''] = await printed(actContent(source));
    for (const words of [
      'Корректировочный акт № 15',
      'К акту № 12 от 01.12.2026. Основание: 12 кг, а не 24',
      '-38,40',
      'Минус двадцать белорусских рублей 00 копеек',
      'Количество: 1 заказ, 2 места, 12,5 кг.',
    ])
      expect(text).toContain(words);
    expect(columnOf(await sheetOf(akt, source), 'Сумма с НДС, р')).toEqual([-38.4, 18.4, -20]);
  });

  it('leaves no place for the post of a sole trader, who signs in person', () => {
    const sole = { ...sampleAct.client, name: 'ИП Ковалёва А. П.', position: 'ИП' };
    const [, client] = actContent({ ...sampleAct, client: sole }).signers;
    const name = 'Индивидуальный предприниматель Ковалёва Анна Петровна';
    expect(client).toMatchObject({ name, position: '', signature: 'А.\u00a0П.\u00a0Ковалёва' });
  });
});

describe('an invoice', () => {
  it.each(['pdf', 'xlsx'])(
    'has the orders of the act in one row and each line of the staff, as %s',
    async (format) => {
      const text =
        format === 'pdf'
          ? (await printed(invoiceContent(sampleAct))).join(' ')
          : textsOf(await sheetOf(schet, sampleAct));
      for (const words of [
        'Счёт № 12',
        'Исполнитель: ООО «Шлях Экспресс»',
        'БИК OLMPBY2X',
        'Плательщик: ООО «Ромашка»',
        'Услуги транспортной экспедиции за ноябрь 2026 г. по акту № 12',
        'Хранение, 5 дней',
        'Семьсот двадцать два белорусских рубля 40 копеек',
        'в течение пяти рабочих дней',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('Гомель');
    },
  );

  it('of an act without orders has the lines of the staff alone', () => {
    const { rows } = invoiceContent({ ...sampleAct, lines: [own], sum: own.price, vat: own.vat });
    expect(rows.map(([no, service]) => [no, service])).toEqual([['1', 'Хранение, 5 дней']]);
  });
});

/** Lines with their НДС, and the act of them. */
const acts = fc
  .array(fc.record({ price: fc.integer({ min: -500_000, max: 5_000_000 }), isOwn: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((prices): ActSource => {
    const lines = prices.map(({ price, isOwn }, at): ActLine => ({
      ...(isOwn ? own : first),
      position: at + 1,
      orderId: isOwn ? null : at + 1,
      price,
      vat: Math.round(price / 6),
    }));
    const total = (of: (line: ActLine) => number): number => lines.reduce((sum, line) => sum + of(line), 0);
    return { ...sampleAct, lines, sum: total(({ price }) => price), vat: total(({ vat }) => vat ?? 0) };
  });

const kopecks = (text: string): number => Number(text.replace(/[\s,]/g, ''));

it('the papers of any act show the same sums, and their totals are the sums of their lines', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (source) => {
      const { sum, vat } = source;
      for (const [kind, content] of [
        [akt, actContent(source)],
        [schet, invoiceContent(source)],
      ] as const) {
        const sheet = await sheetOf(kind, source);
        for (const [title, fromRight, total] of [
          ['Сумма с НДС, р', -2, sum],
          ['В ней НДС, р', -1, vat],
        ] as const) {
          const inPdf = [...content.rows, content.totals].map((row) => kopecks(row.at(fromRight) ?? ''));
          expect(inPdf.at(-1)).toBe(total);
          expect(inPdf.slice(0, -1).reduce((all, one) => all + one, 0)).toBe(total);
          expect(columnOf(sheet, title)).toEqual(inPdf.map(toByn));
        }
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);

it('an act of 5,000 lines is made whole, in the thread of large papers and with the time of its rows', async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => ({ ...first, position: at + 1, orderId: at + 1 }));
  const source = { ...sampleAct, lines, sum: 5_000 * first.price, vat: 5_000 * (first.vat ?? 0) };
  const jobs = [{ act: actContent(source) }, akt.fill(source).job];
  expect(jobs.map(sizeOf)).toEqual([5_000, 5_000]);
  const [pdf, xlsx] = await Promise.all(jobs.map((job) => renderer.render(job)));
  expect(pdf?.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(150);
  const prices = columnOf(readSheet(await openDocument(xlsx as Buffer)), 'Сумма с НДС, р');
  expect(prices).toHaveLength(5_001);
  expect(prices.at(-1)).toBe(192_000);
}, 120_000);
