// The rules of .oxlintrc.json find promises that are forgotten: in sources and in tests, of each kind that such a rule is for.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from '../lib/paths.mjs';
import { temporaryFolder } from '../lib/temporary.mjs';

const floating = 'typescript(no-floating-promises)';
const misused = 'typescript(no-misused-promises)';
const awaited = 'typescript(await-thenable)';

/** Statements, and the rule that refuses each; null for those that are right. */
const statements = [
  ['later();', floating],
  ['work.run().then((n) => n + 1);', floating],
  ['[1, 2].map(async (n) => n);', floating],
  ['(async () => { await later(); })();', floating],
  ['later().finally(() => undefined);', floating],
  ['Promise.all([later()]);', floating],
  ['if (later()) work.done = true;', misused],
  ['work.done = !later();', misused],
  ['[1].filter(async (n) => n > 0).pop();', misused],
  ['work.kept = { ...later() };', misused],
  ['await 3;', awaited],
  ['await later;', awaited],
  ['for await (const n of [1, 2]) work.sum += n;', awaited],
  ['void later();', null],
  ['await later();', null],
  ['later().catch(() => undefined);', null],
  ['for (const n of [1]) setTimeout(async () => { work.sum += await later() + n; });', null],
];

/** Findings in a file with these statements; not within the repository, whose other checks may be running. */
function found(t, name) {
  const folder = temporaryFolder('promises-');
  t.after(() => rmSync(folder, { recursive: true }));
  const head =
    'const later = async (): Promise<number> => 1; const work = { run: later, done: false, kept: {}, sum: 0 }; export async function all(): Promise<void> {';
  const file = join(folder, name);
  writeFileSync(file, [head, ...statements.map(([code]) => code), '}'].join('\n'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'tsconfig.base.json') }));
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format=unix'];
  const rules = `--config=${join(root, '.oxlintrc.json')}`;
  const { status, stdout } = spawnSync(process.execPath, [...args, rules, file], {
    cwd: root,
    encoding: 'utf8',
  });
  const places = [...stdout.matchAll(/:(\d+):\d+: .*\[Error\/(.+)\]$/gm)];
  return { status, places: places.map(([, line, rule]) => [Number(line), rule]) };
}

const expected = statements.flatMap(([, rule], at) => (rule ? [[at + 2, rule]] : []));

for (const name of ['source.ts', 'component.tsx', 'some.spec.ts'])
  test(`a forgotten promise is refused in ${name}`, (t) => {
    assert.deepEqual(found(t, name), { status: 1, places: expected });
  });
