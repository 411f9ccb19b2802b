// Builds the site into dist: the application, then every public page drawn once with its content in the HTML,
// so that search engines and slow phones see words before scripts. app.html is the empty shell for the rest.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const server = join(dist, '.server');
const common = { root, configFile: join(root, 'vite.config.mts'), logLevel: 'warn' };

await build({ ...common, build: { manifest: true } });
await build({
  ...common,
  publicDir: false,
  build: { ssr: 'src/app/prerender.tsx', outDir: server, emptyOutDir: true },
});

const { drawPages, aliases, sitemap, robots } = await import(pathToFileURL(join(server, 'prerender.mjs')));
const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
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

/** Links that start the page's code and its letters together with the application's, not after them. */
function linksOf(chunks) {
  const letters = Object.values(manifest)
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => file.includes('-cyrillic-'));
  return [
    ...[...new Set(letters)].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...chunks.map(
      ({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
    ),
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

async function filled({ path, source, head, body }) {
  const chunks = chunksOf(source);
  const inHead = [...(await stylesOf(chunks)), ...linksOf(chunks)].join('\n    ');
  return (
    shell
      .replace(sheet, '')
      // The words are there already: letters come before code.
      .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => `${head}\n    ${inHead}`)
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root" data-path="${path.toLowerCase()}">${body}</div>`,
      )
  );
}

async function put(path, html) {
  const file = join(dist, path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

const pages = await drawPages();
await writeFile(join(dist, 'app.html'), shell.replace(/<!--\/?head-->/g, '').replace('<!--page-->', ''));
for (const page of pages) {
  const html = await filled(page);
  await put(page.path, html);
  for (const [alias, path] of Object.entries(aliases)) if (path === page.path) await put(alias, html);
}
await writeFile(join(dist, 'sitemap.xml'), sitemap());
await writeFile(join(dist, 'robots.txt'), robots());
await rm(server, { recursive: true, force: true });
await rm(join(dist, '.vite'), { recursive: true, force: true });

/** Beside each text its compressed forms, made once here instead of at every request. */
const packed = ['.js', '.css', '.html', '.svg', '.xml', '.txt'];
for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !packed.includes(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  const text = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
}
console.log(`frontend: built, ${pages.length} public pages drawn`);
