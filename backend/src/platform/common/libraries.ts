const loaders: (() => Promise<unknown>)[] = [];

/**
 * A library that is loaded with its first use, so that commands and tests start sooner. A server loads it once it listens (`loadLibraries`): its
 * folder may be replaced while it runs.
 */
export function lazyLibrary<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  const library = (): Promise<T> => (loaded ??= load());
  loaders.push(library);
  return library;
}

/** Loads all libraries of this process that have not been used yet. Those of its threads and child processes are read from the folder later. */
export async function loadLibraries(): Promise<void> {
  await Promise.all(loaders.map((library) => library()));
}
