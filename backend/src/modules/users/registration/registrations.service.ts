import { Injectable } from '@nestjs/common';
import { PAGE_SIZE, statusTransition, type StatusAction, type UserStatus } from '@shlyah/domain';
import { In, Not, Raw, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { isNotDeleted } from '../../../platform/access/removed';
import { HOLD_MS } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { ABSENT, orNotFound, refusal } from '../../../platform/http/errors';
import { offsetOf, pageOf, type Page } from '../../../platform/http/page';
import { checkVersion } from '../../../platform/http/version';
import { saveAccount } from '../model/account-fields';
import type { CancelRegistrationDto, ConfirmRegistrationDto } from '../dto/manage.dto';
import type { RegistrationRequestDto } from '../dto/user.dto';
import { UserEvents } from './user-events';
import { notDeleted } from '../model/user-query';
import { User } from '../model/user.entity';
import { requestView, userView } from '../model/user.mapper';

const tooLate =
  'Заявителю уже отправлено письмо о решении, отменить его нельзя. Отклонённую заявку можно подтвердить.';

/** Registrations that wait for a decision, and the decisions (docs/contract.md#registrations). */
@Injectable()
export class RegistrationsService {
  constructor(
    private readonly database: Database,
    private readonly events: UserEvents,
    private readonly clock: Clock,
  ) {}

  /** Newest first, as every list of what has happened. */
  async list(page: number, status: UserStatus): Promise<Page<RegistrationRequestDto>> {
    const [users, total] = await this.database.read.findAndCount(User, {
      where: { id: Raw(isNotDeleted), role: 'customer', status },
      order: { id: 'DESC' },
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

  confirm(dto: ConfirmRegistrationDto, actor: Actor): Promise<User> {
    return this.decide(dto, 'confirm', actor, null);
  }

  /** Rejects; the reason goes to the applicant. */
  cancel(dto: CancelRegistrationDto, actor: Actor): Promise<User> {
    return this.decide(dto, 'cancel', actor, dto.reason ?? null);
  }

  /** Undoes a decision while its letter waits; 409 `transition` later. */
  reopen(dto: ConfirmRegistrationDto, actor: Actor): Promise<User> {
    return this.decide(dto, 'reopen', actor, null);
  }

  private decide(
    { id, version }: ConfirmRegistrationDto,
    action: StatusAction,
    actor: Actor,
    reason: string | null,
  ): Promise<User> {
    return this.database.write(async (tx) => {
      const user = orNotFound(
        await tx.findOneBy(User, { id: notDeleted(id), role: 'customer' }),
        ABSENT.user,
      );
      const transition = statusTransition(user.status, action);
      if ('already' in transition) return user;
      if ('refused' in transition) throw refusal('transition', transition.refused);
      if (action === 'reopen' && !(await this.isUndoable(tx, id))) throw refusal('transition', tooLate);
      await checkVersion(version, user.version, () => userView(user));
      const saved = await saveAccount(tx, user, { status: transition.to }, this.clock.now());
      await this.events.decided(tx, user, saved, reason, actor);
      return saved;
    });
  }

  private async isUndoable(tx: EntityManager, userId: number): Promise<boolean> {
    const decidedAt = await this.events.decidedAt(tx, userId);
    return decidedAt !== null && decidedAt.getTime() + HOLD_MS > this.clock.now().getTime();
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
