interface Answer {
  status?: number;
  body?: unknown;
}

/** What was sent to the API, in order. */
export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/**
 * Stands in for the network, the one thing that a test of the frontend does not have: answers calls by
 * "METHOD /path" (query left out) and keeps what was sent. An unknown call is answered 404; 'offline' breaks off.
 */
export function answerApi(answers: Record<string, Answer | 'offline'>): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    sent.push({
      method,
      path: pathname,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const answer = answers[`${method} ${pathname}`] ?? {
      status: 404,
      body: { code: 'not_found', message: 'Нет' },
    };
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    const status = answer.status ?? (answer.body === undefined ? 204 : 200);
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return Promise.resolve(new Response(text, { status, headers: { 'Content-Type': 'application/json' } }));
  };
  return sent;
}
