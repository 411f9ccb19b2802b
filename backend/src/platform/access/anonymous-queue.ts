import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config';
import { isLoopback, networkOf } from '../common/addresses';
import { busy, tooMany } from '../http/errors';
import { BoundedQueue } from './bounded-queue';
import { RefusalDelay } from './refusal-delay';

/** A few calls of one page at a time; more would only compete for the processor with logged-in callers. */
const bounds = { concurrency: 8, waiting: 200 };

/** Calls (`points`) of one network in `duration` seconds, times ACCOUNT_LIMITS; a mobile operator puts hundreds of phones behind one address. */
export const networkRate = { points: 1000, duration: 10 };

/** A slot is given back after this time even without an answer, so that a database that does not answer blocks no later call. */
const slotMs = 250;

/**
 * Bounds what calls without a session or a key take from those with one: a rate per network, and a queue in front of the handlers, where
 * a flood from any number of networks waits (docs/contract.md#queues).
 */
@Injectable()
export class AnonymousQueue {
  private readonly queue = new BoundedQueue(bounds);
  private readonly networks: RateLimiterMemory;
  private readonly delay = new RefusalDelay();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'accountLimits'>) {
    this.networks = new RateLimiterMemory({
      ...networkRate,
      points: networkRate.points * config.accountLimits,
    });
  }

  /**
   * Resolves when the call has a slot, which it holds until its answer is sent. Refuses with 429 above the rate of the network and
   * with 503 when the queue is full.
   */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.config.accountLimits > 0 && !isLoopback(request.ip)) await this.count(request.ip);
    await new Promise<void>((begin, refuse) => {
      const hold = async (): Promise<void> => {
        begin();
        // A caller that has hung up meanwhile needs no slot.
        if (!reply.raw.closed) await answered(reply);
      };
      this.queue.run(hold).catch(refuse);
    });
    if (reply.raw.closed) throw busy(1);
  }

  /** Loopback is not counted: a proxy there that TRUST_PROXY does not name stands for all visitors. */
  private async count(ip: string): Promise<void> {
    await this.networks.consume(networkOf(ip)).catch(async ({ msBeforeNext }: RateLimiterRes) => {
      await this.delay.wait();
      throw tooMany(Math.ceil(msBeforeNext / 1000), 'Слишком много запросов подряд');
    });
  }
}

const answered = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, slotMs).unref();
    raw.once('close', () => {
      clearTimeout(late);
      done();
    });
  });
