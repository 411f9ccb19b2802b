import { plural } from '@shlyah/domain';
import type { ImportPreview, LeftOut, TableSheet } from './types';

/** «5, 12–14»: ascending numbers of rows. */
export function rowRanges(rows: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && row === last[1] + 1) last[1] = row;
    else parts.push([row, row]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** «Строка 5», «Строки 5, 12–14». */
export const rowWords = (rows: readonly number[]): string =>
  `${rows.length === 1 ? 'Строка' : 'Строки'}\u00a0${rowRanges(rows)}`;

const sheetWords = (names: readonly string[]): string =>
  names.length > 3
    ? `${names.length}\u00a0${plural(names.length, 'лист', 'листа', 'листов')}`
    : `${names.length === 1 ? 'лист' : 'листы'} ${names.map((name) => `«${name}»`).join(', ')}`;

const isOtherSheet = ({ kind, canTake }: LeftOut): boolean => kind === 'sheet' && canTake;

/** The sheet that is read and those that may be read in its place: no empty ones, no lists of the template. */
export const offeredSheets = ({ sheets, leftOut }: Pick<ImportPreview, 'sheets' | 'leftOut'>): TableSheet[] =>
  sheets.filter(
    ({ name, isRead }) => isRead || leftOut.some((one) => isOtherSheet(one) && one.name === name),
  );

/** «7 строк и лист «Остатки»»; '' where no row and no sheet that could be ordered is told of. */
export function leftOutWords(all: readonly LeftOut[]): string {
  const count = all.reduce((sum, { rows }) => sum + rows.length, 0);
  const sheets = all.filter(isOtherSheet).map(({ name }) => name);
  return [
    ...(count > 0 ? [`${count}\u00a0${plural(count, 'строка', 'строки', 'строк')}`] : []),
    ...(sheets.length > 0 ? [sheetWords(sheets)] : []),
  ].join(' и ');
}
