import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTemplate } from '../src/modules/documents/check/check-template';
import { sampleSource } from '../src/modules/documents/data/sample';
import type { DocumentKind } from '../src/modules/documents/document-kind';
import { dogovor } from '../src/modules/documents/kinds/dogovor';
import { zayavka } from '../src/modules/documents/kinds/zayavka';
import { readPackage, writePackage } from '../src/modules/documents/render/package';
import { builtInTemplates } from '../src/modules/documents/template-folders';
import { editTemplate, type Edits } from './documents-support/edit-template';
import { newRenderer } from './documents-support/make';
import { casesOf } from './support/cases';

const sheet = 'xl/worksheets/sheet1.xml';
const document = 'word/document.xml';

const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join(
  '',
);
const bomb = (root: string): [string, string] => [
  `<${root} `,
  `<!DOCTYPE ${root} [<!ENTITY e0 "bomb">${entities}]><${root} `,
];

/** What somebody may put into a template who may put one in its place. */
const templates: [string, DocumentKind, Edits][] = [
  ['an entity that multiplies, in a workbook', zayavka, { [sheet]: [bomb('worksheet')] }],
  [
    'elements deep inside each other',
    zayavka,
    { [sheet]: [['</sheetData>', `${'<x>'.repeat(200_000)}${'</x>'.repeat(200_000)}</sheetData>`]] },
  ],
  ['a part that breaks off', zayavka, { 'xl/styles.xml': [['</styleSheet>', '']] }],
  ['a marker that tears an element apart', zayavka, { [sheet]: [['<row ', '<row{d.order.number} ']] }],
  ['an entity that multiplies, in a text', dogovor, { [document]: [bomb('w:document')] }],
  ['an entity that multiplies, in relations', zayavka, { '_rels/.rels': [bomb('Relationships')] }],
];

describe.each(casesOf(templates, 4))('a template with %s', (_, kind, edits) => {
  it('is named by the check, makes no document and stops no other', async () => {
    const bytes = await editTemplate(kind, edits);
    const { problems } = await checkTemplate(kind, bytes);
    expect(problems.length).toBeGreaterThan(0);

    const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
    writeFileSync(join(folder, kind.template), bytes);
    const renderer = newRenderer([folder, builtInTemplates]);
    const other = kind === dogovor ? zayavka : dogovor;
    try {
      await expect(renderer.render(kind.fill(sampleSource).job)).rejects.toThrow();
      expect((await renderer.render(other.fill(sampleSource).job)).length).toBeGreaterThan(1000);
    } finally {
      await renderer.close();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a template that is far larger unpacked than it looks', () => {
  const most = 30 * 1024 * 1024;
  const packed = (...sizes: number[]): Promise<Buffer> =>
    writePackage(new Map(sizes.map((size, at) => [`part${at}.bin`, Buffer.alloc(size)])));

  it('may have thirty megabytes in all', async () => {
    const bytes = await packed(most - 1000, 1000);
    expect(bytes.length).toBeLessThan(100_000);
    expect([...(await readPackage(bytes)).values()].map(({ length }) => length)).toEqual([most - 1000, 1000]);
  });

  it('is refused with a byte more', async () => {
    const bytes = await packed(most - 1000, 1001);
    await expect(readPackage(bytes)).rejects.toThrow('The template is too large');
    expect((await checkTemplate(dogovor, bytes)).problems).toEqual([
      'Файл не читается: The template is too large',
    ]);
  });
});
