import { Injectable } from '@nestjs/common';
import { In, Raw, type EntityManager } from 'typeorm';
import { Accounts, type StaffMember } from '../../platform/access/accounts';
import type { Actor } from '../../platform/http/actor';
import { Database } from '../../platform/database/database';
import { isNotDeleted } from '../../platform/access/removed';
import { matchWords } from '../../platform/http/search';
import { spelled } from './model/email-spelling';
import { notDeleted } from './model/user-query';
import { User } from './model/user.entity';

/** The users as access sees them. */
@Injectable()
export class UserAccounts extends Accounts {
  override readonly table = User;

  constructor(private readonly database: Database) {
    super();
  }

  override async byId(id: number): Promise<Actor | null> {
    const user = await this.database.read.findOneBy(User, { id: notDeleted(id) });
    return user && actorOf(user);
  }

  override async byEmail(email: string): Promise<{ actor: Actor; passwordHash: string } | null> {
    const user = await this.database.read.findOneBy(User, { email: spelled(email) });
    return user && { actor: actorOf(user), passwordHash: user.passwordHash };
  }

  override async rehashed(id: number, from: string, to: string): Promise<void> {
    await this.database.write((tx) => tx.update(User, { id, passwordHash: from }, { passwordHash: to }));
  }

  override async found(words: string): Promise<number[]> {
    const query = this.database.read
      .createQueryBuilder(User, 'user')
      .select('user.id')
      .where(isNotDeleted('user.id'));
    matchWords(query, 'user.searchText', words);
    return (await query.orderBy('user.id').limit(100).getMany()).map(({ id }) => id);
  }

  override async staff(manager: EntityManager): Promise<StaffMember[]> {
    const staff = await manager.find(User, {
      select: { id: true, name: true },
      where: { id: Raw(isNotDeleted), role: In(['manager', 'admin']) },
    });
    return staff.sort((one, other) => one.name.localeCompare(other.name, 'ru'));
  }

  override async names(ids: number[]): Promise<ReadonlyMap<number, string>> {
    const users = await this.database.read.find(User, {
      select: { id: true, name: true },
      where: { id: notDeleted(...ids) },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}

const actorOf = ({ id, name, role, status, isAccountant }: User): Actor => ({
  id,
  name,
  role,
  status,
  isAccountant,
});

/** Whether the account's password is still the one that was compared. */
export const hasPassword = (tx: EntityManager, id: number, passwordHash: string): Promise<boolean> =>
  tx.existsBy(User, { id, passwordHash });
