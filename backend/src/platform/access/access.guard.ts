import '@fastify/cookie';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mayDo, type Capability, type Mode, type Scope } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { currentRequest } from '../logging/request-id';
import { Refusal, refusal } from '../http/errors';
import { CAPABILITY, CONFIRMED, KEY, QUOTA, UNATTENDED, UNQUEUED } from './action';
import { ApiKeys, bearerOf } from './api-keys';
import { AnonymousQueue } from './anonymous-queue';
import { SessionLookup, type FoundSession } from './session-lookup';
import { isOfAnotherAccount, kindOf, type CallerRequest } from '../http/caller';
import { OriginPolicy } from './origin-policy';
import { orderQuotaOf, Quotas, type Quota } from './quotas';
import { SecondFactorPolicy } from './second-factor-policy';
import { refuseOtherMode, sentMode } from './sent-mode';

/** Closed by default: a handler that names no capability is refused to every caller. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly origin: OriginPolicy,
    private readonly sessionLookup: SessionLookup,
    private readonly factors: SecondFactorPolicy,
    private readonly quotas: Quotas,
    private readonly keys: ApiKeys,
    private readonly anonymous: AnonymousQueue,
  ) {}

  canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    return this.admit(request, context).catch(async (error: unknown) => {
      // A refusal, such as of a made-up key, waits as any other anonymous call does.
      if (error instanceof Refusal) await this.queue(request, context);
      throw error;
    });
  }

  private async admit(request: CallerRequest, context: ExecutionContext): Promise<true> {
    this.origin.check(request);
    // Checked after the origin: forms of other sites send it, as browsers do not preflight it.
    if (isPlainText(request)) throw refusal('unsupported_type');
    const handler = context.getHandler();
    const capability = this.reflector.get<Capability | 'public' | undefined>(CAPABILITY, handler);
    if (capability === undefined) throw refusal('forbidden');
    const mode = sentMode(request);
    const token = bearerOf(request.headers.authorization);
    const { sid } = request.cookies;
    const scope = this.reflector.get<Scope | undefined>(KEY, handler);
    // Public routes without a scope, such as logging in, are called without a key.
    if (token !== null && !(capability === 'public' && scope === undefined)) {
      await this.admitKey(token, request, context, mode);
      if (capability === 'public') return true;
      if (!request.key?.scopes.some((one) => one === scope)) throw refusal('key_scope');
      this.permit(request, capability);
      return true;
    }
    if (capability === 'public') {
      // A public action must not fail because the session cannot be read.
      recognize(request, await this.sessionLookup.find(sid, request.ip).catch(() => null), mode);
      if (this.reflector.get<true | undefined>(UNQUEUED, handler)) return true;
      if (request.caller) await this.quotas.take('accountCalls', request.caller);
      else await this.queue(request, context);
      return true;
    }
    const isAttended = !this.reflector.get<true | undefined>(UNATTENDED, handler);
    recognize(request, await this.sessionLookup.find(sid, request.ip, isAttended), mode);
    if (!request.caller) {
      await this.queue(request, context);
      if (scope !== undefined && isBareKey(request)) throw refusal('bad_key', BEARER_MISSING);
      if (await this.sessionLookup.wasRenewed(sid)) throw refusal('session_renewed');
      if (scope !== undefined && request.headers.authorization)
        throw refusal('not_logged_in', KEYS_BY_BEARER);
    }
    if (isOfAnotherAccount(request)) throw refusal('session_changed');
    this.permit(request, capability);
    const confirmed = this.reflector.get<true | undefined>(CONFIRMED, handler);
    if (confirmed && !request.isConfirmed) throw refusal('confirmation_needed');
    const quota = this.reflector.get<Quota | undefined>(QUOTA, handler);
    if (!request.caller) return true;
    await this.quotas.take('accountCalls', request.caller);
    if (quota) await this.quotas.take(quota, request.caller);
    return true;
  }

  /** Closed by default, too: a handler that names no scope is refused to every key. */
  private async admitKey(
    token: string,
    request: CallerRequest,
    context: ExecutionContext,
    mode: Mode | undefined,
  ): Promise<void> {
    const handler = context.getHandler();
    const scope = this.reflector.get<Scope | undefined>(KEY, handler);
    if (scope === undefined) throw refusal('key_forbidden');
    if (request.cookies['sid']) throw refusal('two_logins');
    const { actor, key } = await this.keys.find(token, request.ip);
    request.caller = { ...actor, by: { keyId: key.id } };
    request.key = key;
    request.operation = handler.name;
    const origin = currentRequest();
    if (origin) origin.byKey = true;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const said = (): void => void reply.headers(this.quotas.headers('calls', key.id));
    await this.quotas.take('calls', key.id).finally(said);
    refuseOtherMode(mode, request);
    const quota = this.reflector.get<Quota | undefined>(QUOTA, handler);
    await this.quotas.take('accountCalls', request.caller);
    if (quota === 'orders') await this.quotas.take(orderQuotaOf(request.caller), request.caller);
  }

  private async queue(request: CallerRequest, context: ExecutionContext): Promise<void> {
    if (request.caller || request.isQueued) return;
    request.isQueued = true;
    await this.anonymous.enter(request, context.switchToHttp().getResponse<FastifyReply>());
  }

  private permit(request: CallerRequest, capability: Capability): void {
    const kind = kindOf(request.caller);
    if (mayDo(kind, request.caller, capability)) {
      if (!OWN.has(capability) && this.factors.isLacking(request)) throw refusal('second_factor_needed');
      return;
    }
    if (kind === 'visitor') throw refusal('not_logged_in');
    throw refusal(kind === 'pending' ? 'not_confirmed' : 'forbidden');
  }
}

const KEYS_BY_BEARER =
  'Войдите, чтобы продолжить. Программе нужен ключ API, его присылают так: «Authorization: Bearer <ключ>».';

const BEARER_MISSING = 'Перед ключом API нужно слово Bearer: «Authorization: Bearer shl_…».';

/** Whether a key was sent otherwise than behind «Bearer». */
const isBareKey = ({ headers }: CallerRequest): boolean =>
  /\bshl_(live|test)_/.test(headers.authorization ?? '');

/** Whose session it is is remembered with the request. */
function recognize(request: CallerRequest, found: FoundSession | null, mode: Mode | undefined): void {
  if (!found) return;
  const by = { sessionHash: found.tokenHash };
  request.caller = { ...found.actor, by, ...(mode ? { mode } : {}) };
  request.sessionHash = found.tokenHash;
  request.twoFactors = found.twoFactors;
  request.isConfirmed = found.isConfirmed;
  refuseOtherMode(mode, request);
}

/** The rights of a session without a second factor: the own account, and its files. */
const OWN: ReadonlySet<Capability> = new Set<Capability>(['account:own', 'files:read']);

/** A body that Fastify has read as a text; no operation takes one. */
const isPlainText = ({ body, headers }: CallerRequest): boolean =>
  typeof body === 'string' && /^text\/plain\b/i.test(headers['content-type'] ?? '');
