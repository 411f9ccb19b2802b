// Tests and code in a folder of their own: the working tree stays as it is, however a run ends.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../processes.mjs';

/** Copies what git would keep, beside links to what is installed and built; returns the paths of the files. */
export async function makeCopy(copy, packages) {
  rmSync(copy, { recursive: true, force: true });
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = output.split('\n').filter((name) => name && existsSync(join(root, name)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The backend's tests serve the built site.
  for (const name of [...packages.map((one) => join(one, 'node_modules')), 'frontend/dist'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(copy, name));
  return files;
}
