// Writes src/, the site's client, and sdk/operations, what integrators get of it, from the backend's OpenAPI document. Run by
// `npm run api` and before every build of the site.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import codegen from 'openapi-typescript-codegen';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [input = here('../backend/openapi.json'), output = here('./src')] = process.argv.slice(2);

if (!existsSync(input)) throw new Error(`${input} is missing: build the backend's description first`);

const description = JSON.parse(readFileSync(input, 'utf8'));

/** The client throws every error in one way, so it carries no descriptions of them. */
function withoutErrors(document) {
  const copy = structuredClone(document);
  for (const { responses } of Object.values(copy.paths).flatMap(Object.values)) {
    for (const status of Object.keys(responses)) if (Number(status) >= 300) delete responses[status];
  }
  return copy;
}

/** The generator knows `nullable` alone, and would write null down as a type of its own. */
function withNullable(value) {
  if (Array.isArray(value)) return value.map(withNullable);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withNullable(part)]),
  );
  const none = anyOf?.find((one) => one.enum?.length === 1 && one.enum[0] === null);
  if (!none) return anyOf ? { ...rest, anyOf } : rest;
  const others = anyOf.filter((one) => one !== none);
  return others.length === 1
    ? { ...rest, nullable: true, type: none.type, allOf: others }
    : { ...rest, nullable: true, oneOf: others };
}

/** The generator copies the file that carries the calls. */
async function generate(document, folder, carrier, options) {
  const temporary = mkdtempSync(join(tmpdir(), 'shlyah-client-'));
  const request = join(temporary, 'request.ts');
  writeFileSync(request, carrier);
  try {
    await codegen.generate({
      input: withNullable(withoutErrors(document)),
      output: folder,
      request,
      httpClient: 'fetch',
      useOptions: true,
      useUnionTypes: true,
      ...options,
    });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

// A pointer keeps the transport itself one type-checked module.
await generate(description, output, "export { request } from '../../transport';\n");

// Where only the site's client was asked for, as by the tests of the build, the parts of the description are not there yet.
const parts = here('../backend/dist/openapi/parts.js');
if (process.argv.length < 4 && existsSync(parts)) {
  const { partFor } = createRequire(import.meta.url)(parts);
  const part = partFor('integrators', description);
  // Shlyah (sdk/index.ts) brings its own way to call.
  const none = "export const request = (..._: unknown[]): never => {\n  throw new Error('use Shlyah');\n};\n";
  const operations = here('./sdk/operations');
  await generate(part, operations, none, { clientName: 'Operations' });
  writeFileSync(here('./sdk/operations.sha256'), `${hashOf(operations)}\n`);
}

/** The files are not kept in git: their hash tells there that they have changed. */
function hashOf(folder) {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  for (const name of names) hash.update(`${name}\n${readFileSync(join(folder, name), 'utf8')}\n`);
  return hash.digest('hex');
}
