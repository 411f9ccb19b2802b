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

/** The specs that import each file, on each of `engines`. */
async function relatedOn(engines, files, rounds) {
  const related = new Map();
  for (const file of files)
    related.set(file, await Promise.all(engines.map(({ env }) => rounds.related(file, env))));
  return related;
}

/**
 * Gives each mutant its `turns`: the specs that reach it, the nearest first, and the seconds that these may take. What
 * is run while files load has no mark: there it is every spec that imports the file. On MariaDB run the specs that need
 * it, and for what nothing reaches on SQLite all the others.
 */
export async function rehearsed(folder, rounds, mutants, sources) {
  const engines = [{ env: {} }];
  if (folder.endsWith('backend')) {
    const { url } = await startMariadb();
    engines.push({ env: { TEST_DATABASE_URL: url } });
  }
  const related = await relatedOn(engines, [...new Set(mutants.map(({ file }) => file))], rounds);
  const turns = new Map(mutants.map(({ id }) => [id, []]));

  await whileMarked(mutants, sources, async (marked) => {
    for (const [index, { env }] of engines.entries()) {
      const wanted = ({ id, file }) => {
        const all = related.get(file)[index];
        return turns.get(id).length === 0 ? all : all.filter((spec) => needsServer.test(spec));
      };
      const specs = [...new Set(mutants.flatMap(wanted))];
      if (specs.length === 0) continue;
      const { runs, failing, loaded } = await rounds.rehearse(specs, env);
      for (const id of loaded) marked.delete(id);
      for (const { spec, failed } of failing)
        console.log(`LEFT OUT ${relative(folder, spec)}, which fails without any fault: ${failed}`);
      for (const mutant of mutants) {
        const wants = new Set(wanted(mutant));
        const may = runs.filter(
          ({ spec, ids }) => wants.has(spec) && (!marked.has(mutant.id) || ids.has(mutant.id)),
        );
        if (may.length === 0) continue;
        const usual = may.reduce((sum, { ms }) => sum + ms, 0) / 1000;
        // An honest run takes far less, also on a busy machine.
        turns
          .get(mutant.id)
          .push({ env, specs: nearestFirst(relative(folder, mutant.file), may), seconds: 60 + 5 * usual });
      }
    }
  });
  return mutants.map((mutant) => ({ ...mutant, turns: turns.get(mutant.id) }));
}
