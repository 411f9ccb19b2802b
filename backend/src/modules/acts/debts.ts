import { Injectable } from '@nestjs/common';
import { clientName, PAGE_SIZE, toByn } from '@shlyah/domain';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { callerMode } from '../../platform/http/caller';
import { ABSENT, notFound } from '../../platform/http/errors';
import { offsetOf, pageOf } from '../../platform/http/page';
import { monthDays } from '../orders';
import { Clients, type Client } from '../users';
import { Act } from './act.entity';
import type { DebtDto, DebtPage, DebtsQuery, MonthPaymentsDto } from './debt.dto';
import { payerKey, Settlements, type Account } from './settlements';

/** The accounts of firms: acts less payments (docs/contract.md#payments). */
@Injectable()
export class Debts {
  constructor(
    private readonly database: Database,
    private readonly settlements: Settlements,
    private readonly clients: Clients,
    private readonly clock: Clock,
  ) {}

  /** Firms with a debt or an advance; those overdue first, with the largest sums. */
  async list({ overdue, unp, page }: DebtsQuery): Promise<DebtPage> {
    const firms = unp ? [0] : null;
    const accounts = [...(await this.settlements.accounts(this.database.read, firms)).values()];
    const shown = accounts
      .filter((account) => (unp ? account.unp === unp : account.debt + account.advance > 0))
      .filter((account) => !overdue || account.overdue > 0)
      .sort(
        (one, other) =>
          other.overdue - one.overdue ||
          other.debt - one.debt ||
          other.advance - one.advance ||
          one.user - other.user,
      );
    const start = offsetOf(page);
    const rows = shown.slice(start, start + PAGE_SIZE);
    return pageOf(await this.views(rows), page, shown.length);
  }

  /** The accounts of those of the clients who owe. */
  async ofClients(users: readonly number[]): Promise<DebtDto[]> {
    const accounts = await this.settlements.accounts(this.database.read, users);
    return this.views([...accounts.values()].filter(({ debt }) => debt > 0));
  }

  /** The account of one firm; 404 for no client. */
  async one(user: number): Promise<DebtDto> {
    const { read } = this.database;
    const client = await this.clients.find(read, user);
    if (client?.role !== 'customer') throw notFound(ABSENT.user);
    const accounts = await this.settlements.accounts(read, [user]);
    return debtView(accounts.get(payerKey({ user, unp: '' })) ?? { ...NOTHING, user }, client);
  }

  /** The caller's own account; nothing in the sandbox. */
  async own(caller: Actor): Promise<DebtDto> {
    if (callerMode(caller) !== 'test') return this.one(caller.id);
    const client = await this.clients.find(this.database.read, caller.id);
    return debtView({ ...NOTHING, user: caller.id }, client ?? undefined);
  }

  /** With the names that the clients have now. */
  private async views(accounts: readonly Account[]): Promise<DebtDto[]> {
    const ids = accounts.map(({ user }) => user).filter((user) => user !== 0);
    const named = await this.clients.named(this.database.read, ids);
    return accounts.map((account) => debtView(account, named.get(account.user)));
  }

  /** The acts of a month by payment; throws 404 for no month. */
  async month(month: string): Promise<MonthPaymentsDto> {
    monthDays(month, this.clock.now());
    const { read } = this.database;
    const acts = await read.find(Act, {
      select: { id: true, userId: true },
      where: { month, annulledAt: IsNull() },
    });
    const settled = await this.settlements.ofActs(read, acts);
    const states = acts
      .flatMap(({ id }) => settled.get(id) ?? [])
      .filter(({ paid, left }) => paid + left > 0);
    return {
      acts: states.length,
      paid: states.filter(({ left }) => left === 0).length,
      overdue: states.filter(({ overdueDays }) => overdueDays > 0).length,
      left: toByn(states.reduce((sum, { left }) => sum + left, 0)),
    };
  }
}

const NOTHING = {
  client: '',
  unp: '',
  acts: 0,
  paid: 0,
  debt: 0,
  advance: 0,
  overdue: 0,
  overdueDays: 0,
  settled: new Map(),
};

const debtView = (account: Account, client: Client | undefined): DebtDto => ({
  user: account.user,
  client: client ? clientName(client) : account.client,
  unp: client?.unp ?? account.unp,
  acts: toByn(account.acts),
  paid: toByn(account.paid),
  debt: toByn(account.debt),
  advance: toByn(account.advance),
  overdue: toByn(account.overdue),
  overdueDays: account.overdueDays,
});
