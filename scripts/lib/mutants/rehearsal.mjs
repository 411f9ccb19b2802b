// One run of the tests on sound code tells which specs could notice which mutants, and how long they take.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { startMariadb } from '../mariadb.mjs';
import { withProbes } from './probes.mjs';
import { nearestFirst } from './related.mjs';

const needsServer = /\.mariadb\.spec\./;

/** Calls `work` while the files of the mutants have marks in them; `work` gets the ids of the marked mutants. */
async function whileMarked(mutants, sources, work) {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const marked = files.map((file) => {
    const mine = mutants.filter((mutant) => mutant.file === file);
    const { source, ids } = withProbes(file, sources.get(file), mine);
    writeFileSync(file, source);
    return ids;
  });
  const result = await work(new Set(marked.flat()));
  for (const file of files) writeFileSync(file, sources.get(file));
  return result;
}

/** The specs of each file on each of `engines`; those for a server of databases run beside the rest, on MariaDB. */
async function relatedOn(engines, files, rounds) {
  const related = new Map();
  for (const file of files) {
    const lists = await Promise.all(engines.map(({ env }) => rounds.related(file, env)));
    related.set(
      file,
      lists.map((list, index) => list.filter((spec) => engines[index].takes(spec))),
    );
  }
  return related;
}

/**
 * Gives each mutant its `turns`: the specs that reach it, the nearest first, and the seconds that these may take. What
 * is run while files load has no mark: there it is every spec that imports the file.
 */
export async function rehearsed(folder, rounds, mutants, sources) {
  const engines = [{ env: {}, takes: () => true }];
  if (folder.endsWith('backend')) {
    const { url } = await startMariadb();
    engines.push({ env: { TEST_DATABASE_URL: url }, takes: (spec) => needsServer.test(spec) });
  }
  const related = await relatedOn(engines, [...new Set(mutants.map(({ file }) => file))], rounds);

  return whileMarked(mutants, sources, async (marked) => {
    const runs = [];
    for (const [index, { env }] of engines.entries()) {
      const specs = new Set([...related.values()].flatMap((lists) => lists[index]));
      if (specs.size === 0) {
        runs.push([]);
        continue;
      }
      const { runs: sound, failing, loaded } = await rounds.rehearse([...specs], env);
      runs.push(sound);
      for (const id of loaded) marked.delete(id);
      for (const spec of failing)
        console.log(`LEFT OUT ${relative(folder, spec)}: it fails without any fault`);
    }
    return mutants.map((mutant) => {
      const turns = engines.map(({ env }, index) => {
        const may = runs[index].filter(
          ({ spec, ids }) =>
            related.get(mutant.file)[index].includes(spec) && (!marked.has(mutant.id) || ids.has(mutant.id)),
        );
        const usual = may.reduce((sum, { ms }) => sum + ms, 0) / 1000;
        // An honest run takes far less, also on a busy machine.
        return { env, specs: nearestFirst(relative(folder, mutant.file), may), seconds: 60 + 5 * usual };
      });
      return { ...mutant, turns: turns.filter(({ specs }) => specs.length > 0) };
    });
  });
}
