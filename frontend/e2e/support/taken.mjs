// What a worker takes for itself alone, by making a folder in E2E_TAKEN, which succeeds once.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';

/** Whether another worker has been first. */
export function taken(name) {
  try {
    mkdirSync(join(process.env.E2E_TAKEN, basename(name)));
    return false;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return true;
  }
}

/** A free port that no other server of the run is given: a server takes seconds until it listens. A bench has no workers. */
export async function ownPort() {
  for (;;) {
    const port = await freePort();
    if (!process.env.E2E_TAKEN || !taken(`port-${port}`)) return port;
  }
}
