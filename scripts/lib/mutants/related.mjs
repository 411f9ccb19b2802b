// Which tests look at a file. In the backend every HTTP spec is related to every file, because the test app imports all.
import { basename } from 'node:path';

// «create-order.service» and «orders-create.spec» share «order» and «create».
const plain = (word) => word.replace(/(ies|s)$/, '').toLowerCase();
const common = new Set([
  'src',
  'test',
  'spec',
  'ts',
  'tsx',
  'index',
  'service',
  'controller',
  'feature',
  'page',
  'dto',
  'use',
  'data',
]);

export const wordsOf = (path) =>
  new Set(
    path
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .split(/[^A-Za-z]+/)
      .map(plain)
      .filter((word) => word.length > 2 && !common.has(word)),
  );

/** The paths of specs: those that share words with the file's path first, the most first, then the quick ones. */
export function nearestFirst(file, runs) {
  const words = wordsOf(file);
  const stem = basename(file).replace(/\.\w+$/, '');
  const rank = (spec) =>
    (basename(spec).startsWith(`${stem}.`) ? 100 : 0) +
    [...wordsOf(basename(spec))].filter((word) => words.has(word)).length;
  return runs
    .map(({ spec, ms }) => ({ spec, ms, near: rank(spec) }))
    .sort((a, b) => b.near - a.near || a.ms - b.ms)
    .map(({ spec }) => spec);
}
