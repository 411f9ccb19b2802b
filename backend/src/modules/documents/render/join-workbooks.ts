import { posix } from 'node:path';
import { WORKBOOK_PART } from '../xlsx/workbook';
import { readPart, relatedPart, relationsOf, type Parts } from './package';
import { descendants, childOf, elementsOf, newElement, setText, writeXml, type XmlElement } from './xml';

/** A filled workbook and the suffix of its sheets' names, the order's number. */
export interface FilledWorkbook {
  parts: Parts;
  mark: string;
}

/** Excel's limit for the name of a sheet. */
const MAX_SHEET_NAME = 31;
const TYPES = '[Content_Types].xml';

/**
 * Joins workbooks from one template into a workbook with all their sheets. Styles and shared strings come from the template, so
 * the first workbook's are used; parts that a sheet refers to, such as pictures, are copied under new names.
 */
export function joinWorkbooks([first, ...others]: readonly FilledWorkbook[]): Parts {
  if (!first) throw new Error('There is no workbook to join');
  const joined: Parts = new Map(first.parts);
  const [workbook, relations, types] = [WORKBOOK_PART, relationsOf(WORKBOOK_PART), TYPES].map((name) => {
    const root = readPart(joined, name);
    if (!root) throw new Error(`There is no part ${name}`);
    return [name, root] as const;
  }) as [Root, Root, Root];
  const sheets = childOf(workbook[1], 'sheets');
  if (!sheets) throw new Error('The workbook has no sheets');
  const originals = descendants(sheets, 'sheet');
  const names = childOf(workbook[1], 'definedNames');
  const local = names ? descendants(names, 'definedName').filter(isLocal) : [];
  const templateNames = local.map((name) => ({ attributes: { ...name.attributes }, text: name.text }));
  const titles = originals.map(({ attributes }) => attributes.name ?? '');

  for (const [index, sheet] of originals.entries()) {
    const part = relatedPart(first.parts, WORKBOOK_PART, sheet.attributes['r:id']);
    if (part) updateSheet(joined, part, titles, first.mark, true);
    sheet.attributes.name = marked(titles[index] ?? '', first.mark);
  }
  for (const name of local) setText(name, renameReferences(name.text, titles, first.mark));

  for (const [at, { parts, mark }] of others.entries()) {
    const copied = copiesOf(parts, originals, at + 1);
    for (const [old, fresh] of copied) {
      joined.set(fresh, parts.get(old) ?? Buffer.alloc(0));
      const override = descendants(types[1], 'Override').find(
        ({ attributes }) => attributes.PartName === `/${old}`,
      );
      if (override)
        types[1].children.push(newElement('Override', { ...override.attributes, PartName: `/${fresh}` }));
      copyRelations(parts, joined, old, copied);
    }
    for (const [index, { attributes }] of originals.entries()) {
      const id = attributes['r:id'];
      const fresh = copied.get(relatedPart(parts, WORKBOOK_PART, id) ?? '');
      if (!fresh) continue;
      updateSheet(joined, fresh, titles, mark, false);
      const number = originals.length * (at + 1) + index + 1;
      const relation = descendants(relations[1], 'Relationship').find((one) => one.attributes.Id === id);
      relations[1].children.push(
        newElement('Relationship', { ...relation?.attributes, Id: `join${number}`, Target: `/${fresh}` }),
      );
      sheets.children.push(
        newElement('sheet', {
          ...attributes,
          name: marked(titles[index] ?? '', mark),
          sheetId: String(1000 + number),
          'r:id': `join${number}`,
        }),
      );
    }
    for (const { attributes, text } of templateNames) {
      const copy = newElement('definedName', {
        ...attributes,
        localSheetId: String(Number(attributes.localSheetId) + originals.length * (at + 1)),
      });
      setText(copy, renameReferences(text, titles, mark));
      names?.children.push(copy);
    }
  }
  for (const [name, root] of [workbook, relations, types]) joined.set(name, Buffer.from(writeXml(root)));
  return joined;
}

type Root = readonly [name: string, root: XmlElement];

const isLocal = ({ attributes }: XmlElement): boolean => attributes.localSheetId !== undefined;

const marked = (title: string, mark: string): string =>
  `${title.slice(0, MAX_SHEET_NAME - 1 - mark.length)} ${mark}`;

/** Replaces sheet names in the references of a formula. */
const renameReferences = (formula: string, titles: readonly string[], mark: string): string =>
  titles.reduce(
    (text, title) =>
      text.replaceAll(`'${title}'!`, `${title}!`).replaceAll(`${title}!`, `'${marked(title, mark)}'!`),
    formula,
  );

/** Updates formulas to the sheet's new name, numbers its pages, and deselects all sheets but the first: Excel edits selected sheets together. */
function updateSheet(
  parts: Parts,
  part: string,
  titles: readonly string[],
  mark: string,
  isFirst: boolean,
): void {
  const root = readPart(parts, part);
  if (!root) return;
  for (const formula of descendants(root, 'f'))
    setText(formula, renameReferences(formula.text, titles, mark));
  countOwnPages(root);
  if (!isFirst) for (const view of descendants(root, 'sheetView')) delete view.attributes.tabSelected;
  parts.set(part, Buffer.from(writeXml(root)));
}

/**
 * Each sheet counts its own pages: of a workbook that is printed whole, a spreadsheet counts on, and all pages as the last one's. How many a
 * sheet has is what it is fitted to (`fitPages`).
 */
function countOwnPages(sheet: XmlElement): void {
  const setup = childOf(sheet, 'pageSetup');
  if (!setup) return;
  Object.assign(setup.attributes, { firstPageNumber: '1', useFirstPageNumber: '1' });
  const pages = Number(setup.attributes.fitToHeight);
  const footer = childOf(sheet, 'headerFooter');
  if (!footer || !(pages > 0)) return;
  for (const part of elementsOf(footer))
    if (part.text.includes('&P')) setText(part, part.text.replaceAll('&N', String(pages)));
}

/** Maps the sheets and all parts that they refer to, to new names. */
function copiesOf(parts: Parts, sheets: readonly XmlElement[], number: number): Map<string, string> {
  const copies = new Map<string, string>();
  const take = (part: string): void => {
    if (copies.has(part) || !parts.has(part)) return;
    copies.set(part, posix.join(posix.dirname(part), `join${number}-${posix.basename(part)}`));
    for (const { attributes } of relationsIn(parts, part)) {
      const target = relatedPart(parts, part, attributes.Id);
      if (target && attributes.TargetMode !== 'External') take(target);
    }
  };
  for (const { attributes } of sheets) {
    const part = relatedPart(parts, WORKBOOK_PART, attributes['r:id']);
    if (part) take(part);
  }
  return copies;
}

function relationsIn(parts: Parts, part: string): XmlElement[] {
  const root = readPart(parts, relationsOf(part));
  return root ? descendants(root, 'Relationship') : [];
}

function copyRelations(parts: Parts, joined: Parts, old: string, copies: ReadonlyMap<string, string>): void {
  const root = readPart(parts, relationsOf(old));
  const fresh = copies.get(old);
  if (!root || !fresh) return;
  for (const relation of descendants(root, 'Relationship')) {
    const target = copies.get(relatedPart(parts, old, relation.attributes.Id) ?? '');
    if (target) relation.attributes.Target = `/${target}`;
  }
  joined.set(relationsOf(fresh), Buffer.from(writeXml(root)));
}
