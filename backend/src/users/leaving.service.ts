import { Injectable } from '@nestjs/common';
import { LEAVING_DAYS, toMinsk } from '@shlyah/domain';
import { LessThanOrEqual } from 'typeorm';
import type { Actor } from '../access/actor';
import { Database } from '../database/database';
import { Journal } from '../journal/journal';
import { Notifications } from '../notifications/notifications';
import { Clock } from '../shared/clock';
import type { LeavingDto } from './dto/leaving.dto';
import { User } from './user.entity';

const dayMs = 24 * 60 * 60_000;

/** Customers who want their accounts deleted, and may think better of it for some days (docs/contract.md#leaving). */
@Injectable()
export class LeavingService {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Null when nothing was asked. */
  async read(id: number): Promise<LeavingDto | null> {
    return leavingView(await this.database.read.findOneByOrFail(User, { id }));
  }

  /** Asking again changes nothing but the reason. */
  ask(actor: Actor, reason: string | null): Promise<LeavingDto> {
    const { id } = actor;
    return this.database.write(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id });
      const deletionAskedAt = user.deletionAskedAt ?? this.clock.now();
      await tx.update(User, { id }, { deletionAskedAt, deletionReason: reason });
      const leaving = { ...user, deletionAskedAt, deletionReason: reason };
      const view = leavingView(leaving) as LeavingDto;
      if (user.deletionAskedAt) return view;
      await this.notifications.announce(tx, { kind: 'leavingAsked', userId: id, goesAt: view.goesAt });
      await this.journal.record(tx, { kind: 'leavingAsked', account: id, actor });
      return view;
    });
  }

  /** Takes the request back; harmless when there is none. */
  stay(actor: Actor): Promise<void> {
    const { id } = actor;
    return this.database.write(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id });
      if (!user.deletionAskedAt) return;
      await tx.update(User, { id }, { deletionAskedAt: null, deletionReason: null });
      await this.journal.record(tx, { kind: 'leavingTakenBack', account: id, actor });
    });
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
