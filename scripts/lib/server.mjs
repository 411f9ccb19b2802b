// Runs a Node program in the foreground as if it had been started directly.
import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { ended, handleSignals } from './processes.mjs';

/**
 * Runs `node <args>` with this terminal, passes SIGINT and SIGTERM on, and resolves with its exit code: its own, or 0
 * when it was asked to stop. It stays in our process group, so that ending the group ends it too.
 */
export async function foreground(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  let asked = false;
  handleSignals((signal) => {
    asked = true;
    child.kill(signal);
  });
  const { code, signal } = await ended(child);
  return signal === null ? code : asked ? 0 : 1;
}
