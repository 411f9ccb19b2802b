// Copies of a place, for faults that begin again and again with the same data.
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ended, start } from '../../../scripts/lib/processes.mjs';
import { findProgram } from '../../../scripts/lib/system.mjs';
import { makePlace } from './place.mjs';

/** Programs that copies need and this machine lacks. */
export const missingForCopies = (engine) =>
  engine === 'mariadb' ? ['mariadb-dump', 'mariadb'].filter((name) => !findProgram(name)) : [];

/** A function that makes places with what this one holds now. */
export async function copies(place) {
  if (place.engine === 'sqlite')
    return async () => {
      const copy = await makePlace('sqlite');
      await place.query(`VACUUM INTO '${copy.file}'`);
      return copy;
    };
  const dump = join(place.folder, 'dump.sql');
  await client('mariadb-dump', place, { to: dump });
  return async () => {
    const copy = await makePlace('mariadb');
    await client('mariadb', copy, { from: dump });
    return copy;
  };
}

async function client(program, { url, name }, { from, to }) {
  const { hostname, port, username } = new URL(url);
  const args = ['--no-defaults', `--host=${hostname}`, `--port=${port}`, `--user=${username}`, name];
  const child = start(program, args, {
    stdio: [from ? 'pipe' : 'ignore', to ? 'pipe' : 'ignore', 'inherit'],
  });
  const end = ended(child);
  await (from
    ? pipeline(createReadStream(from), child.stdin)
    : pipeline(child.stdout, createWriteStream(to)));
  const { code } = await end;
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}
