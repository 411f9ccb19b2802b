import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id with 19 MiB, two passes, one lane: about 30 ms on one core. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Bounded, so that two hundred logins at once do not stop everybody else. */
const bounded = pLimit(4);

/** A hash of nothing anybody knows: an unknown e-mail costs the same time as a wrong password. */
const nobody = hash('нет такого пользователя', cost);

@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return bounded(() => hash(password, cost));
  }

  /** False for a wrong password and, after the same time, for no hash at all. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const matches = await bounded(async () => verify(stored ?? (await nobody), password));
    return matches && stored !== undefined;
  }
}
