// The operator's commands, run as an operator runs them.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/paths.mjs';

const execute = promisify(execFile);

/** Rejects with what it wrote to `stderr` when it ends unsuccessfully. */
export const command = (place, args, more = {}) =>
  execute(process.execPath, [join(root, 'backend/dist/operations/commands/main.js'), ...args], {
    cwd: place.folder,
    env: { ...process.env, DATABASE_URL: place.url, DATA_DIR: place.folder, DEMO: '0', ...more },
  });
