import { Inject, Injectable } from '@nestjs/common';
import { PAGE_SIZE, statusTransition, type StatusAction, type UserStatus } from '@shlyah/domain';
import { In, Not } from 'typeorm';
import { CONFIG, type Config } from '../config/config';
import { Database } from '../database/database';
import { History } from '../history/history';
import { letters } from '../mail/letters';
import { Outbox } from '../mail/outbox';
import { conflict, notFound } from '../shared/errors';
import { offsetOf, pageOf, type Page } from '../shared/page';
import { saveAccount } from './account-fields';
import type { RegistrationRequestDto } from './dto/user.dto';
import { User } from './user.entity';
import { requestView } from './user.mapper';

/** Registrations that wait for a decision, and the decisions (docs/contract.md#registrations). */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Oldest first: whoever has waited longest is decided first. */
  async list(page: number, status: UserStatus): Promise<Page<RegistrationRequestDto>> {
    const [users, total] = await this.database.read.findAndCount(User, {
      where: { role: 'customer', status },
      order: { id: 'ASC' },
      skip: offsetOf(page),
      take: PAGE_SIZE,
    });
    const sameUnp = await this.usersByUnp(users);
    const duplicates = (user: User): number[] =>
      (sameUnp.get(user.unp ?? '') ?? []).filter((id) => id !== user.id);
    return pageOf(
      users.map((user) => requestView(user, duplicates(user))),
      page,
      total,
    );
  }

  confirm(id: number, actor: User): Promise<User> {
    return this.decide(id, 'confirm', actor, null);
  }

  /** Rejects; the reason goes to the applicant. */
  cancel(id: number, reason: string | null, actor: User): Promise<User> {
    return this.decide(id, 'cancel', actor, reason);
  }

  private decide(id: number, action: StatusAction, actor: User, reason: string | null): Promise<User> {
    return this.database.write(async (tx) => {
      const user = await tx.findOneBy(User, { id, role: 'customer' });
      if (!user) throw notFound('Пользователь не найден.');
      const transition = statusTransition(user.status, action);
      if ('already' in transition) return user;
      if ('refused' in transition) throw conflict('transition', transition.refused);
      const saved = await saveAccount(tx, user, { status: transition.to });
      await this.history.record(tx, 'user', id, actor, [
        { field: 'status', from: user.status, to: saved.status },
        ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
      ]);
      const site = this.config.publicUrl.origin;
      const letter =
        action === 'confirm'
          ? letters.registrationConfirmed(user, site)
          : letters.registrationRejected(user, reason);
      await this.outbox.add(tx, letter);
      return saved;
    });
  }

  private async usersByUnp(users: User[]): Promise<Map<string, number[]>> {
    const unps = [...new Set(users.flatMap(({ unp }) => unp ?? []))];
    if (unps.length === 0) return new Map();
    const same = await this.database.read.find(User, {
      select: { id: true, unp: true },
      where: { unp: In(unps), role: Not('admin') },
    });
    const byUnp = new Map<string, number[]>();
    for (const { id, unp } of same) byUnp.set(unp ?? '', [...(byUnp.get(unp ?? '') ?? []), id]);
    return byUnp;
  }
}
