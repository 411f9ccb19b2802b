import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { equivalent, isEquivalent } from './lib/mutants/equivalent.mjs';
import { mutantsOf, plant } from './lib/mutants/kinds.mjs';
import { withProbes } from './lib/mutants/probes.mjs';
import { nearestFirst } from './lib/mutants/related.mjs';
import { inTurn, randomOf } from './lib/mutants/sample.mjs';
import { root } from './lib/paths.mjs';

const plantedIn = (source, kind) =>
  mutantsOf('a.tsx', source)
    .filter((mutant) => mutant.kind === kind)
    .map((mutant) => plant(source, mutant));

for (const [kind, source, ...faults] of [
  ['condition', 'if (a && b) c();', 'if (!(a && b)) c();', 'if (a || b) c();'],
  ['comparison', 'const x = a <= b;', 'const x = a < b;'],
  ['arithmetic', 'const x = a * 2;', 'const x = a / 2;'],
  ['arithmetic', 'const x = Math.round(a);', 'const x = Math.floor(a);'],
  ['arithmetic', "const x = 'a' + b;"],
  ['removed call', 'await save(tx);', ';'],
  ['swapped fields', 'const x = { a: y.a, b: y.b };', 'const x = { a: y.b, b: y.a };'],
  ['words', "const x = 'Заказ №';", "const x = 'Другие слова';"],
  ['words', 'const x = <p>Заказ</p>;', 'const x = <p>Другие слова</p>;'],
  ['words', "const x = 'order';"],
  ['words', "class A { @Api('Заказ') b = 1; }"],
  ['sort direction', "const x = { order: { id: 'ASC' } };", "const x = { order: { id: 'DESC' } };"],
  ['removed where', 'const x = { where: { id, role: 1 } };', 'const x = { where: { id,  } };'],
  ['removed where', "q.where('a').andWhere('b').getMany();", "q.where('a').getMany();"],
])
  test(`${kind}: ${source}`, () => assert.deepEqual(plantedIn(source, kind), faults));

test('a seed repeats its sample, and the kinds take turns in it', () => {
  const places = ['words', 'words', 'words', 'comparison'].map((kind, start) => ({ kind, start }));
  const sample = (seed) => inTurn(places, randomOf(seed));
  assert.deepEqual(sample(7), sample(7));
  assert.deepEqual(
    new Set(
      sample(7)
        .slice(0, 2)
        .map(({ kind }) => kind),
    ),
    new Set(['words', 'comparison']),
  );
  assert.equal(sample(7).length, 4);
});

test('the nearest specs share words with the path of the file, then the quick ones come first', () => {
  const runs = ['users', 'orders-create', 'orders-list'].map((name, index) => ({
    spec: `/a/test/${name}.spec.ts`,
    ms: 30 - index,
  }));
  const [users, create, list] = runs.map(({ spec }) => spec);
  assert.deepEqual(nearestFirst('src/orders/create-order.service.ts', runs), [create, list, users]);
  assert.deepEqual(nearestFirst('src/mail/outbox.ts', runs), [list, create, users]);
});

const marked = (source, was) => {
  const start = source.indexOf(was);
  const result = withProbes('a.tsx', source, [{ id: 5, start, end: start + was.length }]);
  return result.source.replaceAll('globalThis.__reached?.(5)', '#');
};

for (const [source, was, expected] of [
  ['function f() { a(); b(1); }', 'b(1)', 'function f() { a(); #; b(1); }'],
  ['function f() { if (a) return 1; }', '1', 'function f() { if (a) { #; return 1; } }'],
  ['const f = (a) => g(a + 1);', 'a + 1', 'const f = (a) => (#, g(a + 1));'],
  ['const f = (a) => ({ a });', '{ a }', 'const f = (a) => (#, ({ a }));'],
  ['switch (a) { case 1: b(); }', 'b()', 'switch (a) { case 1: #; b(); }'],
  ['const labels = { a: "б" };', '"б"', 'const labels = { a: "б" };'],
  ['class A { b = 1; c() { return 2; } }', '1', 'class A { b = 1; c() { return 2; } }'],
])
  test(`who reaches ${was} in ${source} is written down`, () => assert.equal(marked(source, was), expected));

test('what is run as a file loads needs no mark', () => {
  const source = 'const a = 1; const f = () => 2;';
  const at = (text, id) => ({ id, start: source.indexOf(text), end: source.indexOf(text) + 1 });
  assert.deepEqual(withProbes('a.ts', source, [at('1', 0), at('2', 1)]).ids, [1]);
});

for (const one of equivalent)
  test(`${one.file} still has the place of a fault that nobody could see: ${one.in}`, () => {
    const path = join(root, one.file);
    const source = readFileSync(path, 'utf8');
    const known = mutantsOf(path, source).filter((mutant) => isEquivalent(mutant, source));
    assert.ok(known.some(({ was, text }) => was === one.was && text === one.text));
    assert.ok(one.why.length > 20);
  });
