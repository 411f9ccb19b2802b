// The built product on a database of its own, and a browser to look at it.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { startServer } from './server.mjs';
import { ownPort } from './taken.mjs';

const Sqlite = createRequire(join(import.meta.dirname, '../../../backend/package.json'))('libsql');

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** By how many milliseconds, at most, each answer of the API comes later than it could; to find tests that do not wait. */
const LATE = Number(process.env.LATE_MS ?? 0);

/** The password of every demo account. */
export const PASSWORD = 'demo-parol-2026';

/** Servers of the worlds without settings of their own, one world after another: one, unless it has ended or a world was left open. */
const shared = [];

function sharedServer() {
  const free = shared.find((server) => server.free());
  if (free) return free;
  const server = startServer({});
  shared.push(server);
  return server;
}

/** The headless shell, and the whole browser with the back/forward cache that Playwright takes away from it. */
const browsers = {};

async function browserFor(backForwardCache) {
  const name = backForwardCache ? 'whole' : 'headless';
  if (!browsers[name]?.isConnected()) {
    browsers[name] = await chromium.launch({
      executablePath: backForwardCache
        ? (process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium')
        : (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'),
      args: browserFlags,
      ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
    });
  }
  return browsers[name];
}

/** The data folder of a product that was started and closed once: migrated, with demo data. */
let seeded;

async function seededFolder(server) {
  if (seeded) return seeded;
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-e2e-'));
  await server.open(settingsOf(folder, await ownPort()));
  await server.close();
  return (seeded = folder);
}

/** Ends what worlds have shared. */
export async function endShared() {
  if (seeded) rmSync(seeded, { recursive: true, force: true });
  await Promise.all(Object.values(browsers).map((browser) => browser.close()));
  await Promise.all(shared.map((server) => server.end()));
}

const settingsOf = (dataDir, port) => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  LOG_LEVEL: 'debug',
  DEMO: 'small',
});

/**
 * Starts the product with demo data, and a browser if none runs. `database` is the address of an empty MySQL or MariaDB
 * database; without it the product uses its embedded one. `host` is what the browser calls it by. `backForwardCache` gives
 * the browser the cache that Playwright takes away from it. All contexts, the application and its data are gone after `close`.
 */
export async function openWorld({ database, host = '127.0.0.1', env = {}, backForwardCache } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shlyah-e2e-'));
  const port = await ownPort();
  const url = `http://${host}:${port}`;
  const own = { ...(database ? { DATABASE_URL: database } : {}), ...env };
  // Parts of the product read their environment when they are loaded.
  const alone = Object.keys(own).length > 0;
  const server = alone ? startServer(own) : sharedServer();
  const open = async () => {
    // A copy takes a fraction of the migrations and the demo data.
    if (!alone) cpSync(await seededFolder(server), dataDir, { recursive: true });
    await server.open({ ...settingsOf(dataDir, port), PUBLIC_URL: url, ...own });
    return browserFor(backForwardCache);
  };
  // A server that is left behind would keep the test file waiting for it.
  const browser = await open().catch(async (error) => {
    await server.end();
    throw error;
  });
  return {
    url,
    dataDir,
    browser,
    /** A visitor with own cookies; `width` and `height` are the screen in CSS pixels. */
    visitor: (screen = {}) => newVisitor(browser, url, screen),
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      const log = await server.close();
      if (alone) await server.end();
      rmSync(dataDir, { recursive: true, force: true });
      refusePersonal(log);
    },
  };
}

/** A visitor in a whole browser of its own, whose camera shows a video: a file in the format Y4M, again and again. The headless shell opens none. */
export async function visitorWithCamera({ url }, video, screen = {}) {
  const browser = await chromium.launch({
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...browserFlags,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  });
  const visitor = await newVisitor(browser, url, { permissions: ['camera'], ...screen });
  return { ...visitor, close: () => browser.close() };
}

/** Credentials, e-mails and phones: whatever was done in the browser, the server's log holds none. */
const personal = /demo-parol|password"|\bsid=|token=|[\w.+-]+@[\w-]+\.[a-z]|\+375/i;

function refusePersonal(log) {
  // The log of a server with demo data begins with its logins, which are public.
  const lines = log.split('\n').filter((line) => !/^(Demo logins| {2}\w+@demo\.by \()/.test(line));
  if (lines.length < 3) throw new Error('The server has logged nothing');
  const found = lines.find((line) => personal.test(line));
  if (found) throw new Error(`Personal data in the log: ${found}`);
}

async function newVisitor(browser, url, { width = 1280, height = 800, ...options }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: 'ru-RU',
    timezoneId: 'Europe/Minsk',
    // A press on a page that scrolls smoothly may land beside what it was meant for.
    reducedMotion: 'reduce',
    ...options,
  });
  // A machine that runs other tests beside may take half a minute for one step.
  context.setDefaultTimeout(60_000);
  if (LATE > 0) {
    // Not the pages themselves: the delay is to show screens that wait for their data.
    await context.route('**/api/**', async (route) => {
      await sleep(Math.random() * LATE);
      await route.fallback().catch(() => undefined);
    });
  }
  watchRequests(context);
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A refused request is the page's business to show; the browser's own line about it is not a defect.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  });
  const changes = [];
  changesOf.set(page, changes);
  page.on('response', (response) => {
    const method = response.request().method();
    if (method !== 'GET') changes.push(`${method} ${new URL(response.url()).pathname} ${response.status()}`);
  });
  return { page, context, problems, close: () => context.close() };
}

/** Open requests of each page, and when the last one began or ended. */
const traffic = new WeakMap();

/** All but the question that a page of the cabinet waits with (GET /api/changes), which is never over, and what a worker asks, which is no page's. */
function watchRequests(context) {
  const count = (by) => (request) => {
    if (request.serviceWorker() || new URL(request.url()).pathname === '/api/changes') return;
    const page = request.frame().page();
    const { open } = traffic.get(page) ?? { open: 0 };
    traffic.set(page, { open: open + by, at: performance.now() });
  };
  context.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
}

/** Until a page that has been opened has had nothing on its way for half a second. */
export async function atRest(page) {
  for (;;) {
    const { open, at } = traffic.get(page);
    if (open <= 0 && performance.now() - at > 500) return;
    await sleep(50);
  }
}

/** What a page has asked the server to change, with the answers' statuses. */
const changesOf = new WeakMap();

/**
 * A logged-in visitor of the test `t`, with no page open yet. At the end of the test the console must be silent; the page
 * of a failed test is printed in its output.
 */
export async function signedIn(world, t, email, screen) {
  const visitor = await world.visitor(screen);
  tellWhenFailed(t, visitor.page);
  t.after(async () => {
    await visitor.close();
    assert.deepEqual(visitor.problems, [], 'the console is silent');
  });
  await signIn(visitor.context, email);
  return visitor;
}

/** Logs a visitor in by the API; the form of the login has tests of its own. */
export async function signIn(context, email) {
  const login = await context.request.post('/api/user/login', { data: { email, password: PASSWORD } });
  assert.equal(login.status(), 200, `${email} logs in`);
}

/** Tells in the output of the test what the page shows and has sent, should the test fail. */
export function tellWhenFailed(t, page) {
  t.after(async () => {
    if (t.passed) return;
    const text = await page.innerText('body', { timeout: 2000 }).catch((error) => error.message);
    const sent = changesOf.get(page).slice(-10).join(', ');
    t.diagnostic(`${page.url()} has sent [${sent}] and shows: ${ends(text.replace(/\s*\n\s*/g, ' | '))}`);
  });
}

/** The beginning and the end of a long text: bars of chosen rows and messages stand last on a page. */
const ends = (text) => (text.length > 3000 ? `${text.slice(0, 1500)} … ${text.slice(-1500)}` : text);

/** Does something with the embedded database of a running product, waiting while that writes. */
export function inDatabase({ dataDir }, work) {
  const database = new Sqlite(join(dataDir, 'shlyah.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    return work(database);
  } finally {
    database.close();
  }
}

/** Logs in by the form and waits for the cabinet. */
export async function logIn(page, email, password = PASSWORD) {
  await page.goto('/login');
  await page.getByLabel('Эл. почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL('**/cabinet/**');
}
