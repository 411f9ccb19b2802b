import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config';
import { refusal } from '../http/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site makes a browser send. Browsers name the source of a request in Sec-Fetch-Site or
 * Origin; a caller with neither header is not a browser (curl, 1C) and sends no cookie on its own, so it is allowed.
 */
@Injectable()
export class OriginPolicy {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  check({ method, headers }: FastifyRequest): void {
    if (safeMethods.has(method) || this.isOurs(headers)) return;
    throw refusal('foreign_origin');
  }

  private isOurs(headers: FastifyRequest['headers']): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    const { origin, host } = headers;
    if (origin === undefined) return true;
    return origin === this.config.publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === host);
  }
}
