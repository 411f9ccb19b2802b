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

/** Links that start the page's styles, code and fonts together with the application's, not after it. */
function linksOf(source) {
  const chunks = chunksOf(source);
  const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const scripts = chunks.map((chunk) => chunk.file);
  const fonts = Object.values(manifest).flatMap((chunk) =>
    (chunk.assets ?? []).filter((file) => file.endsWith('.woff2')),
  );
  return [
    ...[...new Set(fonts)].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].filter((link) => !shell.includes(link.match(/href="([^"]+)"/)[1]));
}

function filled({ path, source, head, body }) {
  return (
    shell
      .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
      // After the application's own styles, which a page's styles refine.
      .replace('</head>', () => `  ${linksOf(source).join('\n    ')}\n  </head>`)
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
  await put(page.path, filled(page));
  for (const [alias, path] of Object.entries(aliases)) if (path === page.path) await put(alias, filled(page));
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
