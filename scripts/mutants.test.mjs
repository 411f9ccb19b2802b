import assert from 'node:assert/strict';
import test from 'node:test';
import { mutantsOf, plant } from './lib/mutants/kinds.mjs';
import { nearestTests } from './lib/mutants/related.mjs';
import { inTurn, randomOf } from './lib/mutants/sample.mjs';

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

test('the nearest tests share words with the path of the file; without any, all are near', () => {
  const tests = ['/a/test/users.spec.ts', '/a/test/orders-create.spec.ts', '/a/test/orders-list.spec.ts'];
  assert.deepEqual(nearestTests('src/orders/create-order.service.ts', tests), [tests[1], tests[2]]);
  assert.deepEqual(nearestTests('src/mail/outbox.ts', tests), tests);
});
