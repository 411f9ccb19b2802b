import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { currentRequest } from '../logging/request-id';
import { networkOf } from '../shared/addresses';
import { busy, Refusal } from '../shared/errors';
import { Brake } from './brake';
import { Lanes } from './lanes';

/** argon2id with 19 MiB, two passes, parallelism 1: about 30 ms on one core. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** How the hash of such a password begins. */
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Verified for an unknown e-mail, so that it takes the same time as a wrong password. */
const nobody = hash('нет такого пользователя', cost);

/** Whose passwords wait together: of people whom we know, of strangers who log in, of registrations and new passwords. */
export type Lane = 'known' | 'stranger' | 'new';

/** Of libuv's four threads one is left to files and packing, and one to whom we do not know. */
const knownAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** The last of a full lane of strangers waits about eight seconds. */
const room = { lane: 40, each: 20 };

const secondsWhenFull = 5;

/** How far somebody has come. One for all: each storage costs something at every promise of the process. */
const place = new AsyncLocalStorage<'admitted' | 'turn'>();

/** Hashes passwords a few at a time; a full lane refuses at once with 503 (docs/contract.md#lanes). */
@Injectable()
export class Passwords {
  private readonly known = new Lanes<Lane>(knownAtOnce, room, ['known']);
  /** One at a time, and the place rests as long as the turn has lasted: those whom we know wait for none of them. */
  private readonly others = new Lanes<Lane>(1, room, ['stranger', 'new']);
  private readonly brake = new Brake();

  hash(password: string, lane: Lane): Promise<string> {
    return this.inTurn(lane, () => hash(password, cost));
  }

  /** False for a wrong password and, after the same time, when there is no stored hash. */
  async matches(stored: string | undefined, password: string, lane: Lane): Promise<boolean> {
    const matches = await this.inTurn(lane, async () => verify(stored ?? (await nobody), password));
    return matches && stored !== undefined;
  }

  /** Whether the hash was made by other settings than today's, or is none of argon2id at all. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(prefix);
  }

  /**
   * Lets somebody do what needs a password hashed, or refuses him before anything else is done that a flood should not pay with.
   */
  admit<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    return this.letIn(lane, work).catch(async (error: unknown) => {
      // Here nobody waits behind him any more.
      if (error instanceof Refusal && error.extra.retryAfter) await this.brake.hold();
      throw error;
    });
  }

  /**
   * Does the work when its turn has come, what it hashes included. Strangers' work that writes is one turn as a whole: else a flood of
   * it would stand in the database's queue instead of ours.
   */
  inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    const from = place.getStore();
    if (from === 'turn') return work();
    const turn = (): Promise<T> => place.run('turn', work);
    const run = (): Promise<T> =>
      lane === 'known' ? this.known.run(lane, whoAsks(), turn) : this.rested(lane, turn);
    return from === 'admitted' ? run() : this.admit(lane, run);
  }

  /** The next one begins after the rest; who has had his turn does not wait for it. */
  private rested<T>(lane: Lane, turn: () => Promise<T>): Promise<T> {
    return new Promise((answer, refuse) => {
      void this.others.run(lane, whoAsks(), async () => {
        const began = performance.now();
        await turn().then(answer, refuse);
        await pause(performance.now() - began);
      });
    });
  }

  private async letIn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    const leave = (lane === 'known' ? this.known : this.others).enter(lane, whoAsks());
    if (!leave) throw busy(secondsWhenFull);
    return place.run('admitted', work).finally(leave);
  }
}

const whoAsks = (): string => networkOf(currentRequest()?.ip ?? '');
