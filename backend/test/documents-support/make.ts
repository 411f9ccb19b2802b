import { cleanData } from '../../src/documents/data/clean';
import { dogovorData, type DogovorSource } from '../../src/documents/data/dogovor';
import { sampleDogovor, sampleZayavka } from '../../src/documents/data/sample';
import { zayavkaData, type ZayavkaSource } from '../../src/documents/data/zayavka';
import { Renderer } from '../../src/documents/render/renderer';
import { builtInTemplates } from '../../src/documents/template-folders';
import { openDocument, paragraphs, readSheet, type OpenDocument, type Sheet } from './open-document';

export const newRenderer = (folders = [builtInTemplates]): Renderer =>
  new Renderer({ folders, timeout: 15_000, maxWaiting: 100, memory: 256 });

/** The sample order with some things changed. */
export interface Changes {
  order?: Partial<ZayavkaSource['order']>;
  contract?: Partial<DogovorSource['contract']>;
  source?: Partial<ZayavkaSource>;
  organization?: string | null;
}

export const changedDogovor = ({ order, contract, source, organization }: Changes): DogovorSource => ({
  ...sampleDogovor,
  ...(source?.from ? { from: source.from } : {}),
  ...(source?.cargo ? { cargo: source.cargo } : {}),
  ...(organization === undefined ? {} : { organization }),
  order: { ...sampleDogovor.order, ...order },
  contract: { ...sampleDogovor.contract, ...contract },
});

export const changedZayavka = ({ order, source }: Changes): ZayavkaSource => ({
  ...sampleZayavka,
  ...source,
  order: { ...sampleZayavka.order, ...order },
});

export interface MadeText {
  document: OpenDocument;
  lines: string[];
  text: string;
}

export async function makeDogovor(renderer: Renderer, changes: Changes = {}): Promise<MadeText> {
  const data = cleanData(dogovorData(changedDogovor(changes)));
  const document = await openDocument(await renderer.render({ template: 'dogovor.docx', data, qr: null }));
  const lines = paragraphs(document.part('word/document.xml'));
  return { document, lines, text: lines.join('\n').replaceAll('\u00a0', ' ') };
}

export async function makeZayavka(
  renderer: Renderer,
  changes: Changes = {},
): Promise<{ document: OpenDocument; sheet: Sheet }> {
  const data = cleanData(zayavkaData(changedZayavka(changes)));
  const document = await openDocument(await renderer.render({ template: 'zayavka.xlsx', data, qr: '125' }));
  return { document, sheet: readSheet(document) };
}
