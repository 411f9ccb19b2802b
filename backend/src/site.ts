import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where the frontend's build lies, from backend/dist as well as from backend/src. */
export const siteFolder = join(__dirname, '..', '..', 'frontend', 'dist');

const year = 'public, max-age=31536000, immutable';

/**
 * Serves the built site: files as they are, a page's prerendered HTML where there is one, the application's shell
 * elsewhere. Unknown addresses of the API and missing files stay 404.
 */
export async function serveSite(app: NestFastifyApplication): Promise<void> {
  if (!existsSync(join(siteFolder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: siteFolder,
    wildcard: false,
    index: false,
    redirect: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes(`${siteFolder}/assets/`) ? year : 'no-cache');
    },
  });
  const shell = existsSync(join(siteFolder, 'app.html')) ? 'app.html' : 'index.html';
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request: FastifyRequest, reply: FastifyReply) => {
      const path = readPath(request.url);
      if (path === null || path === '/api' || path.startsWith('/api/') || /\.[^/]+$/.test(path))
        return reply.callNotFound();
      const page = join(path, 'index.html').slice(1);
      return reply.sendFile(existsSync(join(siteFolder, page)) ? page : shell);
    });
}

/** The path without its query, null when it cannot be read or tries to climb. */
function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    return path.includes('\0') || normalize(path).startsWith('..') ? null : normalize(path);
  } catch {
    return null;
  }
}
