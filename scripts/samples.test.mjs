// What the samples of proxies promise (docs/security.md, 4.1.2, 4.1.3, 12.1.2), read from the files: two of the three programs
// are on few machines.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const sample = (name) => readFileSync(new URL(`../docker/samples/${name}`, import.meta.url), 'utf8');

/** Where a file begins what it does in clear, where it ends that, and how it says what it has to. */
const proxies = {
  'nginx.conf': {
    plain: /listen 80;[\s\S]*?\n}\n/,
    redirect: 'return 301',
    refusal: /location ~\* \^\/api\(\/\|\$\) {[^}]*return 403/,
    requestId: 'proxy_set_header X-Request-Id $request_id;',
    ciphers: /ssl_ciphers ([^;]+);/,
  },
  'haproxy-web.cfg': {
    plain: /frontend plain[\s\S]*?\n\n/,
    redirect: 'redirect scheme https',
    refusal: /return status 403 .* if { path_reg -i \^\/api\(\/\|\$\) }/,
    requestId: 'http-request set-header X-Request-Id %[uuid()]',
    ciphers: /ssl-default-bind-ciphers (\S+)/,
  },
  Caddyfile: {
    plain: /http:\/\/[\s\S]*?\n}\n/,
    redirect: 'redir https://',
    refusal: /@api path \/api \/api\/\*\s+handle @api {[^}]*respond `[^`]*` 403/,
    requestId: 'header_up X-Request-Id {http.request.uuid}',
    ciphers: /^\t\tciphers (.+)/m,
  },
};

for (const [name, { plain, redirect, refusal, requestId, ciphers }] of Object.entries(proxies)) {
  const text = sample(name);

  test(`${name} refuses the API in clear before it leads pages to https`, () => {
    const [section] = plain.exec(text) ?? [];
    const at = section?.search(refusal);
    assert.ok(at >= 0, 'no refusal');
    assert.ok(section.indexOf(redirect) > at, 'no redirect behind it');
    assert.equal(text.split(redirect).length, 2);
  });

  test(`${name} gives every request an id of its own`, () => assert.ok(text.includes(requestId)));

  test(`${name} takes ciphers with forward secrecy only`, () => {
    const list = ciphers.exec(text)?.[1].split(/[ :]+/) ?? [];
    assert.ok(list.length >= 6);
    assert.deepEqual(
      list.filter((one) => !/^(TLS_)?ECDHE.*(GCM|CHACHA20)/.test(one)),
      [],
    );
  });
}

test('the proxy of compose.yml reads its sample', () => {
  const compose = readFileSync(new URL('../docker/compose.yml', import.meta.url), 'utf8');
  assert.match(compose, /- \.\/samples\/Caddyfile:\/etc\/caddy\/Caddyfile:ro/);
});

test('the unit of systemd may write where its settings say, and reads them as the command does', () => {
  const unit = sample('shlyah.service');
  const settings = sample('shlyah.env');
  const writable = /^StateDirectory=(.+)/m
    .exec(unit)?.[1]
    .split(' ')
    .map((name) => `/var/lib/${name}`);
  const folders = [...settings.matchAll(/^(?:DATA|BACKUP)_DIR=(.+)/gm)].map(([, folder]) => folder);
  assert.equal(folders.length, 2);
  assert.deepEqual(folders, writable);
  assert.match(unit, /^User=shlyah$/m);
  assert.match(unit, /^ExecStart=\/usr\/bin\/node --env-file=\/etc\/shlyah\.env /m);
  assert.match(
    sample('shlyah'),
    /user=\$\{SHLYAH_USER:-shlyah\}\nsettings=\$\{SHLYAH_ENV:-\/etc\/shlyah\.env\}/,
  );
});

test('the unit of systemd does not repeat a start that wrong settings have ended', () => {
  const program = readFileSync(new URL('../backend/src/start-failure.ts', import.meta.url), 'utf8');
  const [, code] = /^const EX_CONFIG = (\d+);$/m.exec(program);
  const unit = sample('shlyah.service').split('\n');
  assert.ok(unit.includes('Restart=always') && unit.includes(`RestartPreventExitStatus=${code}`));
});

test('the command `shlyah` runs with the settings of the server, as its user', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-command-'));
  const put = (name, text) => {
    const file = join(folder, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o755);
    return file;
  };
  try {
    put(
      'current/backend/dist/operations/commands/main.js',
      'console.log(process.env.MAIL_FROM, ...process.argv.slice(2))',
    );
    put('bin/runuser', '#!/bin/sh\necho "$1 $2 $3"; shift 3; exec "$@"\n');
    const settings = put('settings', 'MAIL_FROM=«Шлях» <a@example.by>\n');
    const run = (user) =>
      execFileSync(
        fileURLToPath(new URL('../docker/samples/shlyah', import.meta.url)),
        ['backup', 'a b.zip'],
        {
          env: {
            PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
            SHLYAH_HOME: folder,
            SHLYAH_ENV: settings,
            SHLYAH_USER: user,
          },
          encoding: 'utf8',
        },
      );
    const said = '«Шлях» <a@example.by> backup a b.zip\n';
    assert.equal(run('somebody-else'), `-u somebody-else --\n${said}`);
    assert.equal(run(execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()), said);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Every variable that docs/operations.md names in a table, but for those that the containers themselves decide. */
function settings() {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (`[A-Z][^|]*)\|/gm)];
  const named = rows.flatMap(([, cell]) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  const more = ['TELEGRAM_API_URL', ...named.map((name) => name.replace('NOTICE_SMS', 'NOTICE_VIBER'))];
  const fixed = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'WEBHOOKS_LOCAL', 'BACKUP_DIR'];
  return [...new Set([...named, ...more])].filter((name) => !fixed.includes(name));
}

for (const name of ['compose.yml', 'compose.cluster.yml'])
  test(`${name} hands every setting on`, () => {
    const compose = sample(`../${name}`);
    const all = settings();
    assert.ok(all.length > 25);
    assert.deepEqual(
      all.filter((setting) => !compose.includes(`${setting}: \${${setting}:`)),
      [],
    );
  });

test('.env.example names every setting', () => {
  const lines = sample('../.env.example').split('\n');
  assert.deepEqual(
    settings().filter((setting) => !lines.some((line) => line.startsWith(`${setting}=`))),
    [],
  );
});
