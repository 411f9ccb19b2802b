import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { allBrokenCitations, anchorsOf, brokenCitations, citingFiles } from './lib/citations.mjs';
import { root } from './lib/paths.mjs';

const page = '# The contract\n\n<a id="price"></a>\n\n### 3.1 One price\n';
const repository = {
  exists: (file) =>
    ['docs/contract.md', 'backend/src/shared/dates.ts', 'frontend/e2e/run.mjs'].includes(file),
  anchors: () => anchorsOf(page),
};
const broken = (path, text) => brokenCitations(path, text, repository);

test('every citation in the repository leads to a page and an anchor that exist', () => {
  assert.deepEqual(allBrokenCitations(root), []);
});

test('no page says an anchor twice: the second would never be found', () => {
  for (const page of citingFiles(root).filter((path) => path.endsWith('.md'))) {
    const ids = [...readFileSync(join(root, page), 'utf8').matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
    assert.deepEqual(ids, [...new Set(ids)], page);
  }
});

test('a comment may cite a page and an anchor of it', () => {
  assert.deepEqual(
    broken('domain/src/a.ts', '/** Kopecks (docs/contract.md#price). See docs/contract.md. */'),
    [],
  );
});

test('a page may link to itself, to its neighbours and to other sites', () => {
  assert.deepEqual(
    broken('docs/contract.md', '[a](#price) [b](contract.md#31-one-price) [c](https://x.by/y)'),
    [],
  );
});

test('a page may name files from the root, from the sources of a package and from its own folder', () => {
  assert.deepEqual(
    broken(
      'docs/contract.md',
      '`backend/src/shared/dates.ts`, `shared/dates.ts`, `documents/kinds/<name>.ts`',
    ),
    [],
  );
  assert.deepEqual(broken('frontend/README.md', '`node e2e/run.mjs site`, `/api/openapi.json`'), []);
});

for (const [path, text] of [
  ['docs/contract.md', '`backend/src/shared/date.ts`'],
  ['docs/contract.md', '`shared/date.ts`'],
  ['docs/contract.md', '`npx jest test/points.spec.ts`'],
  ['domain/src/a.ts', '// docs/nowhere.md'],
  ['domain/src/a.ts', '// docs/contract.md#prices'],
  ['docs/contract.md', '[a](#prices)'],
  ['docs/decisions/0001.md', '[a](contract.md)'],
  ['domain/src/a.ts', '// (specification, section 3)'],
  ['domain/src/a.ts', '// as the contract, section 4, says'],
]) {
  test(`${path} may not say ${text}`, () => assert.notDeepEqual(broken(path, text), []));
}
