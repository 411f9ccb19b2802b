import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readConfig } from '../config/config';
import { checkTemplate } from '../documents/check/check-template';
import { FIELDS } from '../documents/fields';
import type { TemplateName } from '../documents/render/messages';
import { templateFolders } from '../documents/template-folders';

const names = Object.keys(FIELDS) as TemplateName[];

/**
 * `npm run templates:check [file …]`: checks the named templates, or those that documents are made from now. Speaks
 * Russian, because the staff who edit templates read it; ends with 1 when something must be mended.
 */
async function main(files: string[]): Promise<void> {
  const chosen = files.length > 0 ? files : await inUse();
  for (const file of chosen) {
    const name = names.find((one) =>
      basename(file)
        .toLowerCase()
        .endsWith(one.slice(one.lastIndexOf('.'))),
    );
    const bytes = await readFile(file).catch(() => null);
    if (!name || !bytes) {
      complain(`${file}: ${bytes ? 'это не .docx и не .xlsx' : 'файл не открывается'}`);
      continue;
    }
    const { problems, remarks } = await checkTemplate(name, bytes);
    console.log(`${file}: ${problems.length === 0 ? 'можно использовать' : 'нужно исправить'}`);
    for (const problem of problems) complain(`  ! ${problem}`);
    for (const remark of remarks) console.log(`  – ${remark}`);
  }
}

/** The staff's own template where there is one, else the built-in. */
async function inUse(): Promise<string[]> {
  const folders = templateFolders(readConfig(process.env).dataDir);
  const found = names.map(async (name) => {
    for (const folder of folders) {
      const file = join(folder, name);
      if (await readFile(file).catch(() => null)) return file;
    }
    return join(folders[0] ?? '', name);
  });
  return Promise.all(found);
}

function complain(text: string): void {
  console.log(text);
  process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
