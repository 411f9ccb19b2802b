import { parse as parsePlain } from 'node:querystring';
import { parse } from 'qs';

/** More than the longest list of a query, so that a longer one is refused and not cut. */
const most = 120;

/**
 * The parameters of a query. qs alone reads lists and filters (`filter[city]=1`), for ten times the time that Node takes for a plain
 * `id=7`; names that every object has are left to it, too.
 */
export function readQuery(text: string): Record<string, unknown> {
  if (!text) return {};
  if (!/\[|%5B/i.test(text)) {
    const found = { ...parsePlain(text, '&', '=', { maxKeys: most }) };
    if (!Object.keys(found).some((name) => name === '' || name in Object.prototype)) return found;
  }
  return parse(text, { depth: 2, parameterLimit: most, arrayLimit: 20 });
}
