// Node and the npm packages: the prerequisites of every script.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { phase, Refusal } from './progress.mjs';

/** Refuses a Node.js older than package.json asks for. */
export function requireNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major, minor] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Refusal(`Node.js ${wanted} or newer is needed, this is ${process.versions.node}.`);
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes node_modules/.package-lock.json last, so an
 * interrupted installation, one without development packages and an outdated one are all detected.
 */
export function packagesInstalled(folder = root) {
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([key, { version, optional }]) =>
      !key.includes('node_modules/') || installed[key]?.version === version || (optional && !installed[key]),
  );
}

/** Installs the npm packages when they are missing or out of date. */
export async function ensurePackages() {
  requireNode();
  if (packagesInstalled()) return;
  // Under `npm start` npm gives the path of its own program; otherwise the one in PATH is used.
  const [command, ...before] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  // The build needs the development packages, whatever NODE_ENV says.
  const args = [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await phase('Installing packages (npm ci)', () => run(command, args));
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe packages could not be installed.`);
}
