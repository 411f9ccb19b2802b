import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor';
import { SessionService } from '../sessions/session.service';
import { Database } from '../../../platform/database/database';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import { refusal } from '../../../platform/http/errors';
import { UsersService } from '../users.service';
import { removeFactors } from './remove-factors';

/** For a user without phone and recovery codes: an admin removes the second factors (docs/contract.md#second-factor). */
@Injectable()
export class FactorResets {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly sessions: SessionService,
    private readonly journal: Journal,
    private readonly notifications: Notifications,
  ) {}

  /** Ends the person's sessions too: a lost phone may hold one. */
  reset(userId: number, actor: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      if (userId === actor.id) throw refusal('self', 'Свой второй фактор меняют в профиле.');
      await this.users.visible(tx, userId, actor);
      if (!(await removeFactors(tx, userId))) return;
      await this.sessions.closeAll(tx, userId);
      await this.notifications.announce(tx, { kind: 'factorChanged', userId, change: 'reset' });
      const about = { account: userId, actor, detail: 'все, администратором' };
      await this.journal.record(tx, { kind: 'factorRemoved', ...about });
    });
  }
}
