import { Injectable } from '@nestjs/common';
import { isWaitingUser } from '@shlyah/domain';
import { Quotas } from '../../../platform/access/quotas';
import { networkOf } from '../../../platform/common/addresses';
import type { Actor } from '../../../platform/http/actor';
import { Refusal } from '../../../platform/http/errors';
import { hostOf } from './address';
import type { Webhook } from './webhook.entity';

/** How long a delivery that is not let through waits at most, ms: the account may be confirmed meanwhile. */
const longestMs = 60_000;

/** Limits what unconfirmed accounts send to servers, each and all together (docs/contract.md#before-confirmation). */
@Injectable()
export class DeliveryLimits {
  constructor(private readonly quotas: Quotas) {}

  /** Counts an event; answers how long it has to wait, ms, 0 when it may go. */
  async pauseOf({ url }: Webhook, owner: Actor): Promise<number> {
    if (!isWaitingUser(owner)) return 0;
    try {
      await this.quotas.take('deliveries', owner);
      await this.quotas.take('serverDeliveries', serverOf(url));
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Math.min((error.extra.retryAfter ?? 1) * 1000, longestMs);
    }
  }

  /** Counts the test of an address; 429 beyond. */
  async test({ url }: Webhook, owner: Actor): Promise<void> {
    await this.quotas.take('webhookTests', owner);
    if (isWaitingUser(owner)) await this.quotas.take('serverTests', serverOf(url));
  }

  /**
   * What counts a request by where its name leads, which may be another place than a moment ago; 429 beyond. Nothing for a
   * confirmed account.
   */
  ofAddress(
    quota: 'addressTests' | 'addressDeliveries',
    owner: Actor,
  ): ((address: string) => Promise<void>) | undefined {
    return isWaitingUser(owner) ? (address) => this.quotas.take(quota, networkOf(address)) : undefined;
  }

  /** Counts a trial of so many requests; 429 beyond. */
  async trial({ url }: Webhook, owner: Actor, requests: number): Promise<void> {
    await this.quotas.take('checks', owner);
    if (isWaitingUser(owner)) await this.quotas.take('serverDeliveries', serverOf(url), requests);
  }
}

const serverOf = (url: string): string => hostOf(new URL(url));
