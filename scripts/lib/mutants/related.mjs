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

/** The related tests that share a word with the file's path, the nearest first; all of them when none does. */
export function nearestTests(file, related) {
  const words = wordsOf(file);
  const stem = basename(file).replace(/\.\w+$/, '');
  const rank = (test) =>
    (basename(test).startsWith(`${stem}.`) ? 100 : 0) +
    [...wordsOf(test)].filter((word) => words.has(word)).length;
  const ranked = related.map((test) => ({ test, near: rank(test) })).sort((a, b) => b.near - a.near);
  const near = ranked.filter((one) => one.near > 0);
  return (near.length > 0 ? near : ranked).map(({ test }) => test);
}
