import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApiKey } from './api-key.entity';
import { refusal } from '../http/errors';
import { Accounts } from './accounts';
import type { Actor } from '../http/actor';
import { Session } from './session.entity';

/**
 * The row of an account, locked until the unit of work ends. What makes a credential and what ends credentials lock it first: of the
 * two one waits for the other, and a request that was under way while the account was taken back leaves nothing behind.
 */
@Injectable()
export class AccountLock {
  constructor(private readonly accounts: Accounts) {}

  /** False when there is no such account. The update changes nothing. */
  async hold(tx: EntityManager, id: number): Promise<boolean> {
    const { affected } = await tx.update(this.accounts.table, { id }, { id });
    return affected !== 0;
  }

  /** The same for a request; refuses it when the session or the key that it has come with has ended meanwhile. */
  async take(tx: EntityManager, { id, by }: Pick<Actor, 'id' | 'by'>): Promise<void> {
    if (!(await this.hold(tx, id))) throw refusal('not_logged_in');
    if (by?.keyId !== undefined && !(await tx.existsBy(ApiKey, { id: by.keyId }))) throw refusal('bad_key');
    const { sessionHash } = by ?? {};
    if (sessionHash === undefined) return;
    const own = [{ tokenHash: sessionHash }, { formerHash: sessionHash }];
    if (!(await tx.existsBy(Session, own))) throw refusal('not_logged_in');
  }
}
