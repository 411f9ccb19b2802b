// Commands, a shell and copies beside a server under load.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../../scripts/lib/system.mjs';
import { command } from '../lib/commands.mjs';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'Other programs beside a busy server';
export const engines = ['sqlite', 'mariadb'];

const execute = promisify(execFile);
/** A request that waits for a command's writing has waited too long after this, compared with what the load alone costs. */
const slowMs = 2000;

export async function run({ place, report, short }) {
  const rounds = short ? 1 : 5;
  const product = await startProduct(place);
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  let aloneMs;
  await customer.during(async () => {
    await customer.more(100);
    aloneMs = customer.slowestMs;
    for (const [name, program] of Object.entries(programs(place))) {
      let done = 0;
      const problems = [];
      for (let round = 0; round < rounds; round++)
        await program(round).then(
          () => done++,
          (error) => problems.push(error.stderr || error.message),
        );
      report.promise(name, done === rounds, `${done} of ${rounds} done ${problems[0] ?? ''}`);
    }
  });
  customer.promiseOnly(report, 201, 422);
  const [slowest, alone] = [customer.slowestMs, aloneMs].map(Math.round);
  report.promise(
    'no order waits long for them',
    slowest - alone < slowMs,
    `the slowest order took ${slowest} ms, ${alone} ms before`,
  );
  await compare(report, place, before, customer.acknowledged);
  await product.stop();
}

function programs(place) {
  const admin = (round) =>
    command(place, ['admin:create', '--email', `admin${round}@example.by`, '--name', 'Анна'], {
      ADMIN_PASSWORD: 'parol-anny-1',
    });
  const backup = (round) => command(place, ['backup', join(place.folder, `backup-${round}.zip`)]);
  const common = { 'npm run admin:create': admin, 'npm run backup': backup };
  const shell = findProgram('sqlite3');
  if (place.engine !== 'sqlite' || !shell) return common;
  const sql = (text) => execute(shell, [place.file, `.timeout 10000\n${text}`]);
  return {
    ...common,
    'a writing sqlite3': (round) =>
      sql(`INSERT INTO revisions (name, version) VALUES ('shell ${round}', 1);`),
    'VACUUM INTO': (round) => sql(`VACUUM INTO '${join(place.folder, `copy-${round}.sqlite`)}';`),
    checkpoint: () => sql('PRAGMA wal_checkpoint(TRUNCATE);'),
  };
}
