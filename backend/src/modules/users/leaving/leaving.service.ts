import { Injectable } from '@nestjs/common';
import { LEAVING_DAYS, toMinsk } from '@shlyah/domain';
import { IsNull, LessThanOrEqual, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { AccountLock } from '../../../platform/access/account-lock';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import type { LeavingDto } from '../dto/leaving.dto';
import { User } from '../model/user.entity';

const dayMs = 24 * 60 * 60_000;

const hasAsked = { deletionAskedAt: Not(IsNull()) };

/** Customers who want their accounts deleted, and may think better of it for some days (docs/contract.md#leaving). */
@Injectable()
export class LeavingService {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly journal: Journal,
    private readonly clock: Clock,
    private readonly lock: AccountLock,
  ) {}

  /** Null when nothing was asked. */
  async read(id: number): Promise<LeavingDto | null> {
    return leavingView(await this.database.read.findOneByOrFail(User, { id }));
  }

  /** Asking again changes nothing but the reason. */
  ask(actor: Actor, reason: string | null): Promise<LeavingDto> {
    const { id } = actor;
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const asking = { deletionAskedAt: this.clock.now(), deletionReason: reason };
      const { affected } = await tx.update(User, { id, deletionAskedAt: IsNull() }, asking);
      if (affected !== 1)
        assertChanged(await tx.update(User, { id, ...hasAsked }, { deletionReason: reason }));
      const view = leavingView(await tx.findOneByOrFail(User, { id })) as LeavingDto;
      if (affected !== 1) return view;
      await this.notifications.announce(tx, { kind: 'leavingAsked', userId: id, goesAt: view.goesAt });
      await this.journal.record(tx, { kind: 'leavingAsked', account: id, actor });
      return view;
    });
  }

  /** Takes the request back; harmless when there is none. */
  stay(actor: Actor): Promise<void> {
    const { id } = actor;
    return this.database.write(async (tx) => {
      const nothing = { deletionAskedAt: null, deletionReason: null };
      const { affected } = await tx.update(User, { id, ...hasAsked }, nothing);
      if (affected !== 1) return;
      await this.journal.record(tx, { kind: 'leavingTakenBack', account: id, actor });
    });
  }

  /** Takes a request back that was made since then; answers whether there was one. */
  async takeBackSince(tx: EntityManager, id: number, since: Date): Promise<boolean> {
    const nothing = { deletionAskedAt: null, deletionReason: null };
    const asked = { id, deletionAskedAt: MoreThanOrEqual(since) };
    return (await tx.update(User, asked, nothing)).affected === 1;
  }

  /** The accounts whose time has come. */
  async due(): Promise<number[]> {
    const before = new Date(this.clock.now().getTime() - LEAVING_DAYS * dayMs);
    const users = await this.database.read.find(User, {
      select: { id: true },
      where: { role: 'customer', deletionAskedAt: LessThanOrEqual(before) },
    });
    return users.map(({ id }) => id);
  }
}

export function leavingView({
  deletionAskedAt,
  deletionReason,
}: Pick<User, 'deletionAskedAt' | 'deletionReason'>): LeavingDto | null {
  if (!deletionAskedAt) return null;
  return {
    askedAt: toMinsk(deletionAskedAt),
    goesAt: toMinsk(new Date(deletionAskedAt.getTime() + LEAVING_DAYS * dayMs)),
    reason: deletionReason,
  };
}
