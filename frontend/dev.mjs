// The site as `npm run dev` shows it: Vite, told what to do with a call that it would pass on to the server.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Starts the site at 127.0.0.1.
 * @param hold takes (request, response, next) of each call that the proxy would pass on, and says `next` when it may
 */
export async function startSite(hold) {
  const held = {
    name: 'held-calls',
    configureServer({ config, middlewares }) {
      const proxied = Object.keys(config.server.proxy).map((path) => new RegExp(path));
      middlewares.use((request, response, next) =>
        proxied.some((path) => path.test(request.url)) ? hold(request, response, next) : next(),
      );
    },
  };
  const site = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: fileURLToPath(new URL('vite.config.mts', import.meta.url)),
    plugins: [held],
    server: { host: '127.0.0.1' },
    clearScreen: false,
  });
  await site.listen();
  site.printUrls();
}
