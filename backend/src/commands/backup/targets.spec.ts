import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { targetOf } from './targets';

it('a database file may be restored to where no folder is yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-target-'));
  try {
    const file = join(folder, 'new/place/shlyah.sqlite');
    await targetOf({ kind: 'sqlite', file }).check(false);
    expect([existsSync(dirname(file)), existsSync(file)]).toEqual([true, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
