import { codeKey, isCode } from '@shlyah/domain';
import { isMysql } from '../../../platform/database/columns';
import type { RunQuery } from '../../../platform/database/triggers';

/** Longer words are found by their beginnings. */
export const WORD_LENGTH = 40;

/** A client, a receiver, an address and the waybills of a hundred pieces of cargo. */
export const SEARCH_LENGTH = 7000;

/** A phone is found by its nine digits, by the seven without the operator's, and by the last ones as they are written and said. */
const endings = [9, 7, 5, 4];

/** A word without the signs around it. */
export const bareWord = (word: string): string =>
  /^[\da-zа-я]+$/.test(word) ? word : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** A word as it is kept and looked for. */
export const storedWord = (word: string): string =>
  word.length > WORD_LENGTH ? bareWord([...word].slice(0, WORD_LENGTH).join('')) : word;

/**
 * A folded text as searches look in it: each word behind a blank, and each part of a word behind a sign («малого» of
 * «черняховского-малого»), so that what a word begins with is found behind a blank. A number with letters stands there by its key too.
 */
export function wordsText(text: string): string {
  const words = new Set<string>();
  for (const part of text.split(' ')) {
    const word = bareWord(part);
    if (word) words.add(storedWord(word));
    for (const { index } of word.matchAll(/(?<=[^\p{L}\p{N}])[\p{L}\p{N}]{2}/gu))
      words.add(storedWord(word.slice(index)));
    if (/^\d{10,}$/.test(word)) for (const length of endings) words.add(word.slice(-length));
  }
  for (const word of [...words]) if (isCode(word)) words.add(storedWord(codeKey(word)));
  let kept = '';
  for (const word of words) if (kept.length + word.length < SEARCH_LENGTH) kept += ` ${word}`;
  return kept;
}

/** A row of the words of orders. */
export interface WordRow {
  word: string;
  id: number;
  shared: number;
}

/**
 * The words of an order's search text, each with how many of its first characters the word before it in the alphabet has
 * too: of those that begin alike only the first shares less than that beginning, so that an order is counted once.
 */
export function wordRows(id: number, text: string): WordRow[] {
  let before = '';
  return text
    .split(' ')
    .filter(Boolean)
    .sort()
    .map((word) => {
      let shared = 0;
      while (shared < before.length && before[shared] === word[shared]) shared++;
      before = word;
      return { word, id, shared };
    });
}

/** Words are sorted in batches: each touches every page of the table, but only once. */
const batch = 1_000_000;
const readAtOnce = 2000;

/**
 * Writes the words of all orders anew, from their search texts; the texts of a former release, which do not begin with a blank,
 * are written anew too. Killed half way it may run again.
 */
export async function fillOrderWords(query: RunQuery): Promise<void> {
  let rows: WordRow[] = [];
  for (let last = 0; ;) {
    const read: { id: number; text: string | Uint8Array }[] = await query(
      `SELECT id, text FROM order_search WHERE id > ? ORDER BY id LIMIT ${readAtOnce}`,
      [last],
    );
    last = read.at(-1)?.id ?? 0;
    const texts = read.map(({ id, text }) => ({ id, text: String(text) }));
    const former = texts.filter(({ text }) => !text.startsWith(' '));
    for (const row of former) row.text = wordsText(row.text);
    await putRows(query, 'REPLACE', 'order_search', former);
    for (const { id, text } of texts) rows.push(...wordRows(id, text));
    if (rows.length < batch && texts.length > 0) continue;
    rows.sort((one, two) => (one.word < two.word ? -1 : Number(one.word > two.word)) || one.id - two.id);
    for (let from = 0; from < rows.length; from += readAtOnce)
      await putRows(
        query,
        isMysql ? 'INSERT IGNORE' : 'INSERT OR IGNORE',
        'order_words',
        rows.slice(from, from + readAtOnce),
      );
    if (texts.length === 0) return;
    rows = [];
  }
}

/** As one value on SQLite, whose driver keeps a statement's places in memory for a while: millions of rows had taken gigabytes. */
export async function putRows(
  query: RunQuery,
  verb: string,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const values = rows.map((row) => Object.values(row) as unknown[]);
  const places = `(${names.map(() => '?').join(', ')})`;
  const source = isMysql
    ? `VALUES ${rows.map(() => places).join(', ')}`
    : `SELECT ${names.map((_, at) => `value ->> ${at}`).join(', ')} FROM json_each(?)`;
  await query(
    `${verb} INTO ${table} (${names.join(', ')}) ${source}`,
    isMysql ? values.flat() : [JSON.stringify(values)],
  );
}
