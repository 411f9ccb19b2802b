import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyDocument } from '../document-kind';
import { readPackage, readPart, type Parts } from '../render/package';
import { Renderer } from '../render/renderer';
import { openTemplate, type Template } from '../render/template';
import { markersOf, nearest, type Marker } from './markers';

/** A report on an edited template, in Russian. */
export interface TemplateReport {
  /** Errors, which make the template unusable. */
  problems: string[];
  /** Warnings, which may be intended. */
  remarks: string[];
}

/** Validates a template, and fills it with a sample order. */
export async function checkTemplate(document: AnyDocument, bytes: Buffer): Promise<TemplateReport> {
  let template: Template;
  try {
    template = await openTemplate(bytes);
  } catch (error) {
    return { problems: [`Файл не читается: ${messageOf(error)}`], remarks: [] };
  }
  const { template: name } = document;
  if (!name.endsWith(template.kind)) {
    return { problems: [`Внутри файла — ${template.kind}, а не ${name.split('.').pop()}`], remarks: [] };
  }
  const markers = markersOf(template);
  const { missing, unused } = absentFields(document, markers);
  return {
    problems: [
      ...unknownFields(document, markers),
      ...missing,
      ...brokenLists(markers),
      ...markers.filter(isOpen).map(({ text }) => `Скобка не закрыта: ${text.slice(0, 60)}`),
      ...(document.hasQr && template.qr === null
        ? ['Нет картинки QR-кода: у неё должно быть имя или описание, которое начинается с «QR»']
        : []),
      ...(await renderSample(document, bytes)),
    ],
    remarks: [...unknownMarkers(markers), ...unused],
  };
}

function unknownFields({ fields }: AnyDocument, markers: Marker[]): string[] {
  const known = Object.keys(fields);
  const unknown = distinctMarkers(markers.filter(({ path }) => path !== null && !known.includes(path)));
  return unknown.map(({ text, path }) => {
    const meant = nearest(path ?? '', known);
    return `Неизвестное поле ${text}${meant === null ? '' : `; возможно, имелось в виду ${meant}`}`;
  });
}

function absentFields(
  { fields, essential }: AnyDocument,
  markers: Marker[],
): { missing: string[]; unused: string[] } {
  const present = new Set(markers.map(({ path }) => path));
  const absent = Object.keys(fields).filter((path) => !present.has(path));
  const said = (path: string): string => `${path} (${fields[path] ?? ''})`;
  return {
    missing: absent
      .filter((path) => essential.includes(path))
      .map((path) => `Нет обязательного поля ${said(path)}`),
    unused: absent
      .filter((path) => !essential.includes(path))
      .map((path) => `Поле ${said(path)} не используется`),
  };
}

/** A list needs a row `[i]` and a row `[i+1]`; carbone repeats the rows between them. */
function brokenLists(markers: Marker[]): string[] {
  const lists = new Map<string, Set<string>>();
  for (const { path, row } of markers) {
    if (path === null || row === null) continue;
    const list = path.split('[]')[0] ?? '';
    lists.set(list, (lists.get(list) ?? new Set()).add(row));
  }
  return [...lists]
    .filter(([, rows]) => !(rows.has('i') && rows.has('i+1')))
    .map(([list]) => `Таблице ${list} нужны две строки: с полями ${list}[i] и такая же с ${list}[i+1]`);
}

const isOpen = ({ text }: Marker): boolean => !text.endsWith('}');

/** Texts in braces that are not fields: «{приложение}» is printed unchanged, «{t(x)}» is a carbone command. */
function unknownMarkers(markers: Marker[]): string[] {
  return distinctMarkers(markers.filter((marker) => marker.path === null && !isOpen(marker))).map(
    ({ text }) => `Это не поле: ${text.slice(0, 60)}. Поля пишутся так: {d.order.number}`,
  );
}

/** Renders a sample document as in production, in a worker thread with limits. */
async function renderSample({ template: name, fillSample }: AnyDocument, bytes: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shlyah-template-'));
  const renderer = new Renderer({ folders: [folder], timeout: 30_000, maxWaiting: 1, memory: 256 });
  try {
    await writeFile(join(folder, name), bytes);
    const made = await renderer.render(fillSample());
    const parts = await readPackage(made);
    const texts = [...parts].filter(([part]) => part.endsWith('.xml'));
    const broken = texts.filter(([part]) => !isReadable(parts, part));
    const unfilled = texts.filter(([, content]) => /\{\s*d\./.test(content.toString()));
    return [
      ...broken.map(([part]) => `Пробный документ повреждён: ${part}`),
      ...unfilled.map(([part]) => `В пробном документе осталось незаполненное поле: ${part}`),
    ];
  } catch (error) {
    return [`Пробный документ не получился: ${messageOf(error).split('\n')[0] ?? ''}`];
  } finally {
    await renderer.close();
    await rm(folder, { recursive: true });
  }
}

function isReadable(parts: Parts, part: string): boolean {
  try {
    return readPart(parts, part) !== null;
  } catch {
    return false;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const distinctMarkers = (markers: Marker[]): Marker[] => [
  ...new Map(markers.map((marker) => [marker.text, marker])).values(),
];
