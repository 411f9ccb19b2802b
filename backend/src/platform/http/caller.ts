import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ACCOUNT_HEADER, actorKindIn, type ActorKind, type Mode, type Scope } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from './error-codes';
import type { Actor } from './actor';
import { refusal } from './errors';

/** The key that a request has come with. */
export interface UsedKey {
  id: number;
  userId: number;
  scopes: readonly Scope[];
  /** The trial in which its calls are being watched. */
  runId: number | null;
}

/** A request that has passed the guard. */
export interface CallerRequest extends FastifyRequest {
  caller?: Actor;
  sessionHash?: string;
  /** Whether the session was opened with more than a password. */
  twoFactors?: boolean;
  /** Whether identity was confirmed in the last minutes (docs/contract.md#confirmation). */
  isConfirmed?: boolean;
  /** The key that it has come with, instead of a session. */
  key?: UsedKey;
  /** What it calls with the key, as the API's description names it. */
  operation?: string;
  /** It has entered the anonymous queue. */
  isQueued?: boolean;
  /** What it was answered, while its key is being watched. */
  answered?: unknown;
  /** The word of its refusal. */
  refused?: ErrorCode;
}

/** The logged-in user, read from the database in this request. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>();
  if (!caller) throw new Error('This handler is public: it has no caller');
  return caller;
});

/** Whether the page was drawn for another account: the browser has logged in anew since (docs/contract.md#session-changed). */
export const isOfAnotherAccount = ({ caller, headers }: CallerRequest): boolean => {
  const account = headers[ACCOUNT_HEADER.toLowerCase()];
  return caller !== undefined && account !== undefined && account !== String(caller.id);
};

/** The same where visitors may call, too: null for them. */
export const KnownCaller = createParamDecorator((_: unknown, context: ExecutionContext): Actor | null => {
  const request = context.switchToHttp().getRequest<CallerRequest>();
  if (isOfAnotherAccount(request)) throw refusal('session_changed');
  return request.caller ?? null;
});

/**
 * Whether the person has confirmed the session in the last minutes, for operations that are important only by what they change; one
 * that always is says `confirmed` in its action.
 */
export const CallerConfirmed = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<CallerRequest>().isConfirmed === true,
);

/** Staff work with real orders alone. */
export const callerMode = ({ role, mode = 'live' }: Pick<Actor, 'role' | 'mode'>): Mode =>
  role === 'customer' ? mode : 'live';

/** Whose rights the actor has with the orders that the request works with. */
export const kindOf = (actor: Actor | null | undefined): ActorKind =>
  actorKindIn(actor ? callerMode(actor) : 'live', actor);

export const isStaff = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'customer';
