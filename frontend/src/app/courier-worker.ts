import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** The files of the page `/r/`, written by the build. */
declare const COURIER_FILES: PrecacheEntry[];
declare const self: { skipWaiting: () => Promise<void> };

// The page takes all its code when it is opened, so a newer worker takes nothing away from an open one; the next opening is the new page.
void self.skipWaiting();
cleanupOutdatedCaches();
precacheAndRoute(COURIER_FILES);
