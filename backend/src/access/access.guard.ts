import '@fastify/cookie';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { can, type Capability } from '@shlyah/domain';
import { forbidden, unauthorized } from '../shared/errors';
import { CAPABILITY } from './action';
import { kindOf, type CallerRequest } from './caller';
import { OriginPolicy } from './origin-policy';
import { SessionService } from './session.service';

/** Closed by default: a handler that names no capability is refused to every caller. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly origin: OriginPolicy,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    this.origin.check(request);
    const capability = this.reflector.get<Capability | 'public' | undefined>(
      CAPABILITY,
      context.getHandler(),
    );
    if (capability === undefined) throw forbidden('forbidden', 'Недостаточно прав.');
    if (capability === 'public') {
      // A public action must not fail because the session cannot be read.
      await this.identify(request).catch(() => undefined);
      return true;
    }
    await this.identify(request);
    this.permit(request, capability);
    return true;
  }

  private async identify(request: CallerRequest): Promise<void> {
    const found = await this.sessions.find(request.cookies['sid']);
    if (found) {
      request.caller = found.user;
      request.sessionHash = found.tokenHash;
    }
  }

  private permit({ caller }: CallerRequest, capability: Capability): void {
    const kind = kindOf(caller);
    if (can(kind, capability)) return;
    if (kind === 'visitor') throw unauthorized('not_logged_in', 'Войдите, чтобы продолжить.');
    if (kind === 'pending') {
      throw forbidden('not_confirmed', 'Это будет доступно, когда менеджер подтвердит вашу регистрацию.');
    }
    throw forbidden('forbidden', 'Недостаточно прав.');
  }
}
