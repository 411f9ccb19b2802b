import { Injectable } from '@nestjs/common';
import { clientName, formatDate, minskDay, numbered, toByn } from '@shlyah/domain';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { ABSENT, badQuery, notFound, orNotFound } from '../../platform/http/errors';
import { CompanyService } from '../company/company.service';
import { closingWords, type ReconciliationSource } from '../documents';
import { Clients, type Client } from '../users';
import { Act } from './act.entity';
import { requisitesIn } from './act.mapper';
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

  /** Throws 400 for a period in the future and for staff who name no client, 404 for no firm. */
  async read({ user, from, to }: ReconciliationQuery, caller: Actor): Promise<Reconciled> {
    const staff = isStaff(caller);
    if (staff && !user) throw badQuery({ user: ['Назовите клиента'] });
    if (to > minskDay(this.clock.now())) throw badQuery({ to: ['Этот день ещё не наступил'] });
    const client = orNotFound(
      await this.clients.find(this.database.read, staff ? (user ?? 0) : caller.id),
      ABSENT.user,
    );
    const all = callerMode(caller) === 'test' ? [] : await this.lines(client.id);
    // One that is a firm no longer keeps its account.
    if (client.role !== 'customer' || (!client.isLegalEntity && all.length === 0)) throw notFound(NO_FIRM);
    const before = all.filter(({ day }) => day < from);
    const lines = all.filter(({ day }) => day >= from && day <= to);
    const [opening, debit, credit] = [balance(before), total(lines, 'debit'), total(lines, 'credit')];
    const closing = opening + debit - credit;
    const sides = await this.sides(client);
    const words = closingWords(closing, { day: to, company: sides.company.name, client: sides.client.name });
    return { user: client.id, source: { from, to, ...sides, opening, lines, debit, credit, closing, words } };
  }

  /** By days; on one day what was billed before what was paid. */
  private async lines(userId: number): Promise<Line[]> {
    const { read } = this.database;
    const acts = await read.find(Act, {
      select: { id: true, number: true, kind: true, sum: true, issuedAt: true, annulledAt: true },
      where: { userId },
      order: { id: 'ASC' },
    });
    const payments = await read.find(Payment, { where: { userId }, order: { id: 'ASC' } });
    const lines = [...acts.flatMap(linesOfAct), ...payments.flatMap(linesOfPayment)];
    return lines.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  }

  /** Both sides: the company as it is, the client as its last act names it. */
  private async sides(client: Client): Promise<Pick<ReconciliationSource, 'company' | 'client'>> {
    const company = await this.company.read();
    const act = await this.database.read.findOne(Act, {
      where: { userId: client.id },
      order: { id: 'DESC' },
    });
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
        name: clientName(client),
        unp: client.unp ?? '',
      },
    };
  }
}

const NO_FIRM = 'Сверка бывает только с фирмами.';

const BARE = { address: '', account: '', bank: '', bankAddress: '', signer: '', position: '', authority: '' };

const total = (lines: readonly Line[], side: 'debit' | 'credit'): number =>
  lines.reduce((sum, line) => sum + line[side], 0);

const balance = (lines: readonly Line[]): number => total(lines, 'debit') - total(lines, 'credit');

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
