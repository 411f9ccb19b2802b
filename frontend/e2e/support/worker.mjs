// Runs files of browser tests one after another in one process, with one server and one browser. Workers share the list in
// E2E_FILES.
import { basename } from 'node:path';
import { after, describe } from 'node:test';
import { taken } from './taken.mjs';
import { endShared } from './world.mjs';

after(endShared);

for (const file of process.env.E2E_FILES.split('\n')) {
  if (!taken(file)) await runFile(file);
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
