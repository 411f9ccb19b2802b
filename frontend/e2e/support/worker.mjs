// Runs files of browser tests one after another in one process, with one server and one browser. Workers share the list in
// E2E_FILES; a worker takes a file by making its folder in E2E_TAKEN, which succeeds once.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, describe } from 'node:test';
import { endShared } from './world.mjs';

after(endShared);

for (const file of process.env.E2E_FILES.split('\n')) {
  if (!taken(file)) await runFile(file);
}

function taken(file) {
  try {
    mkdirSync(join(process.env.E2E_TAKEN, basename(file)));
    return false;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return true;
  }
}

/** Resolves while the suite ends, so that the next one is declared before the run could end. */
function runFile(file) {
  return new Promise((resolve) => {
    describe(basename(file), async () => {
      after(resolve);
      await import(file);
    });
  });
}
