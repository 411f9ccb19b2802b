// `node backend/templates/make-templates.mjs [folder]`: writes dogovor.docx and zayavka.xlsx beside this file or into `folder`.
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { dogovor } from './source/dogovor.mjs';
import { writePackage } from './source/package.mjs';
import { zayavka } from './source/zayavka.mjs';

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('.', import.meta.url)));
await writePackage(join(folder, 'dogovor.docx'), dogovor);
await writePackage(join(folder, 'zayavka.xlsx'), zayavka);
