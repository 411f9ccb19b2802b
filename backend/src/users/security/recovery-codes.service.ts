import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Secrets } from '../../access/secrets';
import { insertMany } from '../../database/insert-many';
import { RecoveryCode } from './recovery-code.entity';

const howMany = 10;

/** Codes for the day on which the phone is lost: each works once. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly secrets: Secrets) {}

  /** New codes instead of all former ones; nobody can read them again. */
  async renew(tx: EntityManager, userId: number): Promise<string[]> {
    await this.remove(tx, userId);
    const codes = Array.from({ length: howMany }, newCode);
    const rows = codes.map((code) => ({ userId, codeHash: this.hash(userId, code) }));
    await insertMany(tx, RecoveryCode, rows);
    return codes;
  }

  /** Uses the code up; false when it is none, or no longer. */
  async use(tx: EntityManager, userId: number, code: string): Promise<boolean> {
    const { affected } = await tx.delete(RecoveryCode, { userId, codeHash: this.hash(userId, code) });
    return affected === 1;
  }

  count(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(RecoveryCode, { userId });
  }

  async remove(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(RecoveryCode, { userId });
  }

  private hash(userId: number, code: string): string {
    return this.secrets.mark(`recovery code of ${userId}`, code.replace(/\D/g, ''));
  }
}

/** 53 random bits, 4071-5528-9306-1147: digits only, since the field brings up a phone's digits for the app's codes. */
const newCode = (): string =>
  Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');
