interface Answer {
  status?: number;
  body?: unknown;
}

/** Answers by "METHOD /path?query". */
export type Answers = Record<
  string,
  Answer | Promise<Answer> | 'offline' | ((body: unknown) => Answer | Promise<Answer>)
>;

/** What was sent to the API, in order. */
export interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

/** Every call in one spelling: "GET /api/users?page=2&role=manager", the query sorted by name. */
function spelled(method: string, address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.sort();
  const query = decodeURIComponent(searchParams.toString());
  return `${method} ${pathname}${query && `?${query}`}`;
}

/** JSON as it is, a form by its fields. */
function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/**
 * Stands in for the network, the one thing that a test of the frontend does not have: answers calls by
 * "METHOD /path?query" and keeps what was sent. A call that the test did not name, down to its query, is answered
 * 404; 'offline' breaks off; a promise is answered when it is; a function answers what was sent.
 */
export function answerApi(answers: Answers): Sent[] {
  const known = new Map(
    Object.entries(answers).map(([call, answer]) => {
      const [method = '', address = ''] = call.split(' ');
      return [spelled(method, address), answer];
    }),
  );
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    sent.push({
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: new Headers(init?.headers),
      body: bodyOf(init?.body),
    });
    const call = spelled(method, String(input));
    const named = await known.get(call);
    const answer = (typeof named === 'function' ? await named(bodyOf(init?.body)) : named) ?? {
      status: 404,
      body: { code: 'not_found', message: `The test has no answer to ${call}` },
    };
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const status = answer.status ?? (answer.body === undefined ? 204 : 200);
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
  };
  return sent;
}
