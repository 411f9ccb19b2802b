import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSource } from '../src/documents/data/sample';
import { dogovor } from '../src/documents/kinds/dogovor';
import { zayavka } from '../src/documents/kinds/zayavka';
import type { Job } from '../src/documents/render/messages';
import { readPackage } from '../src/documents/render/package';
import { editTemplate, templateBytes } from './documents-support/edit-template';
import { newRenderer } from './documents-support/make';
import { openDocument, paragraphs, readSheet, type OpenDocument } from './documents-support/open-document';

const strings = 'xl/sharedStrings.xml';
const document = 'word/document.xml';
const sheet = 'xl/worksheets/sheet1.xml';

async function makeFrom(template: Buffer, job: Job): Promise<OpenDocument> {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
  const renderer = newRenderer([folder]);
  writeFileSync(join(folder, job.template), template);
  try {
    return await openDocument(await renderer.render(job));
  } finally {
    await renderer.close();
    rmSync(folder, { recursive: true });
  }
}

describe('a template that staff have changed', () => {
  const cargo = Array.from({ length: 5 }, (_, i) => ({ name: `Место ${i + 1}`, weight: i + 1, no: i + 1 }));
  const { job } = zayavka.fill(sampleSource);
  const five: Job = { ...job, data: { ...job.data, cargo } };

  it('in Word: pieces of a field come together again', async () => {
    const template = await editTemplate(dogovor, {
      [document]: [['{d.contract.date}', '{d.con</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>tract.date}']],
    });
    const made = await makeFrom(template, dogovor.fill(sampleSource).job);
    expect(paragraphs(made.part(document))[2]).toBe('г. Минск20 ноября 2026 г.');
  });

  it('in Excel: formulas follow the table, empty rows and cells keep their places', async () => {
    const template = await editTemplate(zayavka, {
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
    const made = await makeFrom(template, five);
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
    expect([...grown.cells.values()].map(({ value }) => value)).toContain('Итого мест: 2');
  });

  it('in Excel: a formula in the row that repeats speaks of its own row', async () => {
    const template = await editTemplate(zayavka, {
      [sheet]: [[/<c r="L24"[^>]*>.*?<\/c>/.exec(await sheetOf())?.[0] ?? '', '<c r="L24"><f>J24*2</f></c>']],
    });
    const made = await makeFrom(template, five);
    expect(made.part(sheet).match(/<f>J\d+\*2<\/f>/g)).toEqual(
      [24, 25, 26, 27, 28].map((row) => `<f>J${row}*2</f>`),
    );
  });

  it('in Excel: texts in several styles and on several lines stay whole', async () => {
    const rich = '<r><t>Заявка\nномер {d.ord</t></r><r><rPr><b/></rPr><t>er.number} &amp; приложения</t></r>';
    const template = await editTemplate(zayavka, {
      [strings]: [['<t xml:space="preserve">Заявка №\u00a0{d.order.number}</t>', rich]],
    });
    const made = readSheet(await makeFrom(template, five));
    expect([...made.cells.values()].map(({ value }) => value)).toContain('Заявка\nномер 125 & приложения');
  });

  it('in Excel: the QR code is found under any file name, and a picture below the table moves with its row', async () => {
    const logo =
      '<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>40</xdr:row>' +
      '<xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="1" cy="1"/><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>';
    const template = await editTemplate(
      zayavka,
      {
        'xl/drawings/_rels/drawing1.xml.rels': [['../media/qr.png', '../media/image7.png']],
        'xl/drawings/drawing1.xml': [['</xdr:wsDr>', logo]],
      },
      { 'xl/media/qr.png': 'xl/media/image7.png' },
    );
    const made = await makeFrom(template, five);
    const built = await makeFrom(templateBytes(zayavka), five);
    expect(made.bytes('xl/media/image7.png')).toEqual(built.bytes('xl/media/qr.png'));
    expect(made.part('xl/drawings/drawing1.xml').match(/<xdr:row>\d+/g)).toEqual([
      '<xdr:row>0',
      '<xdr:row>43',
    ]);
  });

  const sheetOf = async (): Promise<string> =>
    (await readPackage(templateBytes(zayavka))).get(sheet)?.toString() ?? '';
});
