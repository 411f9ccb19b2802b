import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** The files of the page `/r/`, written by the build. */
declare const COURIER_FILES: PrecacheEntry[];
/** The addresses of its files that are loaded when they are wanted: the reader of barcodes. Their names have their hashes. */
declare const COURIER_LATER: string[];

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Worker {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: Fetching) => void) => void);
}
declare const self: Worker;

const LATER = 'shlyah-courier-later';

/** A file from the cache; from the network the first time, and then kept. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(LATER);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  // A network that wants its own login answers with its page.
  const isFile = answer.ok && !/html/.test(answer.headers.get('Content-Type') ?? '');
  if (isFile) await cache.put(request.url, answer.clone());
  return answer;
}

/** Removes the files of former releases. */
async function forgetFormer(): Promise<void> {
  const cache = await caches.open(LATER);
  for (const { url } of await cache.keys())
    if (!COURIER_LATER.includes(new URL(url).pathname)) await cache.delete(url);
}

// The page takes the code of its stops when it is opened, so a newer worker takes nothing away from an open one; the next opening is the new page.
void self.skipWaiting();
cleanupOutdatedCaches();
precacheAndRoute(COURIER_FILES);
// The first opening has no worker yet: what it loads later is kept, too.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetFormer()])),
);
self.addEventListener('fetch', (event) => {
  if (COURIER_LATER.includes(new URL(event.request.url).pathname)) event.respondWith(kept(event.request));
});
