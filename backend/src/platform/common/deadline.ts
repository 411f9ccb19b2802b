/**
 * Runs `work` with a signal that is aborted with the given one, or by a `TimeoutError` when the time is over. Not `AbortSignal.any` over
 * an `AbortSignal.timeout`: Node collects the latter as garbage, and it never fires.
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
