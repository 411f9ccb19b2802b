// Nx is used only for its task graph and cache: no daemon, no cloud, no prompts, no copy of itself in /tmp.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { phase, Refusal } from './progress.mjs';

export const nxProgram = join(root, 'node_modules/nx/dist/bin/nx.js');

export const nxEnvironment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_SKIP_NATIVE_FILE_CACHE: 'true',
};

/** Leaves the commit beside the program, not by a task of Nx: its cache would bring an older one back. Nothing without git. */
export async function writeCommit() {
  const folder = join(root, 'backend/dist');
  if (!existsSync(folder)) return;
  const { code, output } = await run('git', ['rev-parse', '--short=10', 'HEAD']);
  if (code === 0) writeFileSync(join(folder, 'commit.txt'), output);
}

/**
 * Builds the stale ones of the given projects (all by default) and of their dependencies. Each project built is
 * one line; Nx's own output is shown only when something fails.
 */
export async function build(projects = []) {
  const selection = projects.length > 0 ? [`--projects=${projects.join(',')}`] : [];
  const args = [nxProgram, 'run-many', '-t', 'build', ...selection, '--output-style=static'];
  const env = { ...nxEnvironment, FORCE_COLOR: '0' };
  await phase('Building what has changed', async (say) => {
    const announce = (text) => {
      for (const [, task] of text.matchAll(/^> nx run (\S+:\S+)$/gm)) say(task);
    };
    const { code, output } = await run(process.execPath, args, { env, onOutput: announce });
    if (code !== 0) throw new Refusal(`${output.trim()}\nThe build has failed.`);
  });
  await writeCommit();
}
