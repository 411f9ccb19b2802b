import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyDocument } from '../../src/modules/documents/document-kind';
import { readPackage, writePackage } from '../../src/modules/documents/render/package';
import { builtInTemplates } from '../../src/modules/documents/template-folders';

export const templateBytes = ({ template }: AnyDocument): Buffer =>
  readFileSync(join(builtInTemplates, template));

/** What is to stand where; every text must be there, else the test would prove nothing. */
export type Edits = Record<string, [string, string][]>;

/** A template as somebody has changed it; parts may also be renamed. */
export async function editTemplate(
  kind: AnyDocument,
  edits: Edits,
  renamed: Record<string, string> = {},
): Promise<Buffer> {
  const parts = await readPackage(templateBytes(kind));
  for (const [part, changes] of Object.entries(edits)) {
    let content = parts.get(part)?.toString() ?? '';
    for (const [from, to] of changes) {
      if (!content.includes(from)) throw new Error(`${part} has no ${from}`);
      content = content.replace(from, () => to);
    }
    parts.set(part, Buffer.from(content));
  }
  return writePackage(new Map([...parts].map(([part, content]) => [renamed[part] ?? part, content])));
}
