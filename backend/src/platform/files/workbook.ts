import { Readable } from 'node:stream';
import { cleanText } from '@shlyah/domain';
import { ZipFile } from 'yazl';
import { chunksOf, type Cell, type Format, type TableColumn, type TableRows } from './table';

/** The content type of an .xlsx file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet of a workbook. */
export interface Sheet {
  /** Up to 31 characters, none of `[]:*?/\`. */
  name: string;
  columns: readonly TableColumn[];
  rows: TableRows;
  /**
   * Lines above the headings and, after a blank one, below the rows: each a text over the columns. A sheet with such lines is a
   * paper: it prints on landscape pages as wide as its columns.
   */
  above?: readonly string[];
  below?: readonly string[];
}

/** A workbook of one sheet. */
export const writeSheet = (columns: readonly TableColumn[], rows: TableRows, name = 'Лист1'): Readable =>
  writeWorkbook([{ name, columns, rows }]);

/**
 * An .xlsx file, made while it is read: no sheet is ever in memory as a whole, and the rows of a sheet are asked for once, when
 * the sheets before it are written. An error of the rows is an error of the stream; a stream that is destroyed ends its rows.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream;
  const options = { mtime: new Date(), mode: 0o100644 };
  for (const [name, xml] of Object.entries(fixedParts(sheets)))
    zip.addBuffer(Buffer.from(xml), name, options);
  for (const [index, sheet] of sheets.entries()) {
    const part = Readable.from(chunksOf(sheetXml(sheet)));
    part.on('error', (error) => output.destroy(error));
    output.on('close', () => part.destroy());
    zip.addReadStream(part, partOf(index), options);
  }
  zip.end();
  return output;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const partOf = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** All parts but the sheets. */
function fixedParts(sheets: readonly Sheet[]): Record<string, string> {
  const each = (write: (number: number, name: string) => string): string =>
    sheets.map(({ name }, index) => write(index + 1, name)).join('');
  const styles = sheets.length + 1;
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((number, name) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}">${each((number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${styles}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${[0, 49, 4, 164, 165].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  };
}

/** Indexes of the formats in `cellXfs`. Text cells have the text format, so that typed values are not converted. */
const STYLES: Record<Format, number> = { number: 0, text: 1, phone: 1, money: 2, day: 3, minute: 4 };
const HEADER = 5;

const WIDTHS: Record<Format, number> = { number: 10, text: 20, phone: 21, money: 12, day: 12, minute: 17 };

/** The last row that a sheet can have. */
const LAST_ROW = 1_048_576;

async function* sheetXml({ columns, rows, above = [], below = [] }: Sheet): AsyncGenerator<string, void> {
  const letters = columns.map((_, index) => letterOf(index));
  const formats = columns.map(({ format = 'text' }) => format);
  const last = letters.at(-1) ?? 'A';
  const heading = above.length + 1;
  const isPaper = above.length + below.length > 0;
  const fits = isPaper ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '';
  yield `${HEAD}<worksheet xmlns="${MAIN}">${fits}<sheetViews><sheetView workbookViewId="0"><pane ySplit="${heading}" topLeftCell="A${heading + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>`;
  for (const [index, { format = 'text', width = WIDTHS[format] }] of columns.entries())
    yield `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${STYLES[format]}" customWidth="1"/>`;
  const titles = columns.map(({ title }, index) => textCell(`${letters[index]}${heading}`, HEADER, title));
  yield `</cols><sheetData>${linesXml(above, 1)}<row r="${heading}">${titles.join('')}</row>`;
  let number = heading;
  for await (const row of rows) {
    number += 1;
    let xml = `<row r="${number}">`;
    for (const [index, value] of row.entries()) {
      if (value !== null && value !== '')
        xml += cellXml(`${letters[index]}${number}`, formats[index] ?? 'text', value);
    }
    yield `${xml}</row>`;
  }
  yield `${linesXml(below, number + 2)}</sheetData><autoFilter ref="A${heading}:${last}${number}"/>${validations(columns, heading + 1)}${isPaper ? LANDSCAPE : ''}<ignoredErrors><ignoredError sqref="A1:${last}${number}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

const LANDSCAPE = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

const linesXml = (lines: readonly string[], first: number): string =>
  lines
    .map((text, at) => `<row r="${first + at}">${textCell(`A${first + at}`, STYLES.text, text)}</row>`)
    .join('');

/** A, B … Z, AA … */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

function cellXml(at: string, format: Format, value: NonNullable<Cell>): string {
  const number = typeof value === 'number' ? value : dateNumber(format, value);
  if (number === null) return textCell(at, STYLES.text, String(value));
  return `<c r="${at}" s="${STYLES[format]}"><v>${number}</v></c>`;
}

const textCell = (at: string, style: number, text: string): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cellText(text))}</t></is></c>`;

/** Characters that a cell can hold. */
const LONGEST = 32_767;

/** A spreadsheet reads `_x0041_` as the letter of that number. */
const cellText = (text: string): string =>
  cleanText(text.slice(0, LONGEST)).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const DATE = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/;

/** Days since 30 December 1899, as spreadsheets count them; null for a text that is no date. */
function dateNumber(format: Format, text: string): number | null {
  const [, day, minute = '00:00'] = (format === 'day' || format === 'minute' ? DATE.exec(text) : null) ?? [];
  const days = (Date.parse(`${day}T${minute}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return Number.isNaN(days) ? null : days;
}

/** Hints and lists of the columns' cells below the heading. */
function validations(columns: readonly TableColumn[], first: number): string {
  const all = columns.flatMap(({ title, hint, choices }, index) => {
    if (!hint && !choices) return [];
    const prompt = hint
      ? ` showInputMessage="1" promptTitle="${escaped(title.slice(0, 32))}" prompt="${escaped(hint.slice(0, 255))}"`
      : '';
    const area = `${letterOf(index)}${first}:${letterOf(index)}${LAST_ROW}`;
    const list = choices ? `<formula1>${escaped(choices)}</formula1>` : '';
    return `<dataValidation${choices ? ' type="list"' : ''} allowBlank="1"${prompt} sqref="${area}">${list}</dataValidation>`;
  });
  return all.length === 0 ? '' : `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`;
}
