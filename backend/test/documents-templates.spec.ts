import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTemplate } from '../src/documents/check/check-template';
import { DOCUMENTS } from '../src/documents/registry';
import { readPackage } from '../src/documents/render/package';
import { builtInTemplates } from '../src/documents/template-folders';
import { templateBytes } from './documents-support/edit-template';

describe.each(DOCUMENTS)('the template $template that comes with the product', (kind) => {
  it('is what the script makes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
    execFileSync(process.execPath, [join(builtInTemplates, 'make-templates.mjs'), folder]);
    const [made, kept] = await Promise.all(
      [readFileSync(join(folder, kind.template)), templateBytes(kind)].map((bytes) => readPackage(bytes)),
    );
    rmSync(folder, { recursive: true });
    expect([...(made?.keys() ?? [])]).toEqual([...(kept?.keys() ?? [])]);
    for (const [part, content] of made ?? []) expect(kept?.get(part)?.equals(content)).toBe(true);
  });

  it('passes the check that staff run', async () => {
    expect((await checkTemplate(kind, templateBytes(kind))).problems).toEqual([]);
  });

  it('names as essential only fields that there are', () => {
    for (const path of kind.essential) expect(Object.keys(kind.fields)).toContain(path);
  });
});
