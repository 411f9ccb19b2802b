// `npm run mutants -- <package> [--sample 40] [--seed 7] [--part 1/4] [--file name]`: plants faults in a copy of the
// package, one at a time, and counts how many its tests notice: the nearest ones, then all that could.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { mutantsOf, plant } from './lib/mutants/kinds.mjs';
import { nearestTests } from './lib/mutants/related.mjs';
import { inTurn, randomOf } from './lib/mutants/sample.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { main, Refusal } from './lib/progress.mjs';

const packages = ['domain', 'backend', 'frontend'];
// Not tests and their data, not the people and places of the demo, not the company's own data.
const isProduct = (path) =>
  /^src\/.*\.tsx?$/.test(path) &&
  !/\.(spec|test)\.|\.d\.ts$|\/(cases|seeds)\/|\/sample\.ts$|^src\/(cases|company\/default)\.ts$/.test(path);

const jestProgram = join(root, 'node_modules/jest/bin/jest.js');

/** Tests and code in a folder of their own: the working tree stays as it is, however this ends. */
async function makeCopy(copy) {
  rmSync(copy, { recursive: true, force: true });
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of output.split('\n').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The backend's tests serve the built site.
  for (const name of [...packages.map((one) => join(one, 'node_modules')), 'frontend/dist'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name));
  return output.split('\n');
}

/** Says whether the compiler would let a fault pass: what it refuses needs no test. */
function compilerOf(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const changed = new Map();
  const versions = new Map();
  const read = (file) => changed.get(file) ?? ts.sys.readFile(file);
  const host = {
    ...ts.sys,
    getCompilationSettings: () => ({ ...config.options, noUnusedLocals: false, noUnusedParameters: false }),
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) =>
      read(file) === undefined ? undefined : ts.ScriptSnapshot.fromString(read(file)),
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  };
  const service = ts.createLanguageService(host);
  return (file, source) => {
    const set = (text) => {
      versions.set(file, (versions.get(file) ?? 0) + 1);
      if (text === undefined) changed.delete(file);
      else changed.set(file, text);
    };
    set(source);
    const errors = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
    set(undefined);
    return errors.length === 0;
  };
}

const jest = (folder, args, options) =>
  run(
    process.execPath,
    [jestProgram, ...args, `--cacheDirectory=${join(root, 'node_modules/.cache/jest-mutants')}`],
    {
      cwd: folder,
      ...options,
    },
  );

async function relatedTests(folder, file) {
  const { output } = await jest(folder, ['--listTests', '--findRelatedTests', file]);
  return output.split('\n').filter((line) => line.startsWith(folder));
}

/** A fault that makes a test wait for ever is noticed, too; an honest run takes far less than a minute a file. */
const runTests = (folder, tests, minutes) =>
  jest(folder, [...tests, '--bail', '--silent', '--maxWorkers=1'], { timeout: minutes * 60_000 });

/** The output of the tests that notice what was planted; null when none do. */
async function noticed(folder, file, related) {
  const near = nearestTests(file, related);
  const others = related.filter((test) => !near.includes(test));
  const rounds = [near, others].filter(({ length }) => length > 0);
  for (const tests of rounds) {
    // In the backend every test is related to every file, and they are many: by groups they load it less often.
    const grouped = tests === others && existsSync(join(folder, 'jest.groups.cjs'));
    const args = grouped ? ['--config=jest.groups.cjs'] : ['--runTestsByPath', ...tests];
    const { code, output } = await runTests(folder, args, 1 + tests.length);
    if (code !== 0) return output;
  }
  return null;
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '40' },
      seed: { type: 'string', default: '7' },
      part: { type: 'string', default: '1/1' },
      file: { type: 'string', default: '' },
    },
  });
  const [name] = positionals;
  if (!packages.includes(name)) throw new Refusal(`Which package: ${packages.join(', ')}?`);
  const [part, parts] = values.part.split('/').map(Number);

  // Each package has a copy of its own: runs of two of them do not meet.
  const copy = join(root, 'var/mutants', name);
  const files = (await makeCopy(copy))
    .filter((one) => one.startsWith(`${name}/`))
    .map((one) => one.slice(name.length + 1));
  const folder = join(copy, name);
  const sources = new Map(
    files
      .filter((one) => isProduct(one) && one.includes(values.file))
      .map((one) => [join(folder, one), readFileSync(join(folder, one), 'utf8')]),
  );
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source));
  const compiles = compilerOf(folder);
  const sample = [];
  for (const mutant of inTurn(all, randomOf(Number(values.seed)))) {
    if (sample.length === Number(values.sample)) break;
    if (compiles(mutant.file, plant(sources.get(mutant.file), mutant))) sample.push(mutant);
  }
  const mine = sample.filter((_, index) => index % parts === part - 1);
  console.log(`${name}: ${all.length} places, ${sample.length} in the sample, ${mine.length} in this part`);

  let caught = 0;
  for (const mutant of mine) {
    const source = sources.get(mutant.file);
    const related = await relatedTests(folder, mutant.file);
    writeFileSync(mutant.file, plant(source, mutant));
    const began = Date.now();
    const output = await noticed(folder, relative(folder, mutant.file), related);
    writeFileSync(mutant.file, source);
    if (output !== null) caught += 1;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const change = `${mutant.was} -> ${mutant.text}`.replace(/\s+/g, ' ').slice(0, 140);
    const where = `${relative(copy, mutant.file)}:${mutant.line}`;
    console.log(
      `${output === null ? 'SURVIVED' : 'caught  '} ${where} ${mutant.kind}: ${change} (${related.length} files, ${seconds} s)`,
    );
    if (output !== null)
      console.log(`         by ${/● (.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1)}`);
  }
  console.log(`\n${name}: ${caught} of ${mine.length} caught (seed ${values.seed})`);
});
