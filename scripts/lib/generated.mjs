// Build output kept in git: it must match the sources. What integrators get of the client is kept as its hash.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const generated = ['backend/openapi.json', 'api-client/src', 'api-client/sdk/operations.sha256'];

/** The generated files as they are now, `{path: contents}`; read before and after a build, without git. */
export function readGenerated(paths = generated) {
  const contents = {};
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    const inside = statSync(full).isDirectory() && readdirSync(full).map((name) => `${path}/${name}`);
    Object.assign(contents, inside ? readGenerated(inside) : { [path]: readFileSync(full, 'utf8') });
  }
  return contents;
}

/** Counts each generated file as one test: passed when the build left it as it was. */
export function compareGenerated(before, print) {
  const after = readGenerated();
  const paths = Object.keys({ ...before, ...after });
  const changed = paths.filter((path) => before[path] !== after[path]);
  for (const path of changed)
    print(`FAILED  ${path} was not what the sources give; commit what the build wrote\n`);
  return { passed: paths.length - changed.length, failed: changed.length };
}
