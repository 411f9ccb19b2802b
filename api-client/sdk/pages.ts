interface Page<T> {
  data: T[];
  page: number;
  pages: number;
}

/**
 * The rows of a paged list, page after page: `for await (const one of pages((page) => api.webhooks.getDeliveries({ id, page })))`.
 * Pages move when rows come or go meanwhile; orders are walked by `eachOrder`.
 */
export async function* pages<T>(ask: (page: number) => PromiseLike<Page<T>>): AsyncGenerator<T, void> {
  for (let page = 1; ; page++) {
    const answer = await ask(page);
    yield* answer.data;
    if (page >= answer.pages) return;
  }
}
