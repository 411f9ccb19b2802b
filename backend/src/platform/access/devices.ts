import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { Clock } from '../common/clock';
import { newToken, sha256 } from '../common/hashes';
import type { Browser } from './browser';
import { Device } from './device.entity';
import { dropBeyond } from './drop-beyond';

const day = 24 * 60 * 60 * 1000;
/** As long as browsers keep a cookie; the hourly upkeep deletes devices unused for this time. */
export const DEVICE_MEMORY_MS = 400 * day;

const mostPerAccount = 100;

/** Browsers that accounts have logged in from (docs/contract.md#devices). */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether the account has logged in from the browser with this token. */
  isKnown(userId: number, token: string): Promise<boolean> {
    return this.database.read.existsBy(Device, { userId, tokenHash: sha256(token) });
  }

  /**
   * Makes the browser known to the account. A token from the browser is accepted only if issued here: others cannot be made known by a
   * forged cookie.
   */
  async know(
    tx: EntityManager,
    userId: number,
    { token: sent }: Browser,
  ): Promise<{ token: string; hash: string; wasKnown: boolean }> {
    const now = this.clock.now();
    const given = sent ? await tx.findBy(Device, { tokenHash: sha256(sent) }) : [];
    const token = sent && given.length > 0 ? sent : newToken();
    const hash = sha256(token);
    await tx
      .createQueryBuilder()
      .insert()
      .into(Device)
      .values({ tokenHash: hash, userId, createdAt: now, lastSeenAt: now })
      .orUpdate(['lastSeenAt'], ['tokenHash', 'userId'])
      .execute();
    await dropBeyond(mostPerAccount, tx, Device, { userId, tokenHash: hash });
    return { token, hash, wasKnown: given.some((one) => one.userId === userId) };
  }

  /** Forgets the account's browsers, all or all but one. */
  async forgetAll(tx: EntityManager, userId: number, exceptHash: string | null): Promise<void> {
    await tx.delete(Device, { userId, ...(exceptHash === null ? {} : { tokenHash: Not(exceptHash) }) });
  }

  async forget(tx: EntityManager, userId: number, tokenHash: string): Promise<void> {
    await tx.delete(Device, { userId, tokenHash });
  }
}
