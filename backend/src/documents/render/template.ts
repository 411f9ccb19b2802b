import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { qrPart } from '../xlsx/drawings';
import { readLooks, type Look } from '../xlsx/row-heights';
import { readSharedStrings, withOwnTexts } from '../xlsx/shared-strings';
import { readPackage, type Parts } from './package';
import { hasMarkers } from './xml';

/** A template taken apart once, ready to be filled many times. */
export interface Template {
  kind: 'docx' | 'xlsx';
  /** All parts, those of `texts` aside. */
  parts: Parts;
  /** The parts that are filled or mended, in XML. */
  texts: ReadonlyMap<string, string>;
  /** Of a workbook: its shared texts and its cells' looks. */
  strings: string[];
  looks: Look[];
  /** The part with the placeholder of the QR code. */
  qr: string | null;
}

const isSheet = (name: string): boolean => /^xl\/worksheets\/[^/]+\.xml$/.test(name);
const isMended = (name: string): boolean =>
  isSheet(name) || name === 'xl/workbook.xml' || /^xl\/drawings\/[^/]+\.xml$/.test(name);

/** Takes a template apart; throws when the bytes are neither a .docx nor an .xlsx. */
export async function openTemplate(bytes: Buffer): Promise<Template> {
  const parts = await readPackage(bytes);
  const kind = parts.has('word/document.xml') ? 'docx' : parts.has('xl/workbook.xml') ? 'xlsx' : null;
  if (kind === null) throw new Error('The template is neither a Word document nor an Excel workbook');

  forgetCalculationOrder(parts);
  const strings = readSharedStrings(parts.get('xl/sharedStrings.xml')?.toString() ?? '');
  if (strings.length > 0) parts.set('xl/sharedStrings.xml', withoutMarkers(strings));
  const texts = new Map<string, string>();
  for (const [name, content] of parts) {
    if (!name.endsWith('.xml')) continue;
    const xml = isSheet(name) ? withOwnTexts(content.toString(), strings) : content.toString();
    if (hasMarkers(xml) || isMended(name)) texts.set(name, xml);
  }
  const looks = readLooks(parts.get('xl/styles.xml')?.toString() ?? '');
  return { kind, parts, texts, strings, looks, qr: qrPart(parts) };
}

/** Excel calls a workbook damaged whose order of calculation names cells that have moved; it makes a new one by itself. */
function forgetCalculationOrder(parts: Parts): void {
  if (!parts.delete('xl/calcChain.xml')) return;
  for (const [part, tag] of [
    ['[Content_Types].xml', /<Override\b[^>]*calcChain[^>]*\/>/],
    ['xl/_rels/workbook.xml.rels', /<Relationship\b[^>]*calcChain[^>]*\/>/],
  ] as const) {
    parts.set(part, Buffer.from((parts.get(part)?.toString() ?? '').replace(tag, '')));
  }
}

/** Texts with markers have moved into their cells; the numbers of the others must stay. */
const withoutMarkers = (strings: readonly string[]): Buffer =>
  Buffer.from(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${strings.length}">` +
      `${strings.map((text) => `<si>${hasMarkers(text) ? '<t/>' : text}</si>`).join('')}</sst>`,
  );

/** Finds templates in folders, the first that has one; a changed file is read anew, so no restart is needed. */
export class TemplateShelf {
  private readonly opened = new Map<string, { state: string; template: Promise<Template> }>();

  constructor(private readonly folders: readonly string[]) {}

  async get(name: string): Promise<Template> {
    const { path, state } = await this.find(name);
    const known = this.opened.get(path);
    if (known?.state === state) return known.template;
    const template = readFile(path).then(openTemplate);
    this.opened.set(path, { state, template });
    return template;
  }

  private async find(name: string): Promise<{ path: string; state: string }> {
    for (const folder of this.folders) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found) return { path, state: `${found.mtimeMs} ${found.size}` };
    }
    throw new Error(`There is no template ${name}`);
  }
}
