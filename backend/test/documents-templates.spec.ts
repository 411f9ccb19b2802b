import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTemplate } from '../src/documents/check/check-template';
import { sampleData } from '../src/documents/data/sample';
import { FIELDS } from '../src/documents/fields';
import type { TemplateName } from '../src/documents/render/messages';
import { readPackage } from '../src/documents/render/package';
import { builtInTemplates } from '../src/documents/template-folders';
import { newRenderer } from './documents-support/make';
import { editTemplate, templateBytes } from './documents-support/edit-template';
import {
  openDocument,
  paragraphs,
  readSheet,
  valueOf,
  type OpenDocument,
} from './documents-support/open-document';

const names: TemplateName[] = ['dogovor.docx', 'zayavka.xlsx'];
const strings = 'xl/sharedStrings.xml';
const document = 'word/document.xml';
const sheet = 'xl/worksheets/sheet1.xml';

/** The paths of all values, list items as `cargo[].name`. */
const pathsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => pathsOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) => pathsOf(one, path ? `${path}.${name}` : name));
};

async function makeFrom(name: TemplateName, template: Buffer, data: object): Promise<OpenDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
  const renderer = newRenderer([folder]);
  writeFileSync(join(folder, name), template);
  try {
    return await openDocument(await renderer.render({ template: name, data, qr: '125' }));
  } finally {
    await renderer.close();
    rmSync(folder, { recursive: true });
  }
}

describe('the templates that come with the product', () => {
  it.each(names)('%s is what the script makes', async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
    execFileSync(process.execPath, [join(builtInTemplates, 'make-templates.mjs'), folder]);
    const [made, kept] = await Promise.all(
      [readFileSync(join(folder, name)), templateBytes(name)].map((bytes) => readPackage(bytes)),
    );
    rmSync(folder, { recursive: true });
    expect([...(made?.keys() ?? [])]).toEqual([...(kept?.keys() ?? [])]);
    for (const [part, content] of made ?? []) expect(kept?.get(part)?.equals(content)).toBe(true);
  });

  it.each(names)('%s passes the check that staff run', async (name) => {
    expect((await checkTemplate(name, templateBytes(name))).problems).toEqual([]);
  });

  it.each(names)('every field of %s is described, and every described field exists', (name) => {
    expect(Object.keys(FIELDS[name]).sort()).toEqual(pathsOf(sampleData(name)).sort());
  });

  it.each(names)('the guide lists the fields of %s with their meaning', (name) => {
    const guide = readFileSync(join(builtInTemplates, '../../docs/documents.md'), 'utf8').replace(/ +/g, ' ');
    for (const [path, { meaning }] of Object.entries(FIELDS[name])) {
      expect(guide).toContain(`| \`{d.${path.replace('[]', '[i]')}}\` | ${meaning} |`);
    }
  });
});

describe('the check of a changed template', () => {
  const problemsOf = async (...changed: Parameters<typeof editTemplate>): Promise<string[]> =>
    (await checkTemplate(changed[0], await editTemplate(...changed))).problems;

  it('names a mistyped field and the one that was meant, and the one that is now missing', async () => {
    const problems = await problemsOf('zayavka.xlsx', {
      [strings]: [['{d.customer.name}', '{d.custemer.name}']],
    });
    expect(problems).toEqual([
      'Неизвестное поле {d.custemer.name}; возможно, имелось в виду customer.name',
      'Нет обязательного поля customer.name (заказчик: организация или ФИО)',
    ]);
  });

  it('finds a field that Word has cut into pieces', async () => {
    const { problems } = await checkTemplate(
      'dogovor.docx',
      await editTemplate('dogovor.docx', {
        [document]: [
          ['{d.contract.date}', '{d.con</w:t></w:r><w:proofErr w:type="spellStart"/><w:r><w:t>tract.date}'],
        ],
      }),
    );
    expect(problems).toEqual([]);
  });

  it('sees a brace that is not closed', async () => {
    const problems = await problemsOf('dogovor.docx', {
      [document]: [['{d.customer.unp}', '{d.customer.unp']],
    });
    expect(problems).toContain('Скобка не закрыта: {d.customer.unp');
  });

  it('wants both rows of a table that grows', async () => {
    const problems = await problemsOf('zayavka.xlsx', {
      [strings]: [...Array(12)].map((): [string, string] => ['{d.cargo[i+1].', '{d.cargo[i].']),
    });
    expect(problems).toContain('Таблице cargo нужны две строки: с полями cargo[i] и такая же с cargo[i+1]');
  });

  it('misses the picture of the QR code', async () => {
    const problems = await problemsOf('zayavka.xlsx', {
      'xl/drawings/drawing1.xml': [['name="QR" descr="QR-код номера заказа"', 'name="Логотип"']],
    });
    expect(problems).toEqual([expect.stringMatching(/^Нет картинки QR-кода/)]);
  });

  it('knows what carbone does not', async () => {
    const problems = await problemsOf('dogovor.docx', {
      [document]: [['{d.customer.phone}', '{d.customer.phone:shout()}']],
    });
    expect(problems).toEqual([expect.stringMatching(/^Пробный документ не получился: .*shout/)]);
  });

  it('remarks on other words in braces and on fields that are not used', async () => {
    const bytes = await editTemplate('dogovor.docx', { [document]: [['{d.customer.phone}', '{телефон}']] });
    const { problems, remarks } = await checkTemplate('dogovor.docx', bytes);
    expect(problems).toEqual([]);
    expect(remarks).toContain('Поле customer.phone (телефон клиента) не используется');
    expect(remarks).toContain('Это не поле: {телефон}. Поля пишутся так: {d.order.number}');
  });

  it('says that a file is no template at all', async () => {
    expect((await checkTemplate('dogovor.docx', Buffer.from('text'))).problems).toEqual([
      expect.stringMatching(/^Файл не читается/),
    ]);
    expect((await checkTemplate('dogovor.docx', templateBytes('zayavka.xlsx'))).problems).toEqual([
      'Внутри файла — xlsx, а не docx',
    ]);
  });
});

describe('a template that staff have changed', () => {
  const cargo = Array.from({ length: 5 }, (_, i) => ({ name: `Место ${i + 1}`, weight: i + 1, no: i + 1 }));
  const data = { ...sampleData('zayavka.xlsx'), cargo };

  it('in Word: pieces of a field come together again', async () => {
    const template = await editTemplate('dogovor.docx', {
      [document]: [['{d.contract.date}', '{d.con</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>tract.date}']],
    });
    const made = await makeFrom('dogovor.docx', template, sampleData('dogovor.docx'));
    expect(paragraphs(made.part(document))[2]).toBe('г. Минск20 ноября 2026 г.');
  });

  it('in Excel: formulas follow the table, empty rows and cells keep their places', async () => {
    const template = await editTemplate('zayavka.xlsx', {
      [sheet]: [
        [
          '</sheetData>',
          '<row r="60"><c r="C60"><f>SUM(J24:J25)</f><v>7</v></c><c r="F60"><f>$J$26+LOG10(J24)</f></c></row></sheetData>',
        ],
      ],
      'xl/calcChain.xml': [['', '<calcChain/>']],
      '[Content_Types].xml': [
        ['<Override', '<Override PartName="/xl/calcChain.xml" ContentType="x"/><Override'],
      ],
      'xl/_rels/workbook.xml.rels': [
        [
          '<Relationship ',
          '<Relationship Id="rId9" Type="x/calcChain" Target="calcChain.xml"/><Relationship ',
        ],
      ],
    });
    const made = await makeFrom('zayavka.xlsx', template, data);
    const grown = readSheet(made);
    expect(made.part(sheet)).toContain(
      '<c r="C63"><f>SUM(J24:J28)</f></c><c r="F63"><f>$J$29+LOG10(J24)</f></c>',
    );
    expect(made.part('xl/workbook.xml')).toContain('</definedNames><calcPr fullCalcOnLoad="1"/>');
    expect(made.names).not.toContain('xl/calcChain.xml');
    for (const name of ['[Content_Types].xml', 'xl/_rels/workbook.xml.rels']) {
      expect(made.part(name)).not.toContain('calcChain');
      expect(made.part(name)).toContain('sharedStrings');
    }
    expect(grown.rows.at(-1)).toBe(63);
    expect(grown.rows.at(-2)).toBeLessThan(60);
    expect(valueOf(grown, 'Итого мест')).toBe(2);
  });

  it('in Excel: a formula in the row that repeats speaks of its own row', async () => {
    const template = await editTemplate('zayavka.xlsx', {
      [sheet]: [[/<c r="L24"[^>]*>.*?<\/c>/.exec(await sheetOf())?.[0] ?? '', '<c r="L24"><f>J24*2</f></c>']],
    });
    const made = await makeFrom('zayavka.xlsx', template, data);
    expect(made.part(sheet).match(/<f>J\d+\*2<\/f>/g)).toEqual(
      [24, 25, 26, 27, 28].map((row) => `<f>J${row}*2</f>`),
    );
  });

  it('in Excel: texts in several styles and on several lines stay whole', async () => {
    const rich = '<r><t>Заявка\nномер {d.ord</t></r><r><rPr><b/></rPr><t>er.number} &amp; приложения</t></r>';
    const template = await editTemplate('zayavka.xlsx', {
      [strings]: [['<t xml:space="preserve">Заявка №\u00a0{d.order.number}</t>', rich]],
    });
    const made = readSheet(await makeFrom('zayavka.xlsx', template, data));
    expect([...made.cells.values()].map(({ value }) => value)).toContain('Заявка\nномер 125 & приложения');
  });

  it('in Excel: the QR code is found under any file name, and a picture below the table moves with its row', async () => {
    const logo =
      '<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>40</xdr:row>' +
      '<xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="1" cy="1"/><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>';
    const template = await editTemplate(
      'zayavka.xlsx',
      {
        'xl/drawings/_rels/drawing1.xml.rels': [['../media/qr.png', '../media/image7.png']],
        'xl/drawings/drawing1.xml': [['</xdr:wsDr>', logo]],
      },
      { 'xl/media/qr.png': 'xl/media/image7.png' },
    );
    const made = await makeFrom('zayavka.xlsx', template, data);
    const built = await makeFrom('zayavka.xlsx', templateBytes('zayavka.xlsx'), data);
    expect(made.bytes('xl/media/image7.png')).toEqual(built.bytes('xl/media/qr.png'));
    expect(made.part('xl/drawings/drawing1.xml').match(/<xdr:row>\d+/g)).toEqual([
      '<xdr:row>0',
      '<xdr:row>43',
    ]);
  });

  const sheetOf = async (): Promise<string> =>
    (await readPackage(templateBytes('zayavka.xlsx'))).get(sheet)?.toString() ?? '';
});
