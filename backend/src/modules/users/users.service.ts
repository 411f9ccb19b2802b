import { Injectable } from '@nestjs/common';
import {
  cleanFields,
  clientProofFields,
  problems,
  roleTransition,
  type CourierProof,
  type Role,
} from '@shlyah/domain';
import { In, IsNull, Not, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Passwords } from '../../platform/access/passwords';
import { SessionService } from './sessions/session.service';
import { Database } from '../../platform/database/database';
import { Clock } from '../../platform/common/clock';
import { isNotDeleted } from '../../platform/access/removed';
import { diff } from '../../platform/journal/history/diff';
import { History } from '../../platform/journal/history/history';
import { Journal } from '../../platform/journal/journal';
import { ABSENT, invalid, orNotFound, refusal } from '../../platform/http/errors';
import { pageOf, type Page } from '../../platform/http/page';
import { matchWords } from '../../platform/http/search';
import { checkVersion } from '../../platform/http/version';
import { accountChanges, merged, saveAccount, staffChangedFields } from './model/account-fields';
import { ClientOrders } from './client-orders';
import type { UpdateAccountingDto, UpdateUserInfoDto, UsersQuery } from './dto/manage.dto';
import type { UserDetailsDto, UserDto } from './dto/user.dto';
import { EmailChanges, journalOf } from './account/email-changes';
import { leavingView } from './leaving/leaving.service';
import { Removals } from './leaving/removals.service';
import { hasFactors } from './security/remove-factors';
import { pageByStatus, notDeleted } from './model/user-query';
import { User } from './model/user.entity';
import { accountColumns, userView } from './model/user.mapper';

/** Users as staff see and change them. Admins are never listed or found here; a manager sees customers only. */
@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly passwords: Passwords,
    private readonly history: History,
    private readonly orders: ClientOrders,
    private readonly emails: EmailChanges,
    private readonly journal: Journal,
    private readonly removals: Removals,
    private readonly clock: Clock,
  ) {}

  /** Confirmed first, then pending, then canceled, over the whole list. */
  async list({ page, search, role, status }: UsersQuery, actor: Actor): Promise<Page<UserDto>> {
    const visible = visibleRoles(actor).filter((one) => !role || one === role);
    if (visible.length === 0) return pageOf<UserDto>([], page, 0);
    const matching = (): SelectQueryBuilder<User> => {
      const query = this.database.read.createQueryBuilder(User, 'user');
      query.where('user.role IN (:...visible)', { visible }).andWhere(isNotDeleted('user.id'));
      if (status) query.andWhere('user.status = :status', { status });
      if (search) matchWords(query, 'user.searchText', search);
      return query;
    };
    const { ids, total } = await pageByStatus(matching, page);
    return pageOf(await this.inOrder(ids), page, total);
  }

  async details(id: number, actor: Actor): Promise<UserDetailsDto> {
    const user = await this.visible(this.database.read, id, actor);
    return {
      ...userView(user),
      ordersCount: await this.orders.count(this.database.read, id),
      leaving: leavingView(user),
      secondFactors: await hasFactors(this.database.read, id),
      courierProof: user.courierProof,
    };
  }

  /**
   * Changes a user's data; only an admin sets a password, which ends that user's sessions. A new e-mail waits for the
   * client.
   */
  async update(dto: UpdateUserInfoDto, actor: Actor, isConfirmed: boolean): Promise<User> {
    const { id, password, version } = dto;
    if (password && actor.role !== 'admin')
      throw refusal('forbidden', 'Пароль клиента может сменить только администратор.');
    if (password && !isConfirmed) throw refusal('confirmation_needed');
    const known = await this.visible(this.database.read, id, actor);
    merged(known, dto, staffChangedFields);
    const passwordHash = password ? await this.passwords.hash(password, 'known') : null;
    return this.database.write(async (tx) => {
      const user = await this.visible(tx, id, actor);
      await checkVersion(
        version,
        user.version,
        () => userView(user),
        () => this.history.savedBy(tx, 'user', id, actor),
      );
      const { email, ...rest } = merged(user, dto, staffChangedFields);
      const body = { ...rest, email: user.email };
      const proof = proofOf(dto);
      const asked = { byStaff: true, sessionSince: null };
      const credentials = await this.emails.change(tx, user, { passwordHash, email }, asked);
      const saved = await saveAccount(
        tx,
        user,
        { ...accountColumns(body), ...proof, ...credentials.columns },
        this.clock.now(),
      );
      if (passwordHash) await this.sessions.closeAll(tx, id);
      await this.history.record(tx, 'user', id, actor, [
        ...accountChanges(user, body),
        ...diff(clientProofFields, user, { ...user, ...proof }),
        ...credentials.history,
      ]);
      await this.journal.record(tx, ...journalOf(credentials.history, id, actor));
      return saved;
    });
  }

  /** Customer to manager and back; not one's own role, nor an admin's. */
  updateRole(id: number, role: Role, version: number | null | undefined, actor: Actor): Promise<User> {
    return this.database.write(async (tx) => {
      if (id === actor.id) throw refusal('transition', 'Свою роль изменить нельзя.');
      const user = await this.visible(tx, id, actor);
      const transition = roleTransition(user.role, role);
      if ('already' in transition) return user;
      if ('refused' in transition) throw refusal('transition', transition.refused);
      await checkVersion(
        version,
        user.version,
        () => userView(user),
        () => this.history.savedBy(tx, 'user', id, actor),
      );
      const saved = await saveAccount(
        tx,
        user,
        { role: transition.to, isAccountant: false },
        this.clock.now(),
      );
      await this.history.record(tx, 'user', id, actor, [{ field: 'role', from: user.role, to: saved.role }]);
      return saved;
    });
  }

  /** Gives a manager the right «Бухгалтерия» or takes it. */
  updateAccounting({ id, isAccountant, version }: UpdateAccountingDto, actor: Actor): Promise<User> {
    return this.database.write(async (tx) => {
      const user = await this.visible(tx, id, actor);
      if (user.role !== 'manager') throw refusal('transition', 'Право «Бухгалтерия» дают менеджерам.');
      if (user.isAccountant === isAccountant) return user;
      await checkVersion(
        version,
        user.version,
        () => userView(user),
        () => this.history.savedBy(tx, 'user', id, actor),
      );
      const saved = await saveAccount(tx, user, { isAccountant }, this.clock.now());
      const [from, to] = isAccountant ? [null, 'дано'] : ['дано', null];
      await this.history.record(tx, 'user', id, actor, [{ field: 'isAccountant', from, to }]);
      const detail = isAccountant ? 'дано' : 'снято';
      await this.journal.record(tx, { kind: 'accountingChanged', account: id, actor, detail });
      return saved;
    });
  }

  /** Removes the account, its sessions, contract and scans; the orders stay readable or go too. */
  async delete(id: number, withOrders: boolean, actor: Actor): Promise<void> {
    const removal = await this.database.write(async (tx) => {
      if (id === actor.id) throw refusal('self');
      return this.removals.begin(tx, await this.visible(tx, id, actor), withOrders, actor);
    });
    await this.removals.start(removal);
  }

  /** Deletes a customer who has asked for it, as the system itself; the orders stay. */
  async deleteLeaving(id: number): Promise<void> {
    const removal = await this.database.write(async (tx) => {
      const user = await tx.findOneBy(User, { id, role: 'customer', deletionAskedAt: Not(IsNull()) });
      return user && this.removals.begin(tx, user, false, null);
    });
    if (removal) await this.removals.start(removal);
  }

  /** The user, if visible to the actor; 404 otherwise. */
  async visible(manager: EntityManager, id: number, actor: Actor): Promise<User> {
    const user = orNotFound(
      await manager.findOneBy(User, { id: notDeleted(id), role: In(visibleRoles(actor)) }),
      ABSENT.user,
    );
    return user;
  }

  private async inOrder(ids: number[]): Promise<UserDto[]> {
    const users = await this.database.read.findBy(User, { id: In(ids) });
    const byId = new Map(users.map((user) => [user.id, userView(user)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const visibleRoles = (actor: Actor): Role[] =>
  actor.role === 'admin' ? ['customer', 'manager'] : ['customer'];

/** What drivers ask for at the receivers of a client, where the body names it. */
function proofOf({ courierProof }: UpdateUserInfoDto): { courierProof?: CourierProof | null } {
  if (courierProof === undefined) return {};
  const errors = problems(clientProofFields, { courierProof });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return cleanFields(clientProofFields, { courierProof });
}
