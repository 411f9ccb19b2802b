import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = (...targets: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${at === 0 && target.startsWith('xl') ? 'officeDocument' : 'worksheet'}" Target="${target}"/>`).join('')}</Relationships>`;

/** A workbook of the given sheets, as XML: what our own writer never writes. */
export async function workbook(
  sheets: { name?: string; state?: string; before?: string; xml: string; after?: string }[],
  more: Record<string, Buffer> = {},
) {
  const zip = new ZipFile();
  const add = (name: string, text: string | Buffer) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: new Date(0), mode: 0o100644 });
  add('[Content_Types].xml', CONTENT_TYPES);
  add('_rels/.rels', relations('xl/workbook.xml'));
  const tags = sheets.map(
    ({ state, name }, at) =>
      `<sheet name="${name ?? `Л${at}`}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tags.join('')}</sheets></workbook>`,
  );
  add('xl/_rels/workbook.xml.rels', relations(...sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`)));
  for (const [at, { xml, before = '', after = '' }] of sheets.entries())
    add(
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${MAIN}">${before}<sheetData>${xml}</sheetData>${after}</worksheet>`,
    );
  for (const [name, bytes] of Object.entries(more)) add(name, bytes);
  zip.end();
  return buffer(zip.outputStream);
}

export const textCell = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
export const sheetRow = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
