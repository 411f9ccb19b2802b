import { Injectable } from '@nestjs/common';
import {
  balanceOf,
  minskDay,
  paymentTerm,
  settle,
  type Balance,
  type Claim,
  type Settled,
} from '@shlyah/domain';
import { In, IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { MovedDays } from '../calendar';
import { Act } from './act.entity';
import { requisitesIn } from './act.mapper';
import { Payment } from './payment.entity';

/** A firm of acts and payments; an account that is gone is told by its УНП. */
export interface Payer {
  user: number;
  client: string;
  unp: string;
}

/** The account of a firm, kopecks. */
export interface Account extends Payer, Balance {
  acts: number;
  paid: number;
  settled: Map<number, Settled>;
}

type ClaimRow = Pick<Act, 'id' | 'userId' | 'sum' | 'issuedAt' | 'correctsId' | 'requisites'>;

/** Ids asked for at once, below SQLite's parameters of a statement. */
const AT_ONCE = 5000;

/** Divides payments among acts, the oldest first (docs/contract.md#payments). */
@Injectable()
export class Settlements {
  constructor(
    private readonly movedDays: MovedDays,
    private readonly clock: Clock,
  ) {}

  /** The accounts of firms by `payerKey`: of the given ones, or of all with an act or a payment. */
  async accounts(
    manager: EntityManager,
    users: readonly number[] | null = null,
  ): Promise<Map<string, Account>> {
    const found = new Map<string, { payer: Payer; claims: ClaimRow[]; paid: number }>();
    const of = (payer: Payer) => {
      const key = payerKey(payer);
      const firm = found.get(key) ?? { payer, claims: [], paid: 0 };
      found.set(key, firm);
      return firm;
    };
    const claims = await this.claims(manager, users);
    for (const claim of claims) {
      const { userId } = claim;
      of(userId === null ? payerOf(claim) : { user: userId, client: '', unp: '' }).claims.push(claim);
    }
    for (const { paid, ...payer } of await this.paid(manager, users)) of(payer).paid += paid;
    const today = minskDay(this.clock.now());
    const termOf = await this.terms(manager, claims);
    return new Map([...found].map(([key, firm]) => [key, accountOf(firm, today, termOf)]));
  }

  /** The term of an act by the moment of its issuing, with the moved days that are known. */
  private async terms(
    manager: EntityManager,
    claims: readonly ClaimRow[],
  ): Promise<(issuedAt: Date) => string> {
    const years = new Set(claims.map(({ issuedAt }) => Number(minskDay(issuedAt).slice(0, 4))));
    const both = [...years].flatMap((year) => [year, year + 1]);
    const moved = [...(await this.movedDays.ofYears(manager, both)).values()].flat();
    const terms = new Map<string, string>();
    return (issuedAt) => {
      const day = minskDay(issuedAt);
      const term = terms.get(day) ?? paymentTerm(day, moved);
      terms.set(day, term);
      return term;
    };
  }

  /** What of each act is paid, by the id of the act; nothing for an annulled one. */
  async ofActs(manager: EntityManager, acts: readonly Act[]): Promise<Map<number, Settled>> {
    if (acts.length === 0) return new Map();
    const users = [...new Set(acts.map(({ userId }) => userId ?? 0))];
    const accounts = await this.accounts(manager, users);
    return new Map([...accounts.values()].flatMap(({ settled }) => [...settled]));
  }

  /** Standing acts in the order of issuing; those without an account with their requisites, which name the firm. */
  private async claims(manager: EntityManager, users: readonly number[] | null): Promise<ClaimRow[]> {
    const select = { id: true, userId: true, sum: true, issuedAt: true, correctsId: true } as const;
    const rows: ClaimRow[] = [];
    for (const owner of ownersOf(users))
      rows.push(...(await manager.find(Act, { select, where: { ...owner, annulledAt: IsNull() } })));
    const named = rows.some(({ userId }) => userId === null)
      ? await manager.find(Act, { select: { id: true, requisites: true }, where: { userId: IsNull() } })
      : [];
    const requisites = new Map(named.map((act) => [act.id, act.requisites]));
    return rows
      .map((row) => ({ ...row, requisites: requisites.get(row.id) ?? '' }))
      .sort((one, other) => one.id - other.id);
  }

  private async paid(
    manager: EntityManager,
    users: readonly number[] | null,
  ): Promise<(Payer & { paid: number })[]> {
    const all: (Payer & { paid: number })[] = [];
    for (const owner of ownersOf(users)) {
      const rows = await manager
        .createQueryBuilder(Payment, 'p')
        .select(['p.userId AS user', 'SUM(p.sum) AS paid'])
        .addSelect("CASE WHEN p.userId IS NULL THEN p.unp ELSE '' END", 'unp')
        .addSelect('MAX(p.client)', 'client')
        .where({ ...owner, reversedAt: IsNull() })
        .groupBy('p.userId')
        .addGroupBy("CASE WHEN p.userId IS NULL THEN p.unp ELSE '' END")
        .getRawMany<{ user: number | null; paid: number | string; unp: string; client: string }>();
      for (const { user, paid, unp, client } of rows)
        all.push({ user: user ?? 0, client: user === null ? client : '', unp, paid: Number(paid) });
    }
    return all;
  }
}

/** Conditions that find the rows of the users, 0 for those without an account; one without limits for all. */
function ownersOf(users: readonly number[] | null): FindOptionsWhere<{ userId: number | null }>[] {
  if (users === null) return [{}];
  const known = users.filter((user) => user !== 0);
  const owners: FindOptionsWhere<{ userId: number | null }>[] = [];
  for (let at = 0; at < known.length; at += AT_ONCE)
    owners.push({ userId: In(known.slice(at, at + AT_ONCE)) });
  if (users.includes(0)) owners.push({ userId: IsNull() });
  return owners;
}

export const payerKey = ({ user, unp }: Pick<Payer, 'user' | 'unp'>): string =>
  user === 0 ? `unp ${unp}` : `user ${user}`;

function payerOf(act: ClaimRow): Payer {
  const { client } = requisitesIn(act as Act);
  return { user: 0, client: client.name, unp: client.unp };
}

function accountOf(
  { payer, claims, paid }: { payer: Payer; claims: readonly ClaimRow[]; paid: number },
  today: string,
  termOf: (issuedAt: Date) => string,
): Account {
  const all = claims.map(({ id, sum, issuedAt, correctsId }): Claim => ({
    id,
    sum,
    payBy: termOf(issuedAt),
    corrects: correctsId,
  }));
  const acts = claims.reduce((total, { sum }) => total + sum, 0);
  const settled = settle(all, paid, today);
  return { ...payer, acts, paid, settled, ...balanceOf(settled.values(), acts - paid) };
}
