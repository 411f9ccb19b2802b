import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The release, and the commit where the build has left it: 0.1.0+3f9ab12cd4. `folder` is that of the built program. */
export function programVersion(folder = join(__dirname, '../..')): string {
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as {
    version: string;
  };
  const file = join(folder, 'commit.txt');
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return commit ? `${version}+${commit}` : version;
}
