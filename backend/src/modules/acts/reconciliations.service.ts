import { Injectable } from '@nestjs/common';
import { clientName, formatDate, minskDay, numbered, toByn } from '@shlyah/domain';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { ABSENT, badQuery, notFound, orNotFound } from '../../platform/http/errors';
import { CompanyService } from '../company/company.service';
import { closingWords, type ReconciliationSource } from '../documents';
import { Clients } from '../users';
import { Act } from './act.entity';
import { requisitesIn } from './act.mapper';
import { actsOfGone } from './gone-firms';
import { Payment } from './payment.entity';
import type { ReconciledKind, ReconciliationDto, ReconciliationQuery } from './reconciliation.dto';

/** A line in kopecks. */
interface Line {
  day: string;
  kind: ReconciledKind;
  words: string;
  debit: number;
  credit: number;
}

/** A firm with all its acts and payments, in the order of their entry. */
interface Firm {
  /** 0 where the account is gone. */
  user: number;
  name: string;
  unp: string;
  acts: Act[];
  payments: Payment[];
}

/** What the papers and the answer are made of. */
export interface Reconciled {
  user: number;
  source: Omit<ReconciliationSource, 'lines'> & { lines: Line[] };
}

/** The account of a firm over a period (docs/contract.md#payments). */
@Injectable()
export class Reconciliations {
  constructor(
    private readonly database: Database,
    private readonly clients: Clients,
    private readonly company: CompanyService,
    private readonly clock: Clock,
  ) {}

  async view(query: ReconciliationQuery, caller: Actor): Promise<ReconciliationDto> {
    const { user, source } = await this.read(query, caller);
    return {
      user,
      client: source.client.name,
      from: source.from,
      to: source.to,
      opening: toByn(source.opening),
      lines: source.lines.map((line) => ({ ...line, debit: toByn(line.debit), credit: toByn(line.credit) })),
      debit: toByn(source.debit),
      credit: toByn(source.credit),
      closing: toByn(source.closing),
      words: source.words,
    };
  }

  /** Throws 400 for a period in the future and for staff who name no firm, 404 for no firm. */
  async read({ user, unp, from, to }: ReconciliationQuery, caller: Actor): Promise<Reconciled> {
    const asked = isStaff(caller) ? user : caller.id;
    if (typeof asked !== 'number') throw badQuery({ user: ['Назовите клиента'] });
    if (asked === 0 && !unp) throw badQuery({ unp: ['Укажите УНП фирмы, чьей учётной записи уже нет'] });
    if (to > minskDay(this.clock.now())) throw badQuery({ to: ['Этот день ещё не наступил'] });
    const firm = asked === 0 ? await this.goneFirm(unp ?? '') : await this.firmOf(asked, caller);
    const all = linesOf(firm);
    const before = all.filter(({ day }) => day < from);
    const lines = all.filter(({ day }) => day >= from && day <= to);
    const [opening, debit, credit] = [balance(before), total(lines, 'debit'), total(lines, 'credit')];
    const closing = opening + debit - credit;
    const sides = await this.sides(firm);
    const words = closingWords(closing, { day: to, company: sides.company.name, client: sides.client.name });
    return { user: firm.user, source: { from, to, ...sides, opening, lines, debit, credit, closing, words } };
  }

  /** A client that is a firm, or was one and has an account; nothing of it in the sandbox. */
  private async firmOf(userId: number, caller: Actor): Promise<Firm> {
    const { read } = this.database;
    const client = orNotFound(await this.clients.find(read, userId), ABSENT.user);
    if (client.role !== 'customer') throw notFound(NO_FIRM);
    const isTest = callerMode(caller) === 'test';
    const own = { where: { userId }, order: { id: 'ASC' } } as const;
    const acts = isTest ? [] : await read.find(Act, own);
    const payments = isTest ? [] : await read.find(Payment, own);
    if (!client.isLegalEntity && acts.length + payments.length === 0) throw notFound(NO_FIRM);
    return { user: userId, name: clientName(client), unp: client.unp ?? '', acts, payments };
  }

  /** A firm whose account is gone, as its last act names it. */
  private async goneFirm(unp: string): Promise<Firm> {
    const { read } = this.database;
    const acts = await actsOfGone(read, unp);
    const last = acts.at(-1);
    if (!last) throw notFound(NO_FIRM);
    const payments = await read.find(Payment, { where: { userId: IsNull(), unp }, order: { id: 'ASC' } });
    return { user: 0, name: requisitesIn(last).client.name, unp, acts, payments };
  }

  /** Both sides: the company as it is, the client as its last act names it. */
  private async sides({ acts, name, unp }: Firm): Promise<Pick<ReconciliationSource, 'company' | 'client'>> {
    const company = await this.company.read();
    const act = acts.at(-1);
    return {
      company: {
        name: company.legalName,
        unp: company.unp,
        address: company.legalAddress,
        account: company.account,
        bank: company.bank,
        bankAddress: company.bankAddress,
        bic: company.bic,
        signer: company.director,
        position: company.directorPosition,
        authority: company.directorAuthority,
      },
      client: {
        ...(act ? requisitesIn(act).client : BARE),
        name,
        unp,
      },
    };
  }
}

const NO_FIRM = 'Сверка бывает только с фирмами.';

const BARE = { address: '', account: '', bank: '', bankAddress: '', signer: '', position: '', authority: '' };

const total = (lines: readonly Line[], side: 'debit' | 'credit'): number =>
  lines.reduce((sum, line) => sum + line[side], 0);

const balance = (lines: readonly Line[]): number => total(lines, 'debit') - total(lines, 'credit');

/** By days; on one day what was billed before what was paid. */
function linesOf({ acts, payments }: Firm): Line[] {
  const lines = [...acts.flatMap(linesOfAct), ...payments.flatMap(linesOfPayment)];
  return lines.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function linesOfAct({ number, kind, sum, issuedAt, annulledAt }: Act): Line[] {
  const day = minskDay(issuedAt);
  const name = `${kind === 'act' ? 'Акт' : 'Исправление'} ${numbered(number)} от ${formatDate(day)}`;
  const kindOf: ReconciledKind = kind === 'act' ? 'act' : 'correction';
  const issued: Line = { day, kind: kindOf, words: name, debit: sum, credit: 0 };
  if (!annulledAt) return [issued];
  const words = `Аннулирован: ${name}`;
  return [issued, { day: minskDay(annulledAt), kind: 'annulment', words, debit: -sum, credit: 0 }];
}

function linesOfPayment({ number, day, sum, reversedAt }: Payment): Line[] {
  const name = `п/п ${numbered(number)} от ${formatDate(day)}`;
  const paid: Line = { day, kind: 'payment', words: `Оплата, ${name}`, debit: 0, credit: sum };
  if (!reversedAt) return [paid];
  const words = `Сторно: ${name}`;
  return [paid, { day: minskDay(reversedAt), kind: 'reversal', words, debit: 0, credit: -sum }];
}
