// Adds to package-lock.json the platform packages that npm left out of it.
//
// npm records an optional package only when the registry at hand answers for it; a mirror that lacks, say, the
// Windows builds leaves gaps, and `npm ci` then refuses the lock everywhere. Run after changing dependencies; run where the
// registry has all builds, it adds the hashes that another one could not tell.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The os, cpu and libc fields of package.json, read from a platform package's name. */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const has = (list) => list.filter((word) => words.includes(word));
  const last = words.at(-1) ?? '';
  return {
    ...(has(systems).length > 0 && { os: has(systems) }),
    ...(has(processors).length > 0 && { cpu: has(processors) }),
    ...(last.startsWith('musl') && { libc: ['musl'] }),
    ...((last === 'gnu' || last === 'glibc') && { libc: ['glibc'] }),
  };
}

/** The lock's key under which `name` is found by a package stored at `from`, looking upwards as Node does. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const key = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[key] || folder === '') return packages[key] && key;
  }
}

/** Adds the missing entries to a parsed lock, in place; returns their names. */
export function completeLock(lock) {
  const added = [];
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d+\.\d+\.\d+/.test(version) || resolve(lock.packages, parent, name)) continue;
      const { os, cpu, libc } = platformOf(name);
      lock.packages[`node_modules/${name}`] = {
        version,
        ...(cpu && { cpu }),
        ...(entry.dev && { dev: true }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      };
      added.push(name);
    }
  }
  const byName = ([a], [b]) => a.localeCompare(b, 'en');
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byName));
  return added;
}

/** Asks for the hashes that entries lack, in place; returns the names of those that nobody knows. */
export async function addHashes(lock, hashOf) {
  const unknown = [];
  for (const [key, entry] of Object.entries(lock.packages)) {
    if (!key.includes('node_modules/') || entry.link || entry.integrity) continue;
    const name = entry.name ?? key.split('node_modules/').at(-1);
    const integrity = await hashOf(name, entry.version);
    if (integrity) Object.assign(entry, { integrity });
    else unknown.push(name);
  }
  return unknown;
}

/** What the registry at hand says; null when it does not have the version. */
async function askRegistry(name, version) {
  const asked = ['view', `${name}@${version}`, 'dist.integrity'];
  const { stdout } = await promisify(execFile)('npm', asked).catch(() => ({ stdout: '' }));
  return /^sha\d+-\S+$/.test(stdout.trim()) ? stdout.trim() : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLock(lock);
  const unknown = await addHashes(lock, askRegistry);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} platform packages added, ${unknown.length} without a hash`);
}
