import { Injectable } from '@nestjs/common';
import { clientName, MAX_ACT_LINES, MAX_ACTS_AT_ONCE, type ActKind } from '@shlyah/domain';
import { In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { ConcurrentUpdateError } from '../../platform/database/concurrent-update';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import type { Actor } from '../../platform/http/actor';
import { Refusal, refusal } from '../../platform/http/errors';
import { CompanyService } from '../company/company.service';
import { PublicContractReader } from '../contracts';
import { BillableOrders, type FirmToBill } from '../orders';
import { Clients } from '../users';
import type { ActSummaryDto, IssuedActsDto } from './act.dto';
import { OwnLine } from './act.entity';
import type { IssueActsDto } from './act-input.dto';
import { orderLine, ownLine } from './act-lines';
import { ActNumbers } from './act-numbers';
import { ActReader } from './act-reader';
import { ActWriter } from './act-writer';
import { requisitesOf } from './requisites';

/** What a call of issuing has found of a firm. */
type Firm = FirmToBill & { user: number; client: string; ownLines: number; hasContract: boolean };

const NOTHING = 'Нечего выставлять: всё уже в актах';

/** Issues the acts of a month, each firm's in a unit of work of its own (docs/contract.md#acts). */
@Injectable()
export class IssueActs {
  constructor(
    private readonly database: Database,
    private readonly billable: BillableOrders,
    private readonly clients: Clients,
    private readonly contracts: PublicContractReader,
    private readonly company: CompanyService,
    private readonly numbers: ActNumbers,
    private readonly writer: ActWriter,
    private readonly reader: ActReader,
    private readonly clock: Clock,
  ) {}

  async issue(month: string, { users, without }: IssueActsDto, caller: Actor): Promise<IssuedActsDto> {
    await this.numbers.refuseStopped(this.database.read);
    const result: IssuedActsDto = { issued: [], refused: [], left: 0 };
    for (const firm of await this.firms(month, users ?? null)) {
      const why = obstacle(firm, without ?? false);
      const refuse = (words: string) =>
        result.refused.push({ user: firm.user, client: firm.client, why: words });
      if (why !== null) refuse(why);
      else if (result.issued.length === MAX_ACTS_AT_ONCE) result.left += 1;
      else
        try {
          result.issued.push(await this.issueOne(month, firm.user, caller));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refuse(error.message);
        }
    }
    return result;
  }

  /** The firms that are named, or all with something in the month that stands in no act. */
  private async firms(month: string, named: readonly number[] | null): Promise<Firm[]> {
    const { read } = this.database;
    const found = await this.billable.firms(month);
    const rows = await read
      .createQueryBuilder(OwnLine, 'l')
      .select(['l.userId AS user', 'COUNT(*) AS count'])
      .where({ month, actId: IsNull() })
      .groupBy('l.userId')
      .getRawMany<{ user: number; count: number | string }>();
    const ownLines = new Map(rows.map(({ user, count }) => [user, Number(count)]));
    const users = [...new Set(named ?? [...found.keys(), ...ownLines.keys()])].sort((a, b) => a - b);
    const clients = await this.clients.named(read, users);
    const contracts = await this.contracts.numbersOf(read, users);
    return users.map((user) => {
      const client = clients.get(user);
      return {
        user,
        client: client ? clientName(client) : '',
        ownLines: ownLines.get(user) ?? 0,
        hasContract: contracts.has(user),
        orders: 0,
        noPrice: 0,
        awaiting: 0,
        ...found.get(user),
      };
    });
  }

  private issueOne(month: string, user: number, caller: Actor): Promise<ActSummaryDto> {
    return this.database.write(async (tx) => {
      // First: the lock lets another unit that bills the same orders commit.
      const number = await this.writer.number(tx);
      const { requisites, vatPercent } = await this.sides(tx, user);
      const orders = await this.billable.take(tx, { month, user, most: MAX_ACT_LINES });
      const own = await tx.find(OwnLine, {
        where: { month, userId: user, actId: IsNull() },
        order: { id: 'ASC' },
        ...LOCKED,
      });
      const lines = [
        ...orders.map((order) => orderLine(order, vatPercent)),
        ...own.map((line) => ownLine(line, vatPercent)),
      ];
      if (lines.length === 0) throw refusal('transition', NOTHING);
      const kind: ActKind = 'act';
      const act = await this.writer.insert(
        tx,
        { ...number, kind, month, userId: user, requisites, vatPercent, correctsId: null, reason: null },
        lines,
        caller,
      );
      const ids = own.map(({ id }) => id);
      const taken = await tx.update(OwnLine, { id: In(ids), actId: IsNull() }, { actId: act.id });
      if (taken.affected !== ids.length) throw new ConcurrentUpdateError();
      const [summary] = await this.reader.summaries(tx, [act]);
      await this.writer.tell(tx, act, null, caller);
      return summary as ActSummaryDto;
    });
  }

  /** Both sides and the rate as they are now. */
  private async sides(tx: EntityManager, user: number) {
    const client = await this.clients.find(tx, user);
    const contract = await this.contracts.ofClient(tx, user);
    if (!client || !contract) throw refusal('transition', 'Нет контракта');
    const edition = await this.contracts.edition(tx, contract, this.clock.now());
    const company = await this.company.read(tx);
    const requisites = JSON.stringify(requisitesOf({ company, client, contract, edition }));
    return { requisites, vatPercent: company.vatPercent };
  }
}

/** Why a firm gets no act; null if it does. */
function obstacle(firm: Firm, without: boolean): string | null {
  if (firm.user === 0 || firm.client === '') return 'Учётной записи клиента уже нет';
  if (!firm.hasContract) return 'Нет контракта';
  const { noPrice, awaiting } = firm;
  const hasAny = firm.orders - noPrice + firm.ownLines > 0;
  if (!without && noPrice + awaiting > 0)
    return `Заказы: ${[noPrice > 0 && `без цены — ${noPrice}`, awaiting > 0 && `ждут ответа — ${awaiting}`]
      .filter(Boolean)
      .join(', ')}`;
  return hasAny ? null : NOTHING;
}
