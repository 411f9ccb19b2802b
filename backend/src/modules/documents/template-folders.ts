import { join } from 'node:path';

/** The templates that come with the product; the same way from src/modules/documents and from dist/modules/documents. */
export const builtInTemplates = join(__dirname, '../../../templates');

/** Where templates are looked for: the staff's own come first, and an update of the product leaves them alone. */
export const templateFolders = (dataDir: string): string[] => [join(dataDir, 'templates'), builtInTemplates];
