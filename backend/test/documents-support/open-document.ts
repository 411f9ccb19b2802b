import { SaxesParser } from 'saxes';
import { readPackage } from '../../src/modules/documents/render/package';

/** A made document, taken apart by a strict XML reader that knows nothing of how it was made. */
export interface OpenDocument {
  names: string[];
  /** A part as text; throws when it is not there or is not well-formed XML. */
  part(name: string): string;
  bytes(name: string): Buffer;
}

export async function openDocument(bytes: Buffer): Promise<OpenDocument> {
  const parts = await readPackage(bytes);
  const bytesOf = (name: string): Buffer => {
    const content = parts.get(name);
    if (!content) throw new Error(`There is no part ${name}`);
    return content;
  };
  for (const [name, content] of parts) {
    if (/\.(xml|rels)$/.test(name)) walk(content.toString(), {});
  }
  return { names: [...parts.keys()], part: (name) => bytesOf(name).toString(), bytes: bytesOf };
}

export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

interface Visitor {
  open?: (tag: Tag) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Reads XML strictly: anything that is not well-formed throws. */
export function walk(xml: string, { open, text, close }: Visitor): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) =>
    open?.({ name: tag.name, attributes: tag.attributes as Record<string, string> }),
  );
  parser.on('text', (content) => text?.(content));
  parser.on('closetag', ({ name }) => close?.(name));
  parser.write(xml).close();
}

/** The text of every paragraph of a Word part. */
export function paragraphs(xml: string): string[] {
  const found: string[] = [];
  let inText = false;
  walk(xml, {
    open: ({ name }) => {
      if (name === 'w:p') found.push('');
      inText = name === 'w:t';
    },
    text: (text) => {
      if (inText) found.push((found.pop() ?? '') + text);
    },
    close: (name) => {
      if (name === 'w:t') inText = false;
    },
  });
  return found;
}

/** A cell as Excel would understand it. */
export interface SheetCell {
  /** A number is a number only in a cell of that type. */
  value: string | number | null;
  style: number;
  formula: boolean;
}

export interface Sheet {
  cells: Map<string, SheetCell>;
  rows: number[];
  merged: string[];
  heights: Map<number, number>;
}

/** The cells of a sheet by their references. */
export function readSheet(document: OpenDocument, part = 'xl/worksheets/sheet1.xml'): Sheet {
  const shared = sharedTexts(document);
  const sheet: Sheet = { cells: new Map(), rows: [], merged: [], heights: new Map() };
  let current: { reference: string; type: string; content: string; cell: SheetCell } | null = null;
  let reading = false;
  walk(document.part(part), {
    open: ({ name, attributes }) => {
      if (name === 'row') {
        sheet.rows.push(Number(attributes.r));
        sheet.heights.set(Number(attributes.r), Number(attributes.ht));
      }
      if (name === 'mergeCell') sheet.merged.push(attributes.ref ?? '');
      if (name === 'f' && current) current.cell.formula = true;
      if (name === 'c') {
        const cell: SheetCell = { value: null, style: Number(attributes.s), formula: false };
        current = { reference: attributes.r ?? '', type: attributes.t ?? 'n', content: '', cell };
      }
      reading = name === 'v' || name === 't';
    },
    text: (text) => {
      if (reading && current) current.content += text;
    },
    close: (name) => {
      reading = false;
      if (name !== 'c' || !current) return;
      const { reference, type, content, cell } = current;
      if (sheet.cells.has(reference)) throw new Error(`Two cells ${reference}`);
      if (content !== '') {
        cell.value =
          type === 'n' ? Number(content) : type === 's' ? (shared[Number(content)] ?? null) : content;
      }
      sheet.cells.set(reference, cell);
      current = null;
    },
  });
  return sheet;
}

function sharedTexts(document: OpenDocument): string[] {
  const found: string[] = [];
  walk(document.part('xl/sharedStrings.xml'), {
    open: ({ name }) => {
      if (name === 'si') found.push('');
    },
    text: (text) => {
      if (found.length > 0) found.push((found.pop() ?? '') + text);
    },
  });
  return found;
}

/** What stands to the right of a label, as people read a form. */
export function valueOf(sheet: Sheet, label: string, nth = 0): string | number | null | undefined {
  const labels = [...sheet.cells].filter(([, { value }]) => value === label);
  const [reference] = labels[nth] ?? [];
  if (reference === undefined) throw new Error(`There is no label «${label}»`);
  const [, column = '', row = ''] = /^([A-Z])(\d+)$/.exec(reference) ?? [];
  const area = sheet.merged.find((one) => one.startsWith(`${reference}:`));
  const last = /:([A-Z])/.exec(area ?? '')?.[1] ?? column;
  return sheet.cells.get(`${String.fromCharCode(last.charCodeAt(0) + 1)}${row}`)?.value;
}
