import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

/** Null where there is none, as for packages, whose sources nobody here reads. */
function mapOf(file: string): SourceMap | null {
  if (file.includes('/node_modules/')) return null;
  let map = maps.get(file);
  if (map === undefined) maps.set(file, (map = readMap(`${file}.map`)));
  return map;
}

function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

/** A line of a stack, with the place in the TypeScript source instead of that in the compiled file. */
function inSource(frame: NodeJS.CallSite): string {
  const text = frame.toString();
  const name = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber() ?? 1];
  if (!name || !line) return text;
  const file = name.startsWith('file:') ? fileURLToPath(name) : name;
  const place = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!place || !('originalSource' in place)) return text;
  const source = resolve(dirname(file), place.originalSource);
  return text.replace(
    `${name}:${line}:${column}`,
    `${source}:${place.originalLine + 1}:${place.originalColumn + 1}`,
  );
}

// Must be imported first. Node's own way reads the map of each file when that is loaded, and keeps them all: 17 MB for what most processes
// never ask for. Here a map is read when somebody looks at a stack.
Error.prepareStackTrace = (error, frames) =>
  [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${inSource(frame)}`)].join('\n');
