import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkTemplate } from '../documents/check/check-template';
import { FIELDS } from '../documents/fields';
import type { TemplateName } from '../documents/render/messages';
import { templateFolders } from '../documents/template-folders';
import { readArgs, type Command } from './run-command';

const names = Object.keys(FIELDS) as TemplateName[];

/**
 * Checks the named templates, or those that documents are made from now. Speaks Russian, because the staff who edit
 * templates read it; ends with 1 when something must be mended.
 */
export const templatesCheck: Command = {
  usage: '[file …]',
  async run(args, { dataDir }) {
    const { positionals } = readArgs(args, {}, true);
    await check(positionals.length > 0 ? positionals : await inUse(dataDir));
  },
};

async function check(files: string[]): Promise<void> {
  for (const file of files) {
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
async function inUse(dataDir: string): Promise<string[]> {
  const folders = templateFolders(dataDir);
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
