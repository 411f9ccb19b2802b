import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomHex } from '../../../platform/common/hashes';
import type { Email } from './email.entity';

/**
 * Writes a message as a complete file or not at all. Messages contain links that open things and people's numbers: no other user of
 * the machine may read them.
 */
export async function writeWhole(folder: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${randomHex(8)}.tmp`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await rename(temporary, join(folder, name));
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * `<time>-<to>`, without an ending. The time is that of the message, so that writing it again replaces the file; its id follows the
 * milliseconds, so that messages of one moment have different names, in order.
 */
export function fileName({
  id,
  recipient,
  createdAt,
}: Pick<Email, 'id' | 'recipient' | 'createdAt'>): string {
  const time = createdAt.toISOString().replaceAll(':', '-').replace('Z', '');
  const digits = String(id % 1_000_000).padStart(6, '0');
  const to = recipient.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 200);
  return `${time}${digits}Z-${to}`;
}
