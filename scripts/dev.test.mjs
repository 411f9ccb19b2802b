// `npm run dev` as a person meets it: in a copy of the repository whose files are changed while it runs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './lib/free-port.mjs';
import { root } from './lib/paths.mjs';

const patienceMs = 240_000;
const notCopied = new Set(['node_modules', 'dist', '.dev', 'coverage', 'test', 'e2e', 'bench', 'var']);
const folder = mkdtempSync(join(tmpdir(), 'shlyah-dev-'));
const inCopy = (path) => join(folder, path);
let dev;
let site;
let printed = '';

/** The sources, with the installed packages as links; the product's own packages are links into the copy. */
function copyRepository() {
  const filter = (path) => !notCopied.has(basename(path));
  for (const name of ['domain', 'backend', 'api-client', 'frontend', 'scripts'])
    cpSync(join(root, name), inCopy(name), { recursive: true, filter });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(root, name), inCopy(name));
  linkAll('node_modules', (name) => !['@shlyah', '.vite', '.cache'].includes(name));
  mkdirSync(inCopy('node_modules/@shlyah'));
  for (const name of ['domain', 'backend', 'api-client', 'frontend'])
    symlinkSync(inCopy(name), inCopy(`node_modules/@shlyah/${name}`));
  for (const name of ['domain', 'backend', 'api-client', 'frontend']) linkAll(`${name}/node_modules`);
}

function linkAll(path, wanted = () => true) {
  mkdirSync(inCopy(path), { recursive: true });
  let names = [];
  try {
    names = readdirSync(join(root, path));
  } catch {
    // A workspace without packages of its own.
  }
  for (const name of names.filter(wanted)) symlinkSync(join(root, path, name), inCopy(join(path, name)));
}

/** Waits until `look` gives something. */
async function seen(what, look) {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(200)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`${what} was not seen in time:\n${printed}`);
}

function edit(path, from, to) {
  const text = readFileSync(inCopy(path), 'utf8');
  assert.ok(text.includes(from), `${path} has «${from}»`);
  writeFileSync(inCopy(path), text.replace(from, to));
}

/** The error of a calculation without cargo, a text of domain. */
async function refusedQuote() {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"packages":[]}',
  };
  const answer = await fetch(new URL('/api/calculator/quote', site), request);
  return { status: answer.status, text: await answer.text() };
}

before(async () => {
  copyRepository();
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: inCopy('var'), NO_COLOR: '1' };
  delete env.npm_lifecycle_event;
  dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder, env });
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  site = await seen('the address of the site', () => /Local:\s+(http:\S+)/.exec(printed)?.[1]);
});

after(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGTERM');
    await new Promise((resolve) => dev.once('exit', resolve));
  }
  rmSync(folder, { recursive: true, force: true });
});

test('calls are passed on to the server, on the port that PORT names', async () => {
  const health = await seen('the server', () =>
    fetch(new URL('/api/health', site)).then(({ status }) => status === 200),
  );
  assert.ok(health);
});

test('a change in domain reaches the answers', async () => {
  edit('domain/src/validation/messages.ts', 'Добавьте хотя бы одно место', 'Груза нет');
  await seen('the changed answer', async () => {
    const { status, text } = await refusedQuote();
    return status === 422 && text.includes('Груза нет');
  });
});

test('a change of the API makes the description and the client anew', async () => {
  edit(
    'backend/src/operations/state/health.controller.ts',
    "summary: 'Работает ли сервис",
    "summary: 'Жив ли сервис",
  );
  const isNew = (path) => readFileSync(inCopy(path), 'utf8').includes('Жив ли сервис');
  await seen('the new client', () => {
    try {
      return isNew('backend/openapi.json') && isNew('api-client/src/services/HealthService.ts');
    } catch {
      // The generator is just replacing the file.
      return false;
    }
  });
});

test('what a build deletes and writes beside it is not what runs', async () => {
  for (const name of ['domain', 'backend']) {
    mkdirSync(inCopy(`${name}/dist`), { recursive: true });
    writeFileSync(inCopy(`${name}/dist/index.js`), 'throw new Error("half built")');
    writeFileSync(inCopy(`${name}/dist/main.js`), 'throw new Error("half built")');
    rmSync(inCopy(`${name}/dist`), { recursive: true });
  }
  // The server may still restart after the change of the test before.
  await seen('the server', () => fetch(new URL('/api/health', site)).then(({ status }) => status === 200));
  assert.equal(dev.exitCode, null);
});

test('stacks name the sources, those of domain too', async () => {
  const code = "process.setSourceMapsEnabled(true); require('@shlyah/domain').addDays('no day', 1)";
  const failing = spawn(process.execPath, ['--conditions=dev', '-e', code], { cwd: inCopy('backend') });
  let stack = '';
  failing.stderr.setEncoding('utf8').on('data', (text) => (stack += text));
  await new Promise((resolve) => failing.once('close', resolve));
  assert.match(stack, /domain\/src\/time\.ts:\d+/);
});
