import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config/config';

/** The folder of the built frontend, relative to backend/dist and to backend/src. */
const siteFolder = join(__dirname, '..', '..', 'frontend', 'dist');

const year = 'public, max-age=31536000, immutable';

/** Addresses that are rendered in the browser: they have no prerendered HTML. */
const drawnLater = /^\/(cabinet(\/.*)?|reset-password)$/i;

/**
 * Serves the built site: files as they are (packed ones where the browser takes them), a page's prerendered HTML
 * where there is one, the application's shell elsewhere, with 404 for unknown addresses. Unknown addresses of the API
 * and missing files are the API's 404.
 */
export async function serveSite(app: NestFastifyApplication, config: Config): Promise<void> {
  if (!existsSync(join(siteFolder, 'app.html'))) return;
  await app.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes(`${siteFolder}/assets/`) ? year : 'no-cache');
    },
  });
  const instance = app.getHttpAdapter().getInstance();
  instance.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const path = readPath(request.url);
    if (path === null || /^\/api(\/|$)/.test(path)) return reply.callNotFound();
    if (/\.[^/]+$/.test(path)) return reply.sendFile(path);
    const page = pageAt(path);
    if (page === null && !drawnLater.test(path)) void reply.status(404);
    return sendPage(reply, page ?? 'app.html', config);
  });
}

/** The prerendered page of an address, whatever its letter case; null when it has none. */
function pageAt(path: string): string | null {
  const candidates = [path, path.toLowerCase()].map((one) => join(one, 'index.html').slice(1));
  return candidates.find((page) => existsSync(join(siteFolder, page))) ?? null;
}

/** Map tiles are configured at run time, so their address is written into the page when it is sent. */
function sendPage(reply: FastifyReply, page: string, { mapTilesUrl }: Config): FastifyReply {
  if (mapTilesUrl === null) return reply.sendFile(page);
  const url = mapTilesUrl.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  const html = readFileSync(join(siteFolder, page), 'utf8').replace(
    '</head>',
    () => `<meta name="map-tiles" content="${url}" /></head>`,
  );
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);
}

/** The path without its query, null when it cannot be decoded or leaves the folder. */
function readPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/').replace(/(.)\/$/, '$1');
    return path.includes('\0') || normalize(path).startsWith('..') ? null : normalize(path);
  } catch {
    return null;
  }
}
