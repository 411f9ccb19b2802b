// `npm run mutants -- <package> [--sample 40] [--seed 7] [--part 1/4] [--kind words,condition] [--file name[:line]]`: plants faults
// in a copy of the package, one at a time, and counts how many of them the tests that reach them notice.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { compilerOf } from './lib/mutants/compiler.mjs';
import { makeCopy } from './lib/mutants/copy.mjs';
import { isEquivalent } from './lib/mutants/equivalent.mjs';
import { mutantsOf, plant } from './lib/mutants/kinds.mjs';
import { rehearsed } from './lib/mutants/rehearsal.mjs';
import { Rounds } from './lib/mutants/rounds.mjs';
import { inTurn, randomOf } from './lib/mutants/sample.mjs';
import { root } from './lib/paths.mjs';
import { main, phase, Refusal } from './lib/progress.mjs';

const packages = ['domain', 'backend', 'frontend'];
// Not tests and their data, such as the documents that check-documents.mjs tries LibreOffice with, not the people of the
// demo, not the company's own data, not the lists of places, which gazetteer.spec.ts, check-gazetteer.mjs and
// towns.test.mjs hold against one another and against the country.
const isProduct = (path) =>
  /^src\/.*\.tsx?$/.test(path) &&
  !/\.(spec|test)\.|\.d\.ts$|\/(cases|seeds)\/|\/(sample|check-jobs)\.ts$|^src\/(cases|company\/default)\.ts$/.test(
    path,
  ) &&
  !/^src\/(points\/gazetteer\/(brest|gomel|grodno|minsk|mogilev|vitebsk)|ui\/brand\/towns)\.ts$/.test(path);

/** The sample: mutants that compile and may be noticed, each with its number. */
function sampleOf(folder, sources, { seed, sample, file, kind }) {
  const [, line] = file.split(':');
  const all = [...sources]
    .flatMap(([path, source]) => mutantsOf(path, source))
    .filter((mutant) => !line || mutant.line === Number(line))
    .filter((mutant) => !kind || kind.split(',').includes(mutant.kind))
    .filter((mutant) => !isEquivalent(mutant, sources.get(mutant.file)));
  const compiles = compilerOf(folder);
  const chosen = [];
  for (const mutant of inTurn(all, randomOf(Number(seed)))) {
    if (chosen.length === Number(sample)) break;
    if (compiles(mutant.file, plant(sources.get(mutant.file), mutant))) chosen.push(mutant);
  }
  console.log(`${all.length} places, ${chosen.length} in the sample`);
  return chosen.map((mutant, id) => ({ ...mutant, id }));
}

/** What notices a mutant, in words; null when nothing does. */
async function noticed(rounds, mutant, source) {
  const planted = async (specs, seconds, env) => {
    writeFileSync(mutant.file, plant(source, mutant));
    const notice = await rounds.noticed(specs, seconds, env);
    writeFileSync(mutant.file, source);
    return notice;
  };
  for (const { specs, seconds: usual, env } of mutant.turns) {
    let seconds = usual;
    for (let left = specs; left.length > 0;) {
      const notice = await planted(left, seconds, env);
      if (notice === null) break;
      const { words, spec, isLate } = notice;
      if (spec === undefined) {
        if (!isLate || (await rounds.isInTime(left, seconds, env))) return words;
        console.log(
          `ONCE MORE: the machine is busy, ${Math.round(seconds)} s were too few without any fault, too`,
        );
        seconds *= 2;
        continue;
      }
      const upTo = left.slice(0, left.indexOf(spec) + 1);
      const isNoticed = !isLate || (await planted(upTo, seconds, env)) !== null;
      if (isNoticed && (await rounds.isSound(spec, left, env))) return words;
      console.log(
        `LEFT OUT ${spec}: ${isNoticed ? 'it fails without any fault, too' : 'it waited, and not again'}`,
      );
      left = left.filter((one) => one !== spec);
    }
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
      kind: { type: 'string', default: '' },
      file: { type: 'string', default: '' },
    },
  });
  const [name] = positionals;
  if (!packages.includes(name)) throw new Refusal(`Which package: ${packages.join(', ')}?`);
  const [part, parts] = values.part.split('/').map(Number);

  // Each package has a copy of its own: runs of two of them do not meet.
  const copy = join(root, 'var/mutants', name);
  const folder = join(copy, name);
  const files = (await makeCopy(copy, packages))
    .filter((one) => one.startsWith(`${name}/`))
    .map((one) => one.slice(name.length + 1));
  const sources = new Map(
    files
      .filter((one) => isProduct(one) && one.includes(values.file.split(':')[0]))
      .map((one) => [join(folder, one), readFileSync(join(folder, one), 'utf8')]),
  );
  const sample = sampleOf(folder, sources, values).filter((_, index) => index % parts === part - 1);
  const rounds = new Rounds(folder);
  const mutants = await phase('A run without faults', () => rehearsed(folder, rounds, sample, sources));

  let caught = 0;
  for (const mutant of mutants) {
    const source = sources.get(mutant.file);
    const began = Date.now();
    const notice = await noticed(rounds, mutant, source);
    if (notice !== null) caught += 1;
    const change = `${mutant.was} -> ${mutant.text}`.replace(/\s+/g, ' ').slice(0, 140);
    const place = `${relative(copy, mutant.file)}:${mutant.line} ${mutant.kind}: ${change}`;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const specs = mutant.turns.reduce((sum, turn) => sum + turn.specs.length, 0);
    console.log(`${notice === null ? 'SURVIVED' : 'caught  '} ${place} (${specs} files, ${seconds} s)`);
    if (notice !== null) console.log(`         by ${notice}`);
  }
  const score = ((100 * caught) / mutants.length).toFixed(0);
  console.log(`\n${name}: ${caught} of ${mutants.length} caught, ${score} % (seed ${values.seed})`);
});
