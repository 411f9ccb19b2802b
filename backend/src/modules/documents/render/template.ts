import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkbook, type WorkbookTemplate } from '../xlsx/workbook';
import { readPackage, readPart, type Parts } from './package';
import { qrPart } from './qr';
import { hasMarkers } from './xml';

/** A parsed template. */
export interface Template {
  kind: 'docx' | 'xlsx';
  parts: Parts;
  /** The XML of the parts with markers. */
  texts: ReadonlyMap<string, string>;
  /** The data to repair a workbook after filling; null for a .docx. */
  workbook: WorkbookTemplate | null;
  /** The part of the QR code's placeholder. */
  qr: string | null;
}

/** Parses a template; throws if it is neither a .docx nor an .xlsx, or a part is not well-formed. */
export async function openTemplate(bytes: Buffer): Promise<Template> {
  const parts = await readPackage(bytes);
  const kind = parts.has('word/document.xml') ? 'docx' : parts.has('xl/workbook.xml') ? 'xlsx' : null;
  if (kind === null) throw new Error('The template is neither a Word document nor an Excel workbook');
  checkXml(parts);
  const workbook = kind === 'xlsx' ? openWorkbook(parts) : null;
  const texts = new Map<string, string>();
  for (const [name, content] of parts) {
    const xml = name.endsWith('.xml') ? content.toString() : '';
    if (hasMarkers(xml)) texts.set(name, xml);
  }
  return { kind, parts, texts, workbook, qr: qrPart(parts) };
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

/** Loads templates from the first folder that has the file, and caches them until the file changes. */
export class TemplateCache {
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
