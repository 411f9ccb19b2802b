// Runs a Node program in the foreground as if it had been started directly.
import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { ended, handleSignals } from './processes.mjs';

/**
 * Settings of glibc's malloc, in the image and the service file as well: from 1 MB on memory comes from the system and goes back to it, and
 * threads share two heaps. By default it keeps 30 MB that a busy server has freed (docs/scale.md).
 */
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

/**
 * Runs `node <args>` with this terminal and stacks that name the sources, passes SIGINT and SIGTERM on, and resolves with its exit code: its own, or 0
 * when it was asked to stop. It stays in our process group, so that ending the group ends it too.
 */
export async function foreground(args) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...MALLOC, ...process.env },
  });
  let asked = false;
  handleSignals((signal) => {
    asked = true;
    child.kill(signal);
  });
  const { code, signal } = await ended(child);
  return signal === null ? code : asked ? 0 : 1;
}
