import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { groupedCode, readTrackingCode, toMinsk, TRACKING_CODES, trackingCodesIn } from '@shlyah/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnonymousQueue } from '../platform/access/anonymous-queue';
import { Clock } from '../platform/common/clock';
import { refusalOf } from '../platform/http/error.filter';
import type { Refusal } from '../platform/http/errors';
import { TrackingService } from '../modules/tracking';
import type { Pages, TrackingState } from './pages';

/** The length of the typed text that is shown again. */
const shownLength = 40;

interface Route {
  Params: { code?: string };
  Querystring: { codes?: unknown };
}

type TrackingRequest = FastifyRequest<Route>;

/**
 * The page of parcels, `/t/{code}` and `/t?codes=…`: rendered per request, never cached, not indexed by search. The address alone gives
 * access, so no other site learns it.
 */
export function serveTracking(app: NestFastifyApplication, pages: Pages): void {
  const tracking = app.get(TrackingService);
  const clock = app.get(Clock);
  const anonymous = app.get(AnonymousQueue);
  const server = app.getHttpAdapter().getInstance();

  // A refusal is one sentence: drawing a page for each would cost what the queue saves.
  const preHandler = async (
    request: TrackingRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    try {
      await anonymous.enter(request, reply);
    } catch (error) {
      const { statusCode, message, extra } = refusalOf(error);
      void reply.header('Retry-After', String(extra.retryAfter)).header('Cache-Control', 'no-store');
      return reply.status(statusCode).type('text/plain; charset=utf-8').send(message);
    }
  };

  const show = async (
    codes: string[],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const refused: Refusal[] = [];
    const lookups: TrackingState['lookups'] = [];
    for (const typed of codes.slice(0, TRACKING_CODES)) {
      const shown = typed.slice(0, shownLength);
      try {
        const parcel = await tracking.find(typed, request.ip);
        lookups.push({ typed: shown, parcel, notices: await tracking.notices(parcel.code) });
      } catch (error) {
        const refusal = refusalOf(error);
        refused.push(refusal);
        lookups.push({ typed: shown, problem: refusal.message });
      }
    }
    const leftOut = Math.max(0, codes.length - TRACKING_CODES);
    return send({ lookups, leftOut }, refused.length < lookups.length ? undefined : refused.at(-1), reply);
  };

  const send = async (
    state: Omit<TrackingState, 'at'>,
    worst: Refusal | undefined,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const text = await pages.tracking({ ...state, at: toMinsk(clock.now()) });
    if (worst?.extra.retryAfter) void reply.header('Retry-After', String(worst.extra.retryAfter));
    return reply
      .status(worst?.statusCode ?? 200)
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex, nofollow')
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(text);
  };

  server.get<Route>('/t/:code', { preHandler }, (request: TrackingRequest, reply: FastifyReply) =>
    show([request.params.code ?? ''], request, reply),
  );

  // A plain form: it works without scripts. The worst a holder of the code can do by it is silence.
  server.post<Route>(
    '/t/:code/silence',
    { preHandler },
    async (request: TrackingRequest, reply: FastifyReply) => {
      const { code = '' } = request.params;
      try {
        await tracking.optOut(code, request.ip);
      } catch (error) {
        const refusal = refusalOf(error);
        const lookup = { typed: code.slice(0, shownLength), problem: refusal.message };
        return send({ lookups: [lookup], leftOut: 0 }, refusal, reply);
      }
      return reply.redirect(`/t/${groupedCode(readTrackingCode(code) ?? '')}#notices`, 303);
    },
  );

  server.get<Route>('/t', { preHandler }, (request: TrackingRequest, reply: FastifyReply) => {
    const { codes: typed } = request.query;
    const codes = trackingCodesIn(typeof typed === 'string' ? typed : '');
    const [first = ''] = codes;
    const code = readTrackingCode(first);
    // One parcel has an address of its own, to be kept and passed on.
    if (codes.length === 1 && code !== null) return reply.redirect(`/t/${groupedCode(code)}`, 303);
    return show(codes, request, reply);
  });
}
