import { existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CalendarService } from '../modules/calendar';
import { CompanyService } from '../modules/company/company.service';
import type { Config } from '../platform/config/config';
import { errorBody } from '../platform/http/http-errors';
import { acceptedBy, isKnown } from '../platform/http/packing';
import { clientPackage, PACKAGE_PATH } from './client-package';
import { serveCourierPage } from './courier-page';
import { Pages, type RenderedPage } from './pages';
import { serveTracking } from './tracking-page';

/** The built frontend, relative to backend/dist/site and to backend/src/site. */
const built = join(__dirname, '..', '..', '..', 'frontend', 'dist');
const siteFolder = join(built, 'site');

const log = new Logger('Site');

/** Before the first page has been drawn; later ones are sent as they were last. */
const unavailable = JSON.stringify(errorBody('unavailable'));

const year = 'public, max-age=31536000, immutable';

/** Addresses that are rendered in the browser: they have no prerendered HTML. */
const drawnLater = /^\/(cabinet(\/.*)?|reset-password|confirm-email|undo-email|access-review)$/i;

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Drawn along with the pages, though they look like files. */
const drawnFiles = ['/sitemap.xml', '/robots.txt'];

/**
 * Serves the built site: files as they are (packed ones where the browser takes them), a page's prerendered HTML
 * where there is one, the application's shell elsewhere, with 404 for unknown addresses. Unknown addresses of the API
 * and missing files are the API's 404.
 */
export async function serveSite(app: NestFastifyApplication, config: Config): Promise<void> {
  if (!existsSync(siteFolder)) return;
  await app.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes(`${siteFolder}/assets/`) ? year : 'no-cache');
    },
  });
  const company = app.get(CompanyService);
  const calendar = app.get(CalendarService);
  const pages = new Pages(
    join(built, 'server'),
    config,
    () => company.current(),
    () => calendar.read(),
  );
  const instance = app.getHttpAdapter().getInstance();
  serveTracking(app, pages);
  serveCourierPage(app, join(built, 'server', 'courier.html'));
  servePackage(app, config);
  instance.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = readPath(request.url);
    if (path === null || /^\/api(\/|$)/.test(path)) return reply.callNotFound();
    const isFile = extname(path) !== '';
    if (isFile && !drawnFiles.includes(path)) return reply.sendFile(path);
    const all = await pages.all().catch((error: unknown) => void log.error(error));
    if (!all) return reply.status(503).type('application/json; charset=utf-8').send(unavailable);
    const page = all.get(path.toLowerCase());
    if (!page && !drawnLater.test(path)) void reply.status(404);
    return send(request, reply, page ?? (all.get('') as RenderedPage), types[extname(path)] ?? '');
  });
}

/** The package for integrators, made for the address of this server with the first request. */
function servePackage(app: NestFastifyApplication, { publicUrl }: Config): void {
  let made: ReturnType<typeof clientPackage> | undefined;
  const instance = app.getHttpAdapter().getInstance();
  instance.get(PACKAGE_PATH, async (request: FastifyRequest, reply: FastifyReply) => {
    made ??= clientPackage(join(siteFolder, PACKAGE_PATH), publicUrl.origin);
    const found = await made;
    if (!found) return reply.callNotFound();
    void reply.header('Cache-Control', 'no-cache').header('ETag', found.etag);
    if (isKnown(request.headers['if-none-match'], found.etag)) return reply.status(304).send();
    return reply.type('application/gzip').send(found.bytes);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, type: string): FastifyReply {
  void reply.header('Cache-Control', 'no-cache').header('ETag', page.etag).header('Vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], page.etag)) {
    return reply.status(304).send();
  }
  void reply.type(type);
  const encoding = acceptedBy(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.text);
  return reply.header('Content-Encoding', encoding).send(page.packed[encoding]);
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
