import { join } from 'node:path';

/** The built-in templates; the relative path is the same from `src` and from `dist`. */
export const builtInTemplates = join(__dirname, '../../../templates');

/** The folders of templates: the staff's own precede the built-in ones, and survive updates. */
export const templateFolders = (dataDir: string): string[] => [join(dataDir, 'templates'), builtInTemplates];
