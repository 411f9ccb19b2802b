// Adds to package-lock.json the platform packages that npm left out of it.
//
// npm records an optional package only when the registry at hand answers for it; a mirror that lacks, say, the
// Windows builds leaves gaps, and `npm ci` then refuses the lock everywhere. Run after changing dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLock(lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} platform packages added`);
}
