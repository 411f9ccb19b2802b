import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id with 19 MiB, two passes, parallelism 1: about 30 ms on one core. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Limited, so that two hundred simultaneous logins do not block all other requests. */
const bounded = pLimit(4);

/** Verified for an unknown e-mail, so that it takes the same time as a wrong password. */
const nobody = hash('нет такого пользователя', cost);

@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return bounded(() => hash(password, cost));
  }

  /** False for a wrong password and, after the same time, when there is no stored hash. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const matches = await bounded(async () => verify(stored ?? (await nobody), password));
    return matches && stored !== undefined;
  }
}
