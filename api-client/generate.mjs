// Writes src/ from the backend's OpenAPI document. Run by `npm run api` and before every build of the site.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import codegen from 'openapi-typescript-codegen';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [input = here('../backend/openapi.json'), output = here('./src')] = process.argv.slice(2);

if (!existsSync(input)) throw new Error(`${input} is missing: build the backend's description first`);

// The client throws every error in one way, so it carries no descriptions of them.
const description = JSON.parse(readFileSync(input, 'utf8'));
for (const operation of Object.values(description.paths).flatMap(Object.values)) {
  for (const status of Object.keys(operation.responses))
    if (Number(status) >= 300) delete operation.responses[status];
}

// The generator copies the file it is given; a pointer keeps the transport itself one type-checked module.
const temporary = mkdtempSync(join(tmpdir(), 'shlyah-client-'));
const request = join(temporary, 'request.ts');
writeFileSync(request, "export { request } from '../../transport';\n");
try {
  await codegen.generate({
    input: description,
    output,
    request,
    httpClient: 'fetch',
    useOptions: true,
    useUnionTypes: true,
    exportSchemas: true,
  });
} finally {
  rmSync(temporary, { recursive: true });
}
