// The disk of MariaDB is lost: what a full copy and the binary log, both on another disk, give back (docs/operations.md#continuous).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startMariadb } from '../../../scripts/lib/mariadb.mjs';
import { ended, run as runProgram } from '../../../scripts/lib/processes.mjs';
import { findProgram } from '../../../scripts/lib/system.mjs';
import { command } from '../lib/commands.mjs';
import { Customer, storedOrders } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'The disk of the database is lost, the binary log is on another one';
export const engines = ['mariadb'];
export const hasShortForm = true;
export const needs = 'binlog';

const programs = ['mariadb', 'mariadb-binlog', 'mariadb-backup'];
export const missing = () => programs.filter((name) => !findProgram(name));

export async function run({ place, report, short }) {
  const share = short ? 20 : 2000;
  const { mariadb, name } = place;
  const copy = join(mariadb.logs, 'full');
  const product = await startProduct(place);
  const customer = await Customer.login(product);
  let going = true;
  const load = customer.keepPlacing(4, () => going);
  await customer.more(share);
  await backup(...mariadb.login, '--backup', `--target-dir=${copy}`);
  await customer.more(share);
  await mariadb.kill();
  going = false;
  await load;
  await product.kill();
  rmSync(mariadb.data, { recursive: true });

  const began = performance.now();
  await backup('--prepare', `--target-dir=${copy}`);
  const restored = await startMariadb({
    fill: (data) => backup('--copy-back', `--target-dir=${copy}`, `--datadir=${data}`),
  });
  const at = { ...place, url: `${restored.url}/${name}` };
  at.query = async (sql) => {
    const connection = await createConnection(at.url);
    return (await connection.query(sql).finally(() => connection.end()))[0];
  };
  const copied = (await storedOrders(at)).length;
  await applyLog(mariadb.logs, copy, restored);
  const stored = new Set(await storedOrders(at));
  const lost = customer.acknowledged.filter((id) => !stored.has(id)).length;
  report.figure('from the copy and the log back in', `${Math.round(performance.now() - began)} ms`);
  report.figure('orders in the full copy and behind it', `${copied}, ${stored.size - copied}`);
  const figures = `${customer.acknowledged.length} acknowledged, ${lost} lost`;
  report.promise('every acknowledged order is back', lost === 0 && stored.size > copied, figures);
  const { stdout } = await command(at, ['journal:verify']);
  report.promise('the journal is whole', stdout.startsWith('OK'), stdout.trim());
  await restored.stop();
}

async function backup(...options) {
  // It takes `--no-defaults` as its first option only.
  const all = ['--no-defaults', ...options.filter((option) => option !== '--no-defaults')];
  const { code, output } = await runProgram('mariadb-backup', all);
  if (code !== 0) throw new Error(`mariadb-backup ${options.join(' ')}: ${output.slice(-500)}`);
}

/** All of the log from where the full copy ends. */
async function applyLog(logs, copy, { login }) {
  const info = readdirSync(copy).find((file) => file.endsWith('binlog_info'));
  const [first, position] = readFileSync(join(copy, info), 'utf8').split(/\s+/);
  const files = readdirSync(logs)
    .filter((file) => /^binlog\.\d+$/.test(file) && file >= first)
    .sort();
  const reader = spawn('mariadb-binlog', [
    '--no-defaults',
    `--start-position=${position}`,
    ...files.map((file) => join(logs, file)),
  ]);
  const writer = spawn('mariadb', login);
  reader.stdout.pipe(writer.stdin);
  let words = '';
  for (const { stderr } of [reader, writer]) stderr.setEncoding('utf8').on('data', (text) => (words += text));
  const codes = (await Promise.all([ended(reader), ended(writer)])).map(({ code }) => code);
  if (codes.some((code) => code !== 0)) throw new Error(`The log could not be applied: ${words.slice(-500)}`);
}
