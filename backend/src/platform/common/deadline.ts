/**
 * Works with a signal that ends when the given one does or when the time is over, and then by a `TimeoutError`. The time of what is done
 * is counted no more. Not `AbortSignal.any` over an `AbortSignal.timeout`: Node collects the latter as garbage, and it never ends.
 */
export async function withDeadline<T>(
  signal: AbortSignal,
  ms: number,
  work: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const over = (): void => late.abort(new DOMException('The time is over', 'TimeoutError'));
  const timer = setTimeout(over, ms).unref();
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
