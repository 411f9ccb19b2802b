// The running product with a key to it, and programs run as a reader of /developers would run them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../backend/reliability/lib/product.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes.mjs';

export const examples = join(root, 'examples');

/** Starts the product with demo data; `key` is a new test key of a confirmed client for everything. */
export async function openService(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-examples-'));
  const product = await startProduct({ folder }, { env });
  const ask = async (path, body, headers, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(product.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => null) };
  };
  const login = await ask('/api/user/login', { email: 'company@demo.by', password: 'demo-parol-2026' });
  const cookie = login.headers.get('set-cookie').split(';')[0];
  const scopes = ['quotes', 'orders:read', 'orders:create', 'webhooks'];
  const keyOf = async (mode) => {
    const made = await ask('/api/keys', { name: `Примеры ${mode}`, mode, scopes }, { Cookie: cookie });
    if (made.status !== 201) throw new Error(`No key: ${made.status} ${JSON.stringify(made.body)}`);
    return made.body;
  };
  const { secret: key, id: keyId } = await keyOf('test');
  const call = async (path, body, method, secret = key) =>
    (await ask(path, body, { Authorization: `Bearer ${secret}` }, method)).body;
  return {
    url: product.url,
    key,
    keyId,
    env: { ...process.env, SHLYAH_URL: product.url, SHLYAH_KEY: key, LC_ALL: 'C.UTF-8' },
    /** A live key: of real orders. */
    liveKey: async () => (await keyOf('live')).secret,
    /** A call under the key, or another one. */
    call,
    close: async () => {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a command; an end that is no success is an error with what it printed. */
export async function runs(command, args, options) {
  const { code, output } = await run(command, args, { timeout: 120_000, ...options });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** An empty project somewhere else, with the packed client installed in it: the file that the site was built with and gives away. */
export async function emptyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-project-'));
  const npm = (...args) => runs('npm', args, { cwd: folder });
  await npm('init', '--yes');
  const packed = join(root, 'frontend/dist/site/developers/shlyah-api-client.tgz');
  await npm('install', '--offline', '--no-audit', '--no-fund', packed);
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) };
}
