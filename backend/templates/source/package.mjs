// Office packages as Word and Excel read them: parts of XML in a zip, always with the same bytes for the same parts.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** The same moment in every entry, so that making the templates again changes nothing. */
const moment = new Date(2026, 0, 1);

export const xml = (body) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;

export const escapeXml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Writes `parts`, `{name: text or bytes}` in their order, as one package. */
export async function writePackage(file, parts) {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content), name, { mtime: moment, mode: 0o100644 });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

const officeRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelation = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A relationships part; `targets` is `{id: [kind, target]}`. */
export const relations = (targets) =>
  xml(
    `<Relationships xmlns="${packageRelation}">${Object.entries(targets)
      .map(([id, [kind, target]]) => {
        const base = kind.startsWith('metadata/') ? packageRelation : officeRelation;
        return `<Relationship Id="${id}" Type="${base}/${kind}" Target="${target}"/>`;
      })
      .join('')}</Relationships>`,
  );

/** The content types part; `overrides` is `{part: type}`. */
export const contentTypes = (overrides) =>
  xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Default Extension="png" ContentType="image/png"/>${Object.entries(overrides)
        .map(([part, type]) => `<Override PartName="${part}" ContentType="application/vnd.${type}+xml"/>`)
        .join('')}</Types>`,
  );

/** What the file's properties window shows. */
export const coreProperties = (title, creator) =>
  xml(
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
      'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      `<dc:title>${title}</dc:title><dc:creator>${creator}</dc:creator><dc:language>ru-RU</dc:language>` +
      '</cp:coreProperties>',
  );

/** Blanks that keep signs and units with their neighbours (no more: they do not stretch in justified lines); markers stay as they are. */
export const typeset = (text) =>
  text
    .split(/(\{[^}]*\})/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(/№ /g, '№\u00a0')
            .replace(/ —/g, '\u00a0—')
            .replace(/(\d) (?=[%×]|кг|см|г\.|мая|июня|декабря)/g, '$1\u00a0')
            .replace(/([×/]) (?=[\dА-Я])/g, '$1\u00a0'),
    )
    .join('');
