// `npm run dev`: everything rebuilt and restarted as files change; the site at http://127.0.0.1:5173.
import { ensurePackages } from './lib/install.mjs';
import { build } from './lib/nx.mjs';
import { root } from './lib/paths.mjs';
import { ended, leave, start } from './lib/processes.mjs';
import { main } from './lib/progress.mjs';

const watchers = [
  [
    'domain',
    'node_modules/typescript/bin/tsc',
    '-p',
    'domain/tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  ],
  [
    'backend',
    'node_modules/typescript/bin/tsc',
    '-p',
    'backend/tsconfig.build.json',
    '--watch',
    '--preserveWatchOutput',
  ],
  ['server', '--watch', '--watch-preserve-output', 'backend/dist/main.js'],
  [
    'site',
    'node_modules/vite/bin/vite.js',
    'frontend',
    '--config',
    'frontend/vite.config.mts',
    '--host',
    '127.0.0.1',
    '--clearScreen',
    'false',
  ],
];

/** Prints each line of a stream with the name of its process. */
function prefix(stream, name) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) console.log(`${name.padEnd(8)}${line}`);
  });
}

await main(async () => {
  await ensurePackages();
  await build(['@shlyah/backend']);
  const children = watchers.map(([name, ...args]) => {
    const child = start(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    prefix(child.stdout, name);
    prefix(child.stderr, name);
    return ended(child).then(({ code }) => console.log(`${name.padEnd(8)}ended (${code})`));
  });
  await Promise.race(children);
  await leave(1);
});
