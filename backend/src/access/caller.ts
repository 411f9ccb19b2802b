import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { actorKind, type ActorKind } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';

/** A request that has passed the guard. */
export interface CallerRequest extends FastifyRequest {
  caller?: Actor;
  sessionHash?: string;
  /** Whether the session was opened with more than a password. */
  twoFactors?: boolean;
  /** Whether the person has proved himself in the last minutes (docs/contract.md#confirmation). */
  isConfirmed?: boolean;
}

/** Who is logged in, read from the database during this request. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>();
  if (!caller) throw new Error('This handler is public: it has no caller');
  return caller;
});

export const kindOf = (actor: Actor | null | undefined): ActorKind => actorKind(actor ?? null);

export const isStaff = ({ role }: Pick<Actor, 'role'>): boolean => role !== 'customer';
