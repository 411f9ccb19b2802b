import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { isDay, minskDay } from '@shlyah/domain';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../common/clock';
import { API_VERSION, VERSION_HEADER } from './api-version';
import { refusal } from './errors';

/**
 * Refuses a program that was written for another API: for a version that does not exist yet, or for one of more than a year ago, of which
 * something may be gone. The current version is taken whatever its age.
 */
@Injectable()
export class KnownVersion implements CanActivate {
  constructor(private readonly clock: Clock) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = headers[VERSION_HEADER.toLowerCase()];
    if (sent === undefined || sent === API_VERSION) return true;
    if (!isDay(sent)) throw refusal('bad_version');
    const cure = `Пришлите ${API_VERSION} или уберите заголовок ${VERSION_HEADER}.`;
    const today = minskDay(this.clock.now());
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    if (sent > API_VERSION && sent > today)
      throw refusal('bad_version', `Версии API ${sent} ещё нет. ${cure}`);
    if (sent < API_VERSION && sent < yearAgo)
      throw refusal('bad_version', `Версии API ${sent} больше 12 месяцев, её больше нет. ${cure}`);
    return true;
  }
}
