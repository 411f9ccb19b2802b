import { attribute, hasMarkers, textOf, withAttribute } from '../render/xml';

const item = /<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g;
const sharedCell = /<c\b([^>]*\st="s"[^>/]*)>([\s\S]*?)<\/c>/g;
const numberMarker = /^\{\s*([dc]\.[^{}]*?):formatN\([^()]*\)\s*\}$/;

/** The workbook's texts, in XML, as cells name them by number. */
export const readSharedStrings = (xml: string): string[] =>
  [...xml.matchAll(item)].map(([, content = '']) => content.replace(/\r?\n/g, '&#10;'));

/**
 * Puts texts with markers into their cells, where each copy of a row can have its own. A cell that holds nothing but a
 * marker with `:formatN()` becomes a number.
 */
export const withOwnTexts = (sheet: string, strings: readonly string[]): string =>
  sheet.replace(sharedCell, (whole, tag: string, content: string) => {
    const text = strings[Number(/<v>(\d+)<\/v>/.exec(content)?.[1])];
    if (text === undefined || !hasMarkers(text)) return whole;
    const number = numberMarker.exec(textOf(text).trim());
    return number
      ? `<c${withAttribute(tag, 't', 'n')}><v>{${number[1] ?? ''}}</v></c>`
      : `<c${withAttribute(tag, 't', 'inlineStr')}><is>${text}</is></c>`;
  });

/** What a person reads in a cell; '' for an empty cell. */
export function cellText(tag: string, content: string, strings: readonly string[]): string {
  if (attribute(tag, 't') !== 's') return textOf(content);
  return textOf(strings[Number(/<v>(\d+)<\/v>/.exec(content)?.[1])] ?? '');
}
