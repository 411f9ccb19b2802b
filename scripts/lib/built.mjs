// Whether anything has changed since the last whole build: a faster check than Nx, so that a second start takes no
// longer than the server itself. Files are compared by size and time, as make does.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  'domain',
  'backend',
  'api-client',
  'examples',
  'frontend',
];
const outputs = [
  'domain/dist',
  'backend/openapi.json',
  'backend/dist',
  'api-client/src',
  'api-client/sdk/operations',
  'frontend/dist',
];
const neverBuilt = ['node_modules', 'dist', 'coverage', '.dev', 'test', 'e2e', 'bench', 'reliability'];
const stamp = join(root, 'node_modules/.cache/shlyah-built');

/** Each file below the path, as a line with its size and time; nothing for what is not there. */
function describe(path, skip) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`];
  const names = readdirSync(join(root, path)).filter((name) => !skip(`${path}/${name}`, name));
  return names.flatMap((name) => describe(`${path}/${name}`, skip));
}

const digest = (lines) => createHash('sha256').update(lines.join('\n')).digest('hex');

/** A hash of all sources of the build. */
export function sourceState() {
  const skip = (path, name) => neverBuilt.includes(name) || outputs.includes(path);
  return digest(inputs.flatMap((path) => describe(path, skip)));
}

const outputState = () => digest(outputs.flatMap((path) => describe(path, () => false)));

/** Whether the last whole build was made from these sources and its outputs are unchanged. */
export function isBuilt() {
  try {
    return readFileSync(stamp, 'utf8') === `${sourceState()} ${outputState()}`;
  } catch {
    return false;
  }
}

/** Records that the outputs were made from sources with the hash `state`, taken before the build began. */
export function rememberBuilt(state) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${state} ${outputState()}`);
}
