import { cleanText } from '@shlyah/domain';
import fc from 'fast-check';
import { cleanData } from '../src/modules/documents/data/clean';
import { sampleSource } from '../src/modules/documents/data/sample';
import type { Renderer } from '../src/modules/documents/render/renderer';
import { makeDogovor, makeZayavka, newRenderer } from './documents-support/make';
import { valueOf } from './documents-support/open-document';
import { casesOf } from './support/cases';

/** PAPERS makes more of them. */
const papers = Number(process.env.PAPERS ?? 20);

let renderer: Renderer;

beforeAll(() => {
  renderer = newRenderer();
});

afterAll(() => renderer.close());

/**
 * Typed by somebody who wants more than to fill in a form; each must be printed exactly as it is here. The first eight are of one
 * kind each: a marker, a formula, a number, a code, parts of both formats, a pattern of a replacement, letters.
 */
const printedAsTyped = [
  '{d.company.iban}',
  '=HYPERLINK("http://evil.example","Счёт")',
  '+375 29',
  '_x0041_ и _x000D_',
  '</w:t></w:r></w:p><w:p/>',
  '</t></is></c><c><f>1+1</f></c>',
  '$A$1 $& $1 $`',
  'Ёлкин Ўладзіслаў 你好 🚚',
  '{c.now}',
  '{#secret = d.company}',
  '{t(перевод)}',
  '{d.cargo[i].name}{d.cargo[i+1].name}',
  '{bindColor(ffffff, #hexa) = d.x}',
  '{d.order.number:convCRLF}',
  '__COUNT_1_7__',
  "=cmd|' /C calc'!A0",
  '-1+1',
  '@SUM(A1:A9)',
  '<![CDATA[x]]> <!-- y --> <?z?>',
  '&amp; &lt; &#65; &nbsp;',
  '"двойные" и \'одинарные\' « » & <',
  '\\u0000 \\n %n %00',
];
const tried = casesOf(printedAsTyped, 8);

describe('whatever people type stays the text that it is', () => {
  it.each(tried)('in the заявка: %s', async (typed) => {
    const cargo = sampleSource.cargo.map((item) => ({
      ...item,
      name: typed,
      TTN: typed,
      useTTN: 'yes' as const,
    }));
    const order = {
      clientOrganization: typed,
      contactPersonName: typed,
      comment: typed,
      organization: typed,
    };
    const { sheet, document } = await makeZayavka(renderer, { order, source: { cargo } });
    // Excel reads _x005F_ as the underscore that keeps the rest from being read as a code.
    const shown = (value: unknown): unknown =>
      typeof value === 'string' ? value.replaceAll('_x005F_', '_') : value;
    expect(shown(valueOf(sheet, 'Наименование'))).toBe(typed);
    expect(shown(valueOf(sheet, 'Контактное лицо'))).toBe(typed);
    expect(shown(valueOf(sheet, 'Комментарий'))).toBe(typed);
    const texts = [...sheet.cells.values()].filter(({ value }) => shown(value) === typed);
    expect(texts).toHaveLength(9);
    expect([...sheet.cells.values()].some(({ formula }) => formula)).toBe(false);
    // Nothing is read as a formula even after somebody has edited the cell.
    const looks = /<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/
      .exec(document.part('xl/styles.xml'))?.[1]
      ?.match(/<xf [^>]*>/g);
    for (const { style } of texts) expect(looks?.[style]).toContain('quotePrefix="1"');
  });

  it.each(tried)('in the договор: %s', async (typed) => {
    const usual = await makeDogovor(renderer);
    const made = await makeDogovor(renderer, {
      source: { organization: typed },
      contract: { bank: typed, contactPerson: typed },
    });
    expect(made.lines).toContain(typed);
    expect(made.lines).toContain(`Контактное лицо: ${typed}`);
    expect(made.lines).toHaveLength(usual.lines.length);
  });

  it('in any mixture of them', async () => {
    const piece = fc.oneof(fc.constantFrom(...printedAsTyped), fc.string({ unit: 'binary', maxLength: 20 }));
    const text = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .map((pieces) => cleanText(pieces.join('')).slice(0, 200).trim())
      .filter((typed) => typed !== '');
    const usual = (await makeDogovor(renderer)).lines.length;
    let made = 0;
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        made += 2;
        const { sheet } = await makeZayavka(renderer, {
          order: { comment: typed, contactPersonName: typed },
        });
        expect([...sheet.cells.values()].some(({ formula }) => formula)).toBe(false);
        const { lines } = await makeDogovor(renderer, { contract: { contactPerson: typed } });
        expect(lines.length).toBeGreaterThanOrEqual(usual);
      }),
      { numRuns: Math.ceil(papers / 2), endOnFailure: true },
    );
    expect(made).toBeGreaterThanOrEqual(papers);
  });

  it('escapes what Excel would read as the code of a letter', async () => {
    const { document } = await makeZayavka(renderer, { order: { comment: '_x0041_' } });
    expect(document.part('xl/worksheets/sheet1.xml')).toContain('>_x005F_x0041_<');
  });
});

describe('what no document can carry is left out', () => {
  const clean = (text: string): string => cleanData({ text }).text;

  it.each([
    ['control characters', 'а\u0000б\u0007в\u001B[31m\u0085', 'абв[31m'],
    ['noncharacters, which carbone and we use as marks', 'а\uFFFFб\uFFFEв\uFDD0', 'абв'],
    ['halves of characters', 'а\uD83Dб\uDE9A', 'аб'],
    ['marks that turn the direction of writing', 'счёт \u202Egpj.exe\u202C', 'счёт gpj.exe'],
    ['blanks at the ends', '  а б \n', 'а б'],
  ])('%s', (_, typed, kept) => expect(clean(typed)).toBe(kept));

  it('keeps letters whole: й typed in two parts is one letter', () => {
    expect(clean('и\u0306')).toBe('й');
    expect(clean('е\u0308лка')).toBe('ёлка');
  });

  it('keeps new lines and no other way of writing them', () => expect(clean('а\r\nб\rв')).toBe('а\nб\nв'));

  it('bounds a text and does not cut a character in two', () => {
    expect(clean('я'.repeat(5000))).toHaveLength(2000);
    expect(clean(`${'я'.repeat(1999)}🚚`)).toBe('я'.repeat(1999));
  });

  it('prints no object, no function and no impossible number', () => {
    expect(cleanData({ a: NaN, b: Infinity, c: 1.5 })).toEqual({ a: null, b: null, c: 1.5 });
    expect(() => cleanData({ a: () => 1 })).toThrow(TypeError);
    expect(() => cleanData({ a: new Date(0) })).toThrow(TypeError);
    expect(() => cleanData({ a: undefined })).toThrow(TypeError);
  });

  it('makes a document all the same', async () => {
    const dirty = `а\u0000\u0008\uFFFF\uD800${'\u202E'}б`;
    const { sheet } = await makeZayavka(renderer, { order: { comment: dirty } });
    expect(valueOf(sheet, 'Комментарий')).toBe('аб');
  });
});
