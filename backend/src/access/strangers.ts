import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../shared/addresses';
import { busy } from '../shared/errors';
import { sha256 } from '../shared/hashes';
import { Brake } from './brake';
import { browserOf } from './browser';
import { Devices } from './devices';
import { Lanes } from './lanes';
import { resting } from './resting';

/** Those whose browser some account has come in from, and all others. */
type Lane = 'known' | 'stranger';

/** As many as there are processors: more would only stand in the database's queue. */
export const atOnce = Math.max(2, availableParallelism());

/** The last of a full lane waits for a second or less. */
const room = { lane: 200, each: 100 };

/** As long as a turn lasts at most: while the database does not answer, nobody waits for those before him. */
const longestTurnMs = 250;

const secondsWhenFull = 5;

/**
 * Whoever has not logged in takes a turn for each call: a flood from however many networks waits here, and not in the processor's or the
 * database's queue before those who have (docs/contract.md#lanes).
 */
@Injectable()
export class Strangers {
  private readonly lanes = new Lanes<Lane>(atOnce, room, ['known', 'stranger']);
  private readonly brake = new Brake();

  constructor(private readonly devices: Devices) {}

  /** Resolves when the turn has come, which lasts until the answer is there; refuses with 503 where no more may wait. */
  async turn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { lane, who } = await this.placeOf(request);
    const leave = this.lanes.enter(lane, who);
    if (!leave) {
      await this.brake.hold();
      throw busy(secondsWhenFull);
    }
    await new Promise<void>((begin) => {
      const work = async (): Promise<void> => {
        // Whoever has gone meanwhile takes no time.
        if (!reply.raw.closed) {
          begin();
          await resting(() => answered(reply));
        }
      };
      void this.lanes.run(lane, who, work).finally(() => {
        leave();
        begin();
      });
    });
    if (reply.raw.closed) throw busy(secondsWhenFull);
  }

  private async placeOf(request: FastifyRequest): Promise<{ lane: Lane; who: string }> {
    const { token } = browserOf(request);
    const isKnown = token !== undefined && (await this.devices.isSomebodys(token).catch(() => false));
    return isKnown ? { lane: 'known', who: sha256(token) } : { lane: 'stranger', who: networkOf(request.ip) };
  }
}

const answered = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, longestTurnMs).unref();
    raw.once('close', () => {
      clearTimeout(late);
      done();
    });
  });
