import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const hourMs = 60 * 60_000;

/** Any backup counts as one; only those made here are removed. */
export const ANY_BACKUP = /^shlyah-.*\.zip$/;
export const OWN_BACKUP = /^shlyah-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/;

/** The clocks of two machines may differ by minutes; a backup dated further ahead has no known age. */
const aheadMs = hourMs;

export interface BackupFile {
  name: string;
  at: Date;
}

/** The backups of a folder, the newest first; none where there is no folder. */
export async function backupsIn(dir: string, pattern: RegExp): Promise<BackupFile[]> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => pattern.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      // The file may be removed in between.
      const found = await stat(join(dir, name)).catch(() => null);
      return found ? [{ name, at: found.mtime }] : [];
    }),
  );
  return files.flat().sort((one, two) => two.at.getTime() - one.at.getTime());
}

export const isAhead = ({ at }: BackupFile, now: Date): boolean => at.getTime() - now.getTime() > aheadMs;

/** What a command says, in its one line. */
export const saidBy = (error: unknown): string => {
  const { stderr } = error as { stderr?: string };
  return stderr?.trim() || String(error);
};
