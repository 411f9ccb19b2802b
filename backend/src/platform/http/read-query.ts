import { parse } from 'qs';

/** More than the longest list of a query, so that a longer one is refused and not cut. */
const most = 120;

/** The parameters of a query, with its lists and filters (`filter[city]=1`). */
export const readQuery = (text: string): Record<string, unknown> =>
  parse(text, { depth: 2, parameterLimit: most, arrayLimit: most });
