import { readFile } from 'node:fs/promises';
import { basename, extname, join, parse } from 'node:path';
import { checkTemplate } from '../../modules/documents/check/check-template';
import type { AnyDocument } from '../../modules/documents/document-kind';
import { DOCUMENTS } from '../../modules/documents/registry';
import { templateFolders } from '../../modules/documents/template-folders';
import { readArgs, type Command } from './run-command';

/**
 * Checks the named templates, or those that documents are made from now; `--fields` lists what a template may show.
 * The output is in Russian, for the staff who edit templates; the exit code is 1 when something must be corrected.
 */
export const templatesCheck: Command = {
  usage: '[--fields] [file …]',
  async run(args, { dataDir }) {
    const { values, positionals } = readArgs(args, { fields: { type: 'boolean' } }, true);
    if (values.fields) {
      DOCUMENTS.forEach(listFields);
      return 0;
    }
    let good = true;
    for (const file of positionals.length > 0 ? positionals : await inUse(dataDir))
      good = (await check(file)) && good;
    return good ? 0 : 1;
  },
};

/** Prints what must be corrected in one template; false when something must. */
async function check(file: string): Promise<boolean> {
  const document = documentOf(basename(file).toLowerCase());
  const bytes = await readFile(file).catch(() => null);
  if (!document || !bytes) {
    console.log(`${file}: ${bytes ? 'это не .docx и не .xlsx' : 'файл не открывается'}`);
    return false;
  }
  const { problems, remarks } = await checkTemplate(document, bytes);
  console.log(`${file}: ${problems.length === 0 ? 'можно использовать' : 'нужно исправить'}`);
  for (const problem of problems) console.log(`  ! ${problem}`);
  for (const remark of remarks) console.log(`  – ${remark}`);
  return problems.length === 0;
}

/** «dogovor (2).docx» is meant for dogovor.docx; a file with another name is recognised by its extension. */
function documentOf(file: string): AnyDocument | undefined {
  const alike = DOCUMENTS.filter(({ template }) => extname(template) === extname(file));
  return alike.find(({ template }) => file.startsWith(parse(template).name)) ?? alike[0];
}

function listFields({ template, fields, essential }: AnyDocument): void {
  console.log(`\n${template}`);
  for (const [path, meaning] of Object.entries(fields)) {
    const marker = `{d.${path.replace('[]', '[i]')}}`;
    console.log(`  ${marker.padEnd(34)} ${meaning}${essential.includes(path) ? ' (обязательно)' : ''}`);
  }
}

/** The staff's own template where there is one, else the built-in. */
async function inUse(dataDir: string): Promise<string[]> {
  const folders = templateFolders(dataDir);
  const found = DOCUMENTS.map(async ({ template }) => {
    for (const folder of folders) {
      const file = join(folder, template);
      if (await readFile(file).catch(() => null)) return file;
    }
    return join(folders[0] ?? '', template);
  });
  return Promise.all(found);
}
