import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { lazyLibrary, loadLibraries } from './libraries';

it('a library is loaded once: with its first use, or by the server before it', async () => {
  let count = 0;
  const first = lazyLibrary(() => Promise.resolve(++count));
  const second = lazyLibrary(() => Promise.resolve(++count));
  expect(await first()).toBe(1);
  await loadLibraries();
  expect([await first(), await second(), count]).toEqual([1, 2, 2]);
});

it('nothing else of the process of the server is imported at its first use', () => {
  const sources = join(__dirname, '..', '..');
  // The thread of documents, and the processes that read files of clients.
  const apart = ['modules/documents/labels/', 'modules/documents/render/', 'platform/files/'];
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => /(?<!\.spec|\.d)\.ts$/.test(name) && !apart.some((folder) => name.startsWith(folder)))
    .flatMap(
      (name) => readFileSync(join(sources, name), 'utf8').match(/^.*(?<!typeof )\bimport\(.*$/gm) ?? [],
    );
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((line) => !line.includes('lazyLibrary(() => import('))).toEqual([]);
});
