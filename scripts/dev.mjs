// `npm run dev`: everything rebuilt and restarted as files change; the site at http://127.0.0.1:5173, its API at PORT.
// The compiled files are its own (domain/.dev, backend/.dev): builds and `npm run api` beside it disturb nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { ended, leave, run, start, stop } from './lib/processes.mjs';
import { main } from './lib/progress.mjs';

const say = (name, line) => console.log(`${name.padEnd(8)}${line}`);

/** Starts a part that runs as long as the others; calls `onLine` with each line that it prints. */
function keep(name, args, onLine = () => undefined) {
  const child = start(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  prefix(child, name, onLine);
  void ended(child).then(({ code }) => {
    say(name, `ended (${code})`);
    return leave(1);
  });
}

function prefix(child, name, onLine = () => undefined) {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        say(name, line);
        onLine(line);
      }
    });
  }
}

/** Compiles a package into its folder .dev again and again; resolves when it has done so for the first time. */
const compiler = (name, onCompiled) =>
  new Promise((resolve) => {
    const output = ['--outDir', `${name}/.dev`, '--tsBuildInfoFile', `${name}/.dev/.tsbuildinfo`];
    const modes = ['--incremental', '--customConditions', 'dev', '--watch', '--preserveWatchOutput'];
    const program = 'node_modules/@typescript/native/bin/tsc';
    keep(name, [program, '-p', `${name}/tsconfig.build.json`, ...output, ...modes], (line) => {
      if (!/Found \d+ errors?\. Watching/.test(line)) return;
      resolve();
      onCompiled();
    });
  });

/** Does `work` after the last of several calls in a row, one at a time. */
function gathered(work) {
  let timer;
  let before = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (before = before.then(work).catch((error) => console.error(error))), 300);
  };
}

const program = (file) => ['--enable-source-maps', '--conditions=dev', join('backend/.dev', file)];
let server;

async function restart() {
  if (server) await stop(server);
  server = start(process.execPath, program('main.js'), { stdio: ['ignore', 'pipe', 'pipe'] });
  prefix(server, 'server');
  // The next compilation restarts it, whatever ended it.
  void ended(server).then(({ code }) => code && say('server', `ended (${code}); waits for a change`));
}

const described = () => readFileSync(join(root, 'backend/openapi.json'), 'utf8');

/** The description of the API anew and, when it has changed, the client made from it. */
async function describeApi() {
  const before = described();
  const { code, output } = await run(process.execPath, program('openapi/write.js'));
  if (code !== 0) return say('api', output.trim());
  if (described() === before) return undefined;
  const made = await run(process.execPath, ['api-client/generate.mjs']);
  return say('api', made.code === 0 ? 'openapi.json and the client are new' : made.output.trim());
}

await main(async () => {
  await ensurePackages();
  const { startSite } = await import('../frontend/dev.mjs');
  await startSite();
  const renew = gathered(async () => {
    await restart();
    await describeApi();
  });
  let ready = false;
  const compiled = () => ready && renew();
  await compiler('domain', compiled);
  await compiler('backend', compiled);
  ready = true;
  renew();
});
