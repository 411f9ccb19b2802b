import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Secrets } from '../../../platform/access/secrets';
import { insertMany } from '../../../platform/database/insert-many';
import { RecoveryCode } from './recovery-code.entity';

const howMany = 10;

/** Codes for the day on which the phone is lost: each works once. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly secrets: Secrets) {}

  /** Replaces all former codes; the new ones cannot be read again. */
  async renew(tx: EntityManager, userId: number): Promise<string[]> {
    await this.remove(tx, userId);
    const codes = Array.from({ length: howMany }, newCode);
    const rows = codes.map((code) => ({ userId, codeHash: this.hashes(userId, code)[0] }));
    await insertMany(tx, RecoveryCode, rows);
    return codes;
  }

  /** Uses the code up; false when it is none, or no longer. */
  async use(tx: EntityManager, userId: number, code: string): Promise<boolean> {
    const { affected } = await tx.delete(RecoveryCode, { userId, codeHash: In(this.hashes(userId, code)) });
    return affected === 1;
  }

  count(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(RecoveryCode, { userId });
  }

  async remove(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(RecoveryCode, { userId });
  }

  private hashes(userId: number, code: string): [string, ...string[]] {
    return this.secrets.marks(`recovery code of ${userId}`, code.replace(/\D/g, ''));
  }
}

/** 53 random bits, 4071-5528-9306-1147: digits only, since the field brings up a phone's digits for the app's codes. */
const newCode = (): string =>
  Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');
