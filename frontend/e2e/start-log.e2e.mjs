// The log of the built product, started as a user starts it, when a table is broken from outside or SMTP refuses.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createConnection } from 'mysql2/promise';
import { SMTPServer } from 'smtp-server';
import { ownPort } from './support/taken.mjs';

const Libsql = createRequire(import.meta.url)('libsql');
const program = join(import.meta.dirname, '..', '..', 'backend/dist/main.js');
const mariadb = process.env.MARIADB_URL;

/** Starts the product; `line` waits for a line of its output, `lines` are all so far. */
async function startProduct(env) {
  const port = await ownPort();
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  let rest = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  // `close` comes after the last output.
  const end = once(child, 'close').then(([code, signal]) => {
    throw new Error(`The product has ended (${signal ?? code}):\n${errors}`);
  });
  end.catch(() => undefined);
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop();
    lines.push(...parts);
    child.emit('lines');
  });
  const line = async (...words) => {
    for (;;) {
      const found = lines.find((one) => words.every((word) => one.includes(word)));
      if (found !== undefined) return found;
      // Ends a test that would hang.
      const more = once(child, 'lines', { signal: AbortSignal.timeout(120_000) }).catch((cause) => {
        throw new Error(`No line with «${words.join('», «')}» has come:\n${errors}`, { cause });
      });
      await Promise.race([more, end]);
    }
  };
  // A server that is left behind would keep this file waiting for it.
  await line('is running').catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return { child, lines, line, url: `http://127.0.0.1:${port}` };
}

/** A real mail server that refuses every e-mail, for now when its address begins with `later`, else for good. Its replies repeat the address. */
async function refusingPostOffice() {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = address.startsWith('later') ? 451 : 550;
      done(Object.assign(new Error(`<${address}>: mailbox refused`), { responseCode }));
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `smtp://127.0.0.1:${server.server.address().port}`, close: () => server.close() };
}

const engines = {
  SQLite: async (dataDir) => ({
    env: {},
    run: (sql) => {
      const database = new Libsql(join(dataDir, 'shlyah.sqlite'));
      database.exec(sql);
      database.close();
    },
  }),
  MariaDB: async () => {
    const connection = await createConnection(`${mariadb}`);
    await connection.query('DROP DATABASE IF EXISTS start_log_e2e');
    await connection.query('CREATE DATABASE start_log_e2e CHARACTER SET utf8mb4');
    await connection.changeUser({ database: 'start_log_e2e' });
    return {
      env: { DATABASE_URL: `${mariadb}/start_log_e2e` },
      run: (sql) => connection.query(sql),
      close: () => connection.end(),
    };
  },
};

const modes = {
  development: { NODE_ENV: 'development', LOG_LEVEL: 'debug' },
  production: { NODE_ENV: 'production' },
};

for (const engine of mariadb ? ['SQLite', 'MariaDB'] : ['SQLite']) {
  for (const [mode, settings] of Object.entries(modes)) {
    describe(`the log in ${mode} on ${engine}`, () => {
      const inJson = mode === 'production';
      let dataDir, database, postOffice, product;

      before(async () => {
        dataDir = mkdtempSync(join(tmpdir(), 'shlyah-log-'));
        database = await engines[engine](dataDir);
        postOffice = await refusingPostOffice();
        const env = { DATA_DIR: dataDir, SMTP_URL: postOffice.url, ...settings, ...database.env };
        product = await startProduct(env);
      });

      after(async () => {
        if (product?.child.kill()) await once(product.child, 'exit');
        await postOffice?.close();
        await database?.close?.();
        rmSync(dataDir, { recursive: true, force: true });
      });

      const signUp = (email) =>
        fetch(`${product.url}/api/user/register`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            isLegalEntity: false,
            name: 'Аннушка Кот',
            phone: '+375 29 123-45-67',
            email,
            password: 'parol-annushki',
          }),
        });

      test('each request is one line, found by the id in its answer', async () => {
        const answer = await signUp('later-anna@example.by');
        assert.equal(answer.status, 201);
        const cookie = answer.headers.getSetCookie()[0].split(';')[0];
        const own = await fetch(`${product.url}/api/user`, { headers: { cookie } });
        const account = (await own.json()).id;
        const found = await fetch(`${product.url}/api/findCountry?query=anna`);
        assert.equal(found.status, 200);
        const line = await product.line(own.headers.get('x-request-id'));
        for (const part of inJson
          ? ['"method":"GET"', '"route":"/api/user"', `"account":${account}`, '"status":200', '"ms":']
          : ['method=GET', 'route=/api/user', `account=${account}`, 'status=200', 'ms=']) {
          assert.ok(line.includes(part), `${part} in ${line}`);
        }
      });

      test('the files of the site leave no line in production', async () => {
        const page = await fetch(`${product.url}/`);
        const [script] = /\/assets\/[^"]+\.js/.exec(await page.text());
        const file = await fetch(`${product.url}${script}`);
        const headers = { 'If-None-Match': page.headers.get('etag'), 'Cache-Control': 'max-age=0' };
        const unchanged = await fetch(product.url, { headers });
        assert.deepEqual([page.status, file.status, unchanged.status], [200, 200, 304]);
        // An answer leaves its line when all of it has been taken.
        await Promise.all([file.arrayBuffer(), unchanged.arrayBuffer()]);
        const last = await fetch(`${product.url}/api/company`);
        await product.line(last.headers.get('x-request-id'));
        for (const answer of [page, file, unchanged]) {
          const id = answer.headers.get('x-request-id');
          assert.match(id, /^[0-9a-f-]{36}$/);
          assert.match(answer.headers.get('permissions-policy'), /camera=\(\)/);
          if (!inJson) await product.line(id);
          assert.equal(product.lines.filter((one) => one.includes(id)).length, inJson ? 0 : 1);
        }
      });

      test('a refused e-mail is a line with the count of attempts and the next one', async () => {
        const waits = await product.line('waits', '451');
        assert.match(waits, inJson ? /"attempts":1,.*"next":"20\d\d-/ : / attempts=1 .* next=20\d\d-/);
        assert.equal((await signUp('never-anna@example.by')).status, 201);
        const givenUp = await product.line('given up', '550');
        assert.match(givenUp, inJson ? /"attempts":1,.*"next":null/ : / attempts=1 .* next=null/);
      });

      test('a failure is found by the id in the body of the 500, with its cause and place', async () => {
        await database.run('ALTER TABLE points RENAME TO points_gone');
        const answer = await fetch(`${product.url}/api/points`);
        const { requestId } = await answer.json();
        assert.equal(answer.status, 500);
        assert.equal(answer.headers.get('x-request-id'), requestId);
        const line = await product.line(requestId, inJson ? '"level":"error"' : ' ERROR ');
        assert.match(line, /points/);
        const place = /backend\/src\/modules\/points\/points\.service\.ts:\d+/;
        if (inJson) assert.match(JSON.parse(line).err.stack, place);
        else assert.match(await product.line('points.service.ts'), place);
      });

      test('nothing in it is personal, and in production all of it is JSON', () => {
        const logged = product.lines.slice(product.lines.findIndex((one) => one.includes('request')));
        assert.ok(logged.length > 5);
        for (const line of logged) assert.doesNotMatch(line, /anna|Аннушка|45-67|parol|sid=|@example/i);
        if (inJson) for (const line of product.lines) JSON.parse(line);
      });
    });
  }
}
