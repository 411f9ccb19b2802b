// `npm run check:image`: carries out docker/Dockerfile without Docker, and does in what it makes what operators do in the container: an admin is
// made, the server starts and is healthy, a backup is made and restored, on SQLite and into MariaDB. Takes root.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replay } from './lib/image.mjs';
import { freePort, startMariadb } from './lib/mariadb.mjs';
import { leave, onEnd, stop } from './lib/processes.mjs';
import { main, phase, Refusal } from './lib/progress.mjs';
import { findProgram } from './lib/system.mjs';

const admin = { email: 'operator@example.by', password: 'для-проверки-образа-2026' };

/** What npm is told on this machine, where it keeps its settings and what it trusts. */
const npmSettings = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^npm_config_(registry|.*ca.*)$|_CERTS?$|_proxy$/i.test(name),
    ),
  );

let passed = 0;
async function expectOk(name, promise, pattern = /(?:)/) {
  const { code, output } = await promise;
  if (code !== 0 || !pattern.test(output)) throw new Refusal(`${name} ended with ${code}:\n${output.trim()}`);
  console.log(`  ok  ${name}`);
  passed += 1;
}

/** The server in the container answers its health check and lets the admin in. */
async function serves(image, name, env) {
  const port = String(await freePort());
  const settings = { ...env, PORT: port, HOST: '127.0.0.1' };
  const server = image.start(image.command, settings, { stdio: 'ignore' });
  const deadline = Date.now() + 90_000;
  const health = () => image.run(image.health, settings);
  while ((await health()).code !== 0) {
    if (Date.now() > deadline || server.exitCode !== null)
      throw new Refusal(`${name}: the server did not become healthy.`);
    await sleep(500);
  }
  const { status } = await fetch(`http://127.0.0.1:${port}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  await expectOk(name, {
    code: status === 201 || status === 200 ? 0 : status,
    output: 'The admin cannot log in.',
  });
  const site = await fetch(`http://127.0.0.1:${port}/`);
  await expectOk(`${name}: the site`, { code: site.ok ? 0 : site.status, output: await site.text() }, /Шлях/);
  await stop(server);
}

await main(async () => {
  if (process.getuid?.() !== 0 || !findProgram('unshare') || !findProgram('chroot'))
    throw new Refusal('It takes root, unshare and chroot.');
  const home = mkdtempSync(join(tmpdir(), 'shlyah-image-'));
  onEnd(() => rmSync(home, { recursive: true, force: true }));
  const image = await phase('The steps of docker/Dockerfile', (say) => replay(home, npmSettings(), say));
  const create = `shlyah admin:create --email ${admin.email} --name 'Мария Лис'`;
  await expectOk('admin:create', image.run(create, { ADMIN_PASSWORD: admin.password }));
  await serves(image, 'the server', {});
  await expectOk('backup', image.run('shlyah backup /backups/one.zip'));
  const second = { DATA_DIR: '/data/second' };
  await expectOk('restore', image.run('shlyah restore - < /backups/one.zip', second));
  await serves(image, 'the restored server', second);
  if (findProgram('mariadbd')) {
    const mariadb = await startMariadb();
    const url = { DATABASE_URL: `${mariadb.url}/mysql` };
    const make =
      "require('mysql2/promise').createConnection(process.env.DATABASE_URL).then((c) => c.query('CREATE DATABASE shlyah CHARACTER SET utf8mb4').then(() => c.end()))";
    await expectOk('a database', image.run(`node -e "${make}"`, url));
    const third = { DATABASE_URL: `${mariadb.url}/shlyah`, DATA_DIR: '/data/third' };
    await expectOk('restore into MariaDB', image.run('shlyah restore /backups/one.zip', third));
    await serves(image, 'the server over MariaDB', third);
  } else console.log('  not tried: MariaDB is not installed');
  console.log(`\n${passed} passed, 0 failed`);
  await leave(0);
});
