// Citations in comments and pages: where a reason is written: `docs/contract.md#price`, or a link of a page.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { extname, join, posix, relative } from 'node:path';

const skipped = ['node_modules', '.git', '.nx', 'dist', 'coverage', 'var'];
const read = ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.css', '.md', '.html', '.yml'];

/** A page of docs/ as comments write it. */
const citation = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g;
/** A link of a page to a file or to an anchor; addresses with a scheme are not ours, those of the site are no files. */
const link = /\]\((?![a-z]+:|\/)([^)\s]+)\)/g;
/** A file of ours as pages write it, between backquotes: from the root, or from the folder of a package's sources. */
const codeSpan = /`([^`\n]+)`/g;
const sourcePath = /^(?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|[cm]?js|css|html|json|ya?ml|sh)$/;
const bases = ['', 'backend/src/', 'frontend/src/', 'domain/src/'];
/** Documents that a reader of the repository cannot open. */
const elsewhere = /\bspecifications?\b|\b(?:contract|spec)(?:'s)?,? \(?sections?\b|\bsections? \d/gi;

/** The paths of all files of the repository that may cite, with slashes. */
export function citingFiles(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.includes(entry.name) ? [] : citingFiles(root, path);
    return read.includes(extname(entry.name)) ? [relative(root, path).replaceAll('\\', '/')] : [];
  });
}

/** The anchors of a page: those written out, and those that its headings get. */
export function anchorsOf(markdown) {
  const written = [...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...written, ...headings];
}

/** Errors of the citations of one file, in words; `exists` and `anchors` answer for paths from the root. */
export function brokenCitations(path, text, { exists, anchors }) {
  const cited = [...text.matchAll(citation)].map(([target]) => target);
  const linked = path.endsWith('.md')
    ? [...text.matchAll(link)].map(([, target]) => fromRoot(path, target))
    : [];
  const dead = [...new Set([...cited, ...linked])].filter((target) => {
    const [file, anchor] = target.split('#');
    return !exists(file) || (anchor !== undefined && !anchors(file).includes(anchor));
  });
  const named = path.endsWith('.md') ? pathsNamed(text) : [];
  const lost = named.filter((file) => ![...bases, ownFolder(path)].some((base) => exists(base + file)));
  return [
    ...[...dead, ...lost].map((target) => `${path}: ${target} does not exist`),
    ...[...text.matchAll(elsewhere)].map(
      ([words]) => `${path}: "${words}" is no page that a reader can open`,
    ),
  ];
}

const pathsNamed = (text) => [
  ...new Set(
    [...text.matchAll(codeSpan)]
      .flatMap(([, code]) => code.split(/\s+/))
      .filter((word) => sourcePath.test(word)),
  ),
];

const ownFolder = (path) => posix.join(posix.dirname(path), '/');

const fromRoot = (path, target) =>
  target.startsWith('#') ? `${path}${target}` : posix.join(posix.dirname(path), target);

/** Errors of all citations of the repository. */
export function allBrokenCitations(root) {
  const own = ['scripts/lib/citations.mjs', 'scripts/citations.test.mjs'];
  const lookups = {
    exists: (file) => existsSync(join(root, file)),
    anchors: (file) => anchorsOf(readFileSync(join(root, file), 'utf8')),
  };
  return citingFiles(root)
    .filter((path) => !own.includes(path))
    .flatMap((path) => brokenCitations(path, readFileSync(join(root, path), 'utf8'), lookups));
}
