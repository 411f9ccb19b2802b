// Builds the site into dist: `site` is what browsers get, `server` what the backend draws the public pages with, so that
// search engines and slow phones see words before scripts: the program and the pages as they wait for head and words.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, minify } from 'vite';
import { codeSplitting } from './chunks.mjs';
import { readArticles } from './developers/articles.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist', 'site');
const server = join(root, 'dist', 'server');
const common = { root, configFile: join(root, 'vite.config.mts'), logLevel: 'warn' };

await rm(join(root, 'dist'), { recursive: true, force: true });
await build({
  ...common,
  build: { manifest: true, outDir: dist, rolldownOptions: { output: { codeSplitting } } },
});
await build({
  ...common,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/app/prerender.tsx',
    outDir: server,
    // The backend is CommonJS and loads it at run time.
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
  },
});

// The viewer of the API's description, for the page that the server answers at /api/docs. It speaks two languages and takes
// English for want of the page's; the Russian words stand in the place of that module.
const viewerInRussian = {
  name: 'viewer-in-russian',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './en.js' && importer?.endsWith('openapi-explorer/dist/es/languages/index.js')
      ? join(root, 'docs/russian.json')
      : null,
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [viewerInRussian],
  build: {
    outDir: join(dist, 'api-docs'),
    emptyOutDir: true,
    target: 'es2022',
    // One file: the page needs all of it.
    chunkSizeWarningLimit: 700,
    rollupOptions: { input: join(root, 'docs/explorer.ts'), output: { entryFileNames: 'explorer.js' } },
  },
});

// Pages that nothing of the application takes over have scripts of their own, a few hundred bytes. What draws them is built along for its
// styles alone.
const plain = {
  '/t': { script: 'src/app/tracking-enhance.ts', drawn: 'src/app/tracking-page.tsx' },
  '/developers': {
    script: 'src/app/developers-enhance.ts',
    drawn: 'src/app/developers-page.tsx',
    dark: true,
  },
};
for (const [path, { script, drawn }] of Object.entries(plain)) {
  await build({
    ...common,
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: `.vite${path}.json`,
      // Without its exports nothing of the page would be wanted, nor its styles.
      rolldownOptions: { input: [script, drawn], preserveEntrySignatures: 'exports-only' },
    },
  });
}

const { sources } = createRequire(import.meta.url)(join(server, 'prerender.cjs'));
const manifestOf = async (name) => JSON.parse(await readFile(join(dist, '.vite', name), 'utf8'));
const manifest = await manifestOf('manifest.json');
const shell = await readFile(join(dist, 'index.html'), 'utf8');

/** The chunk of a source file after everything that it imports: its styles refine theirs. */
function chunksOf(name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not among the built chunks`);
  return [...(chunk.imports ?? []).flatMap((other) => chunksOf(other, seen)), chunk];
}

const sheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
const shellStyles = [...shell.matchAll(sheet)].map(([, file]) => file);

/**
 * The one script that a drawn page begins with. The words are there already: the code is asked for when they are on the
 * screen, so that it takes nothing from them on a thin line; after a second in any case, as in a hidden tab.
 */
const { code: starter } = await minify(
  'start.js',
  `let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const link of document.querySelectorAll('link[data-late]')) link.rel = 'modulepreload';
  const script = document.createElement('script');
  script.type = 'module';
  script.src = document.querySelector('link[data-entry]').href;
  document.head.append(script);
};
setTimeout(begin, 1000);
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
`,
);
const starterFile = `assets/start-${createHash('sha256').update(starter).digest('base64url').slice(0, 8)}.js`;
await writeFile(join(dist, starterFile), starter);

/** Links that load the page's code and fonts together with the application's, not after them. */
function linksOf(chunks) {
  const fonts = Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => /-(cyrillic|basic-latin)-/.test(file));
  return [
    ...[...new Set(fonts)].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].filter((link) => !shell.includes(link.match(/href="([^"]+)"/)[1]));
}

/**
 * The styles written into the page, so that the first words wait for nothing but the HTML: the application's, then
 * the page's, which refine them. The links stay, switched off, to tell the application that these are there.
 */
async function stylesOf(chunks) {
  const files = [...new Set([...shellStyles, ...chunks.flatMap((chunk) => chunk.css ?? [])])];
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const links = files.map((file) => `<link rel="stylesheet" media="not all" href="/${file}" />`);
  return [`<style>${texts.join('').replaceAll('</style', '')}</style>`, ...links];
}

/** A drawn page before it is drawn: only its head and its words are missing. */
async function template(path, source) {
  const chunks = chunksOf(source);
  const inHead = [...(await stylesOf(chunks)), ...linksOf(chunks)].join('\n    ');
  return shell
    .replace(sheet, '')
    .replace('<!--head-->', () => `<!--head-->\n    ${inHead}`)
    .replaceAll('<link rel="modulepreload"', '<link data-late')
    .replace(
      /<script type="module"([^>]*) src="([^"]+)"><\/script>/,
      `<link data-late data-entry$1 href="$2" />\n    <script defer src="/${starterFile}"></script>`,
    )
    .replace('<div id="root">', `<div id="root" data-path="${path.toLowerCase()}">`);
}

/** The cabinet's dark colours for whoever's device asks for them. */
const asDevice = (styles) =>
  styles.replace(
    /:root\[data-scheme=["']?dark["']?\]\{([^}]*)\}/,
    '@media screen and (prefers-color-scheme:dark){:root{$1}}',
  );

/** A page without the application before it is drawn. Files that only its drawing would need are no browser's. */
async function plainTemplate(chunks, { script, drawn, dark = false }) {
  const reached = (name, found = new Set()) => {
    if (found.has(name)) return found;
    const { imports = [], dynamicImports = [] } = chunks[name];
    for (const other of [...imports, ...dynamicImports]) reached(other, found);
    return found.add(name);
  };
  const [wanted, styled] = [reached(script), reached(drawn)];
  const css = new Set([...styled].flatMap((name) => chunks[name].css ?? []));
  const texts = await Promise.all([...css].map((file) => readFile(join(dist, file), 'utf8')));
  const styles = texts.join('').replaceAll('</style', '');
  for (const name of styled) if (!wanted.has(name)) await rm(join(dist, chunks[name].file), { force: true });
  const inHead = [
    `<style>${dark ? asDevice(styles) : styles}</style>`,
    ...linksOf([]),
    `<script type="module" src="/${chunks[script].file}"></script>`,
  ];
  return shell
    .replace(sheet, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<noscript>.*<\/noscript>/, '')
    .replace(/<meta name="theme-color"[^>]*>/, (meta) => (dark ? '' : meta))
    .replace('<!--head-->', () => `<!--head-->\n    ${inHead.join('\n    ')}`);
}

/** The page of drivers and its worker, which keeps the page for where there is no connection. */
async function buildCourier() {
  const script = 'src/app/courier.tsx';
  const into = { outDir: dist, emptyOutDir: false };
  await build({
    ...common,
    publicDir: false,
    build: { ...into, manifest: '.vite/r.json', rolldownOptions: { input: script } },
  });
  const chunks = await manifestOf('r.json');
  const page = (await plainTemplate(chunks, { script, drawn: script }))
    .replace('<html lang="ru">', '<html lang="ru" data-scheme="outdoors">')
    // The page reaches the edges of the screen; its styles keep the corners and the home indicator free.
    .replace('initial-scale=1"', 'initial-scale=1, viewport-fit=cover"')
    .replace(
      /<meta name="theme-color"[^>]*>/,
      '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />' +
        '<meta name="theme-color" content="#0b100e" media="(prefers-color-scheme: dark)" />',
    )
    .replace('<!--head-->', '<title>Рейс водителя — Шлях</title>')
    .replace(
      '<!--page-->',
      '<p>Открываем рейс…</p><noscript>Чтобы открыть рейс, включите JavaScript.</noscript>',
    );
  await writeFile(join(server, 'courier.html'), page);
  const assets = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, url]) => url);
  const files = [
    { url: '/r/', revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
    ...assets.map((url) => ({ url, revision: null })),
  ];
  // Loaded when they are wanted: what the page does not name, with what that refers to.
  const later = Object.values(chunks)
    .filter(({ isEntry }) => !isEntry)
    .flatMap(({ file, css = [], assets: others = [] }) => [file, ...css, ...others])
    .map((file) => `/${file}`)
    .filter((url) => !assets.includes(url));
  await build({
    ...common,
    publicDir: false,
    define: {
      COURIER_FILES: JSON.stringify(files),
      COURIER_LATER: JSON.stringify([...new Set(later)]),
    },
    build: {
      ...into,
      rolldownOptions: {
        input: 'src/app/courier-worker.ts',
        output: { format: 'iife', entryFileNames: 'r/worker.js' },
      },
    },
  });
}

// The cabinet preloads its fonts, too: a font that comes after the first text changes its width and moves what stands there.
const cabinet = shell.replace('<!--head-->', () => ['<!--head-->', ...linksOf([])].join('\n    '));
const templates = { '': cabinet };
for (const [path, source] of Object.entries(sources)) templates[path] = await template(path, source);
for (const [path, sources] of Object.entries(plain))
  templates[path] = await plainTemplate(await manifestOf(`${path.slice(1)}.json`), sources);
await writeFile(join(server, 'templates.json'), JSON.stringify(templates));
await writeFile(join(server, 'articles.json'), JSON.stringify(readArticles()));
await rm(join(dist, 'index.html'));
await rm(join(dist, '.vite'), { recursive: true, force: true });

await buildCourier();

// The package for integrators, under an address that npm installs from.
const packages = join(dist, 'developers');
await mkdir(packages);
const pack = [
  'pack',
  '--json',
  '--loglevel=error',
  '--pack-destination',
  packages,
  join(root, '..', 'api-client'),
];
const [{ filename }] = JSON.parse(execFileSync('npm', pack, { encoding: 'utf8' }));
await rename(join(packages, filename), join(packages, 'shlyah-api-client.tgz'));

/** Beside each text its compressed forms, made once here instead of at every request. */
const packed = ['.js', '.css', '.svg', '.wasm'];
for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !packed.includes(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  const text = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
}
console.log(`frontend: built, ${Object.keys(sources).length} public pages ready to be drawn`);
