import { sampleSource } from '../../src/modules/documents/data/sample';
import type { DocumentSource } from '../../src/modules/documents/data/source';
import type { DocumentKind } from '../../src/modules/documents/document-kind';
import { dogovor } from '../../src/modules/documents/kinds/dogovor';
import { zayavka } from '../../src/modules/documents/kinds/zayavka';
import { Renderer } from '../../src/modules/documents/render/renderer';
import { builtInTemplates } from '../../src/modules/documents/template-folders';
import { openDocument, paragraphs, readSheet, type OpenDocument, type Sheet } from './open-document';

export const newRenderer = (folders = [builtInTemplates]): Renderer =>
  new Renderer({ folders, timeout: 15_000, maxWaiting: 100, memory: 256 });

/** What differs from the sample order. */
export interface Changes {
  order?: Partial<DocumentSource['order']>;
  contract?: Partial<DocumentSource['contract']>;
  source?: Partial<DocumentSource>;
}

const changed = ({ order, contract, source }: Changes): DocumentSource => ({
  ...sampleSource,
  ...(sampleSource.contract && { contract: { ...sampleSource.contract, ...contract } }),
  ...source,
  order: { ...sampleSource.order, ...order },
});

/** A document of the sample order with some things changed. */
export const make = async (
  renderer: Renderer,
  kind: DocumentKind,
  changes: Changes = {},
): Promise<OpenDocument> => openDocument(await renderer.render(kind.fill(changed(changes)).job));

export interface MadeText {
  document: OpenDocument;
  lines: string[];
  text: string;
}

export async function makeDogovor(renderer: Renderer, changes: Changes = {}): Promise<MadeText> {
  const document = await make(renderer, dogovor, changes);
  const lines = paragraphs(document.part('word/document.xml'));
  return { document, lines, text: lines.join('\n').replaceAll('\u00a0', ' ') };
}

export async function makeZayavka(
  renderer: Renderer,
  changes: Changes = {},
): Promise<{ document: OpenDocument; sheet: Sheet }> {
  const document = await make(renderer, zayavka, changes);
  return { document, sheet: readSheet(document) };
}
