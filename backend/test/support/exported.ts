import { parse } from 'papaparse';
import readXlsx from 'read-excel-file/node';
import type { Client } from './client';
import type { TestApp } from './test-app';

type Taker = Pick<Client, 'cookie' | 'key'>;

/** Exported lists, as they come and as they are read. */
export function exportsOf(test: () => TestApp, path = '/api/order/export') {
  /** The answer as it came, since the client of tests reads JSON alone. */
  const take = (query: string, { cookie, key }: Taker) =>
    test().app.inject({
      method: 'GET',
      url: `${path}?${query}`,
      headers: { ...(cookie ? { cookie } : {}), ...(key ? { authorization: `Bearer ${key}` } : {}) },
    });

  /** Rows of a file by the titles of their columns. */
  async function rowsOf(query: string, client: Taker) {
    const { statusCode, rawPayload } = await take(query, client);
    expect(statusCode).toBe(200);
    const [sheet] = query.includes('format=csv')
      ? [{ data: parse<unknown[]>(rawPayload.toString('utf8').slice(1), { skipEmptyLines: true }).data }]
      : await readXlsx(rawPayload);
    const [titles = [], ...rows] = sheet?.data ?? [];
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at] ?? null])));
  }

  const numbersOf = async (query: string, client: Taker): Promise<unknown[]> =>
    (await rowsOf(query, client)).map((row) => row['№']);

  return { take, rowsOf, numbersOf };
}
