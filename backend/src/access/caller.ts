import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { actorKind, type ActorKind } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import type { User } from '../users/user.entity';

/** A request that has passed the guard. */
export interface CallerRequest extends FastifyRequest {
  caller?: User;
  sessionHash?: string;
}

/** The logged-in user, read from the database during this request. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): User => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>();
  if (!caller) throw new Error('This handler is public: it has no caller');
  return caller;
});

export const kindOf = (user: User | null | undefined): ActorKind => actorKind(user ?? null);

export const isStaff = ({ role }: Pick<User, 'role'>): boolean => role !== 'customer';
