import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSource } from '../src/modules/documents/data/sample';
import { dogovor } from '../src/modules/documents/kinds/dogovor';
import { zayavka } from '../src/modules/documents/kinds/zayavka';
import type { TemplateJob } from '../src/modules/documents/render/jobs';
import { readPackage } from '../src/modules/documents/render/package';
import type { Renderer } from '../src/modules/documents/render/renderer';
import { editTemplate, templateBytes } from './documents-support/edit-template';
import { newRenderer } from './documents-support/make';
import { openDocument, paragraphs, readSheet, type OpenDocument } from './documents-support/open-document';

const strings = 'xl/sharedStrings.xml';
const document = 'word/document.xml';
const sheet = 'xl/worksheets/sheet1.xml';

let folder: string;
let renderer: Renderer;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
  renderer = newRenderer([folder]);
});

afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

async function makeFrom(template: Buffer, job: TemplateJob): Promise<OpenDocument> {
  writeFileSync(join(folder, job.template), template);
  return openDocument(await renderer.render(job));
}

describe('a template that staff have changed', () => {
  const cargo = Array.from({ length: 5 }, (_, i) => ({ name: `Место ${i + 1}`, weight: i + 1, no: i + 1 }));
  const { job } = zayavka.fill(sampleSource);
  const five: TemplateJob = { ...job, data: { ...job.data, cargo } };

  it('in Word: pieces of a field come together again', async () => {
    const template = await editTemplate(dogovor, {
      [document]: [['{d.contract.date}', '{d.con</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>tract.date}']],
    });
    const made = await makeFrom(template, dogovor.fill(sampleSource).job);
    expect(paragraphs(made.part(document))[3]).toBe('г. Минск20 ноября 2026 г.');
  });

  it('in Word: fields of the templates of before go on being filled', async () => {
    const former =
      'Заявка № {d.order.number}, {d.order.price}, {d.order.vat}, {d.contract.day}: {d.order.cargo}, в лице {d.customer.positionInSentence} {d.customer.signatory}: {d.customer.authority}';
    const template = await editTemplate(dogovor, { [document]: [['{d.customer.party}', former]] });
    const made = await makeFrom(template, dogovor.fill(sampleSource).job);
    expect(paragraphs(made.part(document)).join()).toContain(
      'в лице директор Ковалёва Анна Петровна: Устава',
    );
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

  describe('in Excel: what speaks of the rows of the table', () => {
    let speaking: Buffer;

    beforeAll(async () => {
      speaking = await editTemplate(zayavka, {
        [sheet]: [
          ['<mergeCells count="73">', '<mergeCells count="74"><mergeCell ref="G24:H24"/>'],
          [
            '<printOptions',
            '<conditionalFormatting sqref="L24 A26:L26"/><dataValidations><dataValidation sqref="L24"/></dataValidations>' +
              '<hyperlinks><hyperlink ref="C24" location="a"/><hyperlink ref="A24:L25" location="b"/></hyperlinks>' +
              '<printOptions',
          ],
          ['<dimension ref="A1:L38"/>', '<dimension ref="A24:L25"/>'],
        ],
      });
    });

    /** The elements around the rows. */
    const around = async (pieces: object[]): Promise<string> => {
      const made = await makeFrom(speaking, { ...job, data: { ...job.data, cargo: pieces } });
      return made.part(sheet).replace(/<sheetData>.*<\/sheetData>/s, '');
    };

    it('is there for each of them', async () => {
      const made = await around(cargo.slice(0, 3));
      expect(made).toContain('<mergeCells count="76">');
      expect(made.match(/"G\d+:H\d+"/g)).toEqual(
        expect.arrayContaining(['"G24:H24"', '"G25:H25"', '"G26:H26"']),
      );
      expect(made).toContain('<conditionalFormatting sqref="L24 L25 L26 A27:L27"/>');
      expect(made).toContain('<dataValidation sqref="L24 L25 L26"/>');
      expect(made).toContain(
        '<hyperlinks><hyperlink ref="C24" location="a"/><hyperlink ref="C25" location="a"/>' +
          '<hyperlink ref="C26" location="a"/><hyperlink ref="A24:L26" location="b"/></hyperlinks>',
      );
      expect(made).toContain('<dimension ref="A24:L26"/>');
    });

    it('speaks of the one that is left of two', async () => {
      const made = await around(cargo.slice(0, 1));
      expect(made).toContain('<hyperlink ref="A24:L24" location="b"/></hyperlinks>');
      expect(made).toContain('<dimension ref="A24:L24"/>');
    });

    it('goes with the last of them where an empty list would be damage, and says nothing without a place', async () => {
      const made = await around([]);
      expect(made).not.toContain('hyperlink');
      expect(made).toContain('<mergeCells count="73">');
      expect(made).toContain('<conditionalFormatting sqref="A24:L24"/>');
      expect(made).toContain('<dataValidation sqref="L24"/>');
      expect(made).toContain('<dimension ref="A24:L25"/>');
      expect(made).toContain('<headerFooter><oddHeader>');
    });
  });

  it('in Excel: sheets and pictures that are not there stop nothing, and names count the sheets all the same', async () => {
    const template = await editTemplate(
      zayavka,
      {
        'xl/workbook.xml': [
          [
            '<sheets>',
            '<sheets><sheet name="A" sheetId="7" r:id="rId7"/><sheet name="B" sheetId="8" r:id="rId8"/>',
          ],
          ['Print_Area" localSheetId="0"', 'Print_Area" localSheetId="2"'],
          ['Print_Titles" localSheetId="0">Заявка!$23:$23', 'Print_Titles" localSheetId="1">A!$23:$30'],
        ],
        'xl/_rels/workbook.xml.rels': [
          [
            '<Relationship ',
            '<Relationship Id="rId8" Type="x/worksheet" Target="worksheets/b.xml"/><Relationship ',
          ],
        ],
      },
      { 'xl/drawings/drawing1.xml': 'xl/drawings/elsewhere.xml' },
    );
    const made = await makeFrom(template, five);
    expect(made.part('xl/workbook.xml')).toContain('localSheetId="2">Заявка!$A$1:$L$41<');
    expect(made.part('xl/workbook.xml')).toContain('localSheetId="1">A!$23:$30<');
    // Without formulas there is nothing to be calculated.
    expect(made.part('xl/workbook.xml')).not.toContain('calcPr');
    expect([...readSheet(made).cells.values()].map(({ value }) => value)).toContain('Место 5');
  });

  it('in Excel: the QR code is found at an address from the root, as other programs write it', async () => {
    const template = await editTemplate(zayavka, {
      'xl/drawings/_rels/drawing1.xml.rels': [['../media/qr.png', '/xl/media/qr.png']],
    });
    const built = await makeFrom(templateBytes(zayavka), job);
    expect((await makeFrom(template, job)).bytes('xl/media/qr.png')).toEqual(built.bytes('xl/media/qr.png'));
    expect((await readPackage(template)).get('xl/media/qr.png')).not.toEqual(built.bytes('xl/media/qr.png'));
  });

  const sheetOf = async (): Promise<string> =>
    (await readPackage(templateBytes(zayavka))).get(sheet)?.toString() ?? '';
});
