import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from './bounded-queue';

/** The parameters of argon2id; the memory is in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** 19 MiB, two passes, parallelism 1: about 30 ms on one core. */
export const passwordCost: PasswordCost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Injection token of the cost, which tests lower. It is no setting: a low cost weakens every password that is hashed with it. */
export const PASSWORD_COST = Symbol('password cost');

/** The queue of a hash: a login from a known browser, a login from an unknown one, a registration or new password. */
export type PasswordQueue = 'known' | 'unknown' | 'new';

/** Of libuv's four threads one is left to files and compression, and one to unknown browsers. */
const knownAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Hashes passwords a few at a time; a full queue refuses with 503 (docs/contract.md#queues). */
@Injectable()
export class Passwords {
  private readonly known = new BoundedQueue({ concurrency: knownAtOnce, waiting: 40 });
  /** One at a time: a flood of logins and registrations leaves the other processors to everything else. */
  private readonly unknown = new BoundedQueue({ concurrency: 1, waiting: 40 });
  /** Verified for an unknown e-mail, so that it takes the same time as a wrong password. */
  private readonly unknownAccount: Promise<string>;

  constructor(@Inject(PASSWORD_COST) private readonly cost = passwordCost) {
    this.unknownAccount = this.hashInSlot('нет такого пользователя');
  }

  hash(password: string, queue: PasswordQueue): Promise<string> {
    return this.inSlot(queue, () => this.hashInSlot(password));
  }

  /** Hashes without waiting for a slot: for work that `inSlot` already gave one. */
  hashInSlot(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  /** False for a wrong password and, after the same time, when there is no stored hash. */
  async matches(stored: string | undefined, password: string, queue: PasswordQueue): Promise<boolean> {
    const matches = await this.inSlot(queue, async () =>
      verify(stored ?? (await this.unknownAccount), password),
    );
    return matches && stored !== undefined;
  }

  /** Whether the hash was made with other parameters than today's, or is none of argon2id at all. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /** Does work that will hash a password, or refuses it before anything is read or written for it. */
  async admit<T>(queue: PasswordQueue, work: () => Promise<T>): Promise<T> {
    await this.queueOf(queue).refuseWhenFull();
    return work();
  }

  /** Runs work as a whole in one slot: a flood of registrations waits here and not in the database's queue. */
  inSlot<T>(queue: PasswordQueue, work: () => Promise<T>): Promise<T> {
    return this.queueOf(queue).run(work);
  }

  private queueOf(queue: PasswordQueue): BoundedQueue {
    return queue === 'known' ? this.known : this.unknown;
  }
}
