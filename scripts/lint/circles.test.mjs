import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';
import ts from 'typescript';
import { root } from '../lib/paths.mjs';

const site = join(root, 'frontend/src');
const isSource = (name) => /\.tsx?$/.test(name) && !/\.(spec|test)\./.test(name);
const files = readdirSync(site, { recursive: true })
  .filter(isSource)
  .map((name) => join(site, name));

/** Files of the site that a file imports at once, types included; an `import()` loads later and makes no circle. */
function importsOf(file) {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements
    .map((statement) => statement.moduleSpecifier?.text)
    .filter((source) => source?.startsWith('.'))
    .map((source) => join(dirname(file), source))
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].filter(existsSync).slice(0, 1));
}

test('imports of the site, of types too, make no circle', () => {
  const way = [];
  const done = new Set();
  const circles = [];
  const follow = (file) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].map((one) => relative(site, one)).join(' -> '));
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    importsOf(file).forEach(follow);
    way.pop();
    done.add(file);
  };
  files.forEach(follow);
  assert.ok(files.length > 100);
  assert.deepEqual(circles, []);
});
