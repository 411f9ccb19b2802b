import { nameKey } from '@shlyah/domain';
import { readRow, type ImportedSettlement, type RawSettlement } from './import-row';

export type { ImportedSettlement } from './import-row';
export { matchSettlements, type ExistingSettlement } from './match';

export interface ParsedSettlements {
  rows: ImportedSettlement[];
  /** Skipped rows; `line` is the line of the file, or the row of a JSON file, from 1. */
  skipped: { line: number; reason: string }[];
}

/** The file is invalid as a whole, so nothing is imported. */
export class GeoFileError extends Error {
  override name = 'GeoFileError';
}

interface NumberedRow {
  line: number;
  raw: RawSettlement | null;
}

/** The maximum share of unreadable rows; more means a file of another kind. */
const MAX_BROKEN = 0.1;
const JSON_FIELDS = ['name', 'region', 'district', 'postcode', 'lat', 'lon'] as const;
const DUMP_COLUMNS = 11;

/** GeoNames, postal codes: country, code, name, oblast, its code, district, its code, …, latitude, longitude, accuracy. */
function readDump(text: string): NumberedRow[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    const [country, postcode, name, region, , district, , , , lat, lon] = cells;
    const isRow = country === 'BY' && cells.length >= DUMP_COLUMNS;
    return [{ line: at + 1, raw: isRow ? { name, region, district, postcode, lat, lon } : null }];
  });
}

/** `{fields: ["id", "name", …], rows: [[1, "Брест", …], …]}`; the fields may stand in any order. */
function readJson(text: string, fail: (why: string) => never): NumberedRow[] {
  let file: { fields?: unknown; rows?: unknown };
  try {
    // The text starts with a brace, so valid JSON is an object.
    file = JSON.parse(text) as typeof file;
  } catch {
    return fail('it begins like JSON and is broken or cut off');
  }
  if (!Array.isArray(file.fields) || !Array.isArray(file.rows)) {
    return fail('JSON without "fields" and "rows"');
  }
  const { fields, rows } = file as { fields: unknown[]; rows: unknown[] };
  const missing = JSON_FIELDS.filter((field) => !fields.includes(field));
  if (missing.length > 0) return fail(`JSON without the fields ${missing.join(', ')}`);
  const cell = (row: unknown[], field: (typeof JSON_FIELDS)[number]): unknown => row[fields.indexOf(field)];
  return rows.map((row, at) => ({
    line: at + 1,
    raw: Array.isArray(row)
      ? {
          name: cell(row, 'name'),
          region: cell(row, 'region'),
          district: cell(row, 'district'),
          postcode: cell(row, 'postcode'),
          lat: cell(row, 'lat'),
          lon: cell(row, 'lon'),
        }
      : null,
  }));
}

/**
 * Reads a GeoNames postal-code dump of Belarus (BY.txt) or settlements as JSON.
 * @throws GeoFileError if the file is neither, is not UTF-8, is truncated, or has more than a tenth of unreadable rows.
 */
export function parseSettlements(text: string, fileName: string): ParsedSettlements {
  const fail = (why: string): never => {
    throw new GeoFileError(`${fileName}: ${why}; nothing was imported.`);
  };
  if (/[\uFFFD\0]/.test(text)) fail('not a text in UTF-8');
  const body = text.replace(/^\uFEFF/, '');
  const found = body.trimStart().startsWith('{') ? readJson(body, fail) : readDump(body);
  if (found.length === 0) fail('no rows');

  const result: ParsedSettlements = { rows: [], skipped: [] };
  const firstLines = new Map<string, number>();
  let broken = 0;
  for (const { line, raw } of found) {
    const row = raw === null ? { reason: 'not a row of Belarusian settlements', broken: true } : readRow(raw);
    if ('reason' in row) {
      if (row.broken) broken += 1;
      result.skipped.push({ line, reason: row.reason });
      continue;
    }
    const key = `${nameKey(row.name)}|${row.region}|${row.district ?? ''}`;
    const first = firstLines.get(key);
    if (first !== undefined) {
      result.skipped.push({ line, reason: `${row.name}: the same name and district as in line ${first}` });
      continue;
    }
    firstLines.set(key, line);
    result.rows.push(row);
  }
  if (broken > found.length * MAX_BROKEN) {
    fail(
      `${broken} of ${found.length} rows are no Belarusian settlements (the first in line ${result.skipped[0]?.line ?? 1}: ${result.skipped[0]?.reason ?? ''})`,
    );
  }
  return result;
}
