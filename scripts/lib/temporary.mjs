// Temporary folders of the tests.
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/** Memory where there is plenty of it, so that a slow disk slows no test down; else the usual folder. */
function place() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Makes a new empty folder. */
export const temporaryFolder = (name) => mkdtempSync(join(place(), name));
