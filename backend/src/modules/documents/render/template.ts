import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openBook, type Book } from '../xlsx/book';
import { readPackage, readPart, type Parts } from './package';
import { qrPart } from './qr';
import { hasMarkers } from './xml';

/** A template parsed once, ready to be filled many times. */
export interface Template {
  kind: 'docx' | 'xlsx';
  parts: Parts;
  /** The parts that are filled, in XML. */
  texts: ReadonlyMap<string, string>;
  /** Of a workbook: what mending it takes. */
  book: Book | null;
  /** The part with the placeholder of the QR code. */
  qr: string | null;
}

/** Parses a template; throws when the bytes are neither a .docx nor an .xlsx, or a part is not well-formed. */
export async function openTemplate(bytes: Buffer): Promise<Template> {
  const parts = await readPackage(bytes);
  const kind = parts.has('word/document.xml') ? 'docx' : parts.has('xl/workbook.xml') ? 'xlsx' : null;
  if (kind === null) throw new Error('The template is neither a Word document nor an Excel workbook');
  checkXml(parts);
  const book = kind === 'xlsx' ? openBook(parts) : null;
  const texts = new Map<string, string>();
  for (const [name, content] of parts) {
    const xml = name.endsWith('.xml') ? content.toString() : '';
    if (hasMarkers(xml)) texts.set(name, xml);
  }
  return { kind, parts, texts, book, qr: qrPart(parts) };
}

function checkXml(parts: Parts): void {
  for (const name of parts.keys()) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    try {
      readPart(parts, name);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

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
