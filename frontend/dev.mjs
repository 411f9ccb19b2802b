// The site as `npm run dev` shows it: Vite, which passes calls of the API on to the server.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Starts the site at 127.0.0.1. */
export async function startSite() {
  const site = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: fileURLToPath(new URL('vite.config.mts', import.meta.url)),
    server: { host: '127.0.0.1' },
    clearScreen: false,
  });
  await site.listen();
  site.printUrls();
}
