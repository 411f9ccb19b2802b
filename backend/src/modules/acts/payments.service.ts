import { Injectable } from '@nestjs/common';
import {
  clientName,
  FIRST_PAYMENT_DAY,
  formatDate,
  formatPrice,
  minskDay,
  numbered,
  PAGE_SIZE,
  toByn,
  toKopecks,
} from '@shlyah/domain';
import { Between, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { times } from '../../platform/common/times';
import { ConcurrentUpdateError } from '../../platform/database/concurrent-update';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertOne } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { ABSENT, badQuery, invalid, notFound, orNotFound, refusal } from '../../platform/http/errors';
import { offsetOf, pageOf } from '../../platform/http/page';
import { Journal } from '../../platform/journal/journal';
import { Clients } from '../users';
import { Act } from './act.entity';
import { requisitesIn } from './act.mapper';
import { actsOfGone } from './gone-firms';
import type {
  CreatePaymentDto,
  PaymentDto,
  PaymentPage,
  PaymentsQuery,
  ReversePaymentDto,
} from './payment.dto';
import { Payment } from './payment.entity';
import type { Payer } from './settlements';

/** Payments of firms (docs/contract.md#payments). */
@Injectable()
export class Payments {
  constructor(
    private readonly database: Database,
    private readonly clients: Clients,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Newest first; a client sees own ones, and none in the sandbox. */
  async list({ user, unp, from, to, page }: PaymentsQuery, caller: Actor): Promise<PaymentPage> {
    if (from && to && from > to) throw badQuery({ to: ['Конец периода раньше начала'] });
    if (callerMode(caller) === 'test') return pageOf<PaymentDto>([], page, 0);
    const owner = isStaff(caller) ? user : caller.id;
    const [rows, total] = await this.database.read.findAndCount(Payment, {
      where: {
        ...(typeof owner === 'number' && ownedBy(owner, unp)),
        ...((from || to) && { day: Between(from ?? FIRST_PAYMENT_DAY, to ?? '9999-12-31') }),
      },
      order: { id: 'DESC' },
      skip: offsetOf(page),
      take: PAGE_SIZE,
    });
    return pageOf(
      rows.map((row) => paymentView(row, caller)),
      page,
      total,
    );
  }

  /** Throws 404 for no client, 422 for one that is no firm and for a day that cannot be, 409 for a repeat that is not confirmed. */
  add(
    { user, unp, day, number, note, repeat, ...dto }: CreatePaymentDto,
    caller: Actor,
  ): Promise<PaymentDto> {
    const now = this.clock.now();
    if (day > minskDay(now)) throw invalid({ day: ['Этот день ещё не наступил'] });
    if (day < FIRST_PAYMENT_DAY) throw invalid({ day: [`Не раньше ${formatDate(FIRST_PAYMENT_DAY)}`] });
    return this.database.write(async (tx) => {
      const payer = await this.payerOf(tx, user, unp ?? null);
      const key = { number, day, sum: toKopecks(dto.sum) };
      const copy = await this.copyOf(tx, key, repeat ?? false);
      const row = {
        ...key,
        copy,
        userId: payer.user || null,
        client: payer.client,
        unp: payer.unp,
        note: note ?? null,
        author: caller.name,
        at: now,
        reversedAt: null,
        reversedBy: null,
        reverseReason: null,
      };
      const id = await insertOne(tx, Payment, row).catch((error: unknown) => {
        // The same payment was entered meanwhile.
        throw isDuplicate(error) ? new ConcurrentUpdateError() : error;
      });
      await this.journal.record(tx, {
        kind: 'paymentAdded',
        account: row.userId,
        actor: caller,
        detail: detailOf(row),
      });
      return paymentView({ id, ...row }, caller);
    });
  }

  /** The row stays and counts no longer. Idempotent. */
  reverse(id: number, { reason }: ReversePaymentDto, caller: Actor): Promise<PaymentDto> {
    return this.database.write(async (tx) => {
      const payment = orNotFound(await tx.findOneBy(Payment, { id }), ABSENT.payment);
      if (payment.reversedAt) return paymentView(payment, caller);
      const change = { reversedAt: this.clock.now(), reversedBy: caller.name, reverseReason: reason };
      const { affected } = await tx.update(Payment, { id, reversedAt: IsNull() }, change);
      if (affected !== 1) throw new ConcurrentUpdateError();
      const detail = `${detailOf(payment)}: ${reason}`;
      await this.journal.record(tx, {
        kind: 'paymentReversed',
        account: payment.userId,
        actor: caller,
        detail,
      });
      return paymentView({ ...payment, ...change }, caller);
    });
  }

  /** The firm that pays: a client, or the one of the УНП whose account is gone, by its acts. */
  private async payerOf(tx: EntityManager, user: number, unp: string | null): Promise<Payer> {
    if (user === 0) return goneFirm(tx, unp);
    if (unp) throw invalid({ unp: ['УНП называют только фирме без учётной записи: user 0'] });
    const client = await this.clients.find(tx, user);
    if (client?.role !== 'customer') throw notFound(ABSENT.user);
    if (!client.isLegalEntity) throw invalid({ user: ['Оплаты вносятся только фирмам'] });
    // The УНП of the acts: by it the debt is counted when the account is gone.
    const last = await tx.findOne(Act, { where: { userId: user }, order: { id: 'DESC' } });
    return {
      user,
      client: clientName(client),
      unp: (last && requisitesIn(last).client.unp) ?? client.unp ?? '',
    };
  }

  /** The copy that a payment of the number, day and sum becomes; throws 409 where one in force is there and `repeat` is not said. */
  private async copyOf(
    tx: EntityManager,
    key: Pick<Payment, 'number' | 'day' | 'sum'>,
    repeat: boolean,
  ): Promise<number> {
    const same = await tx.find(Payment, { where: key, order: { copy: 'ASC' } });
    const standing = same.find(({ reversedAt }) => reversedAt === null);
    if (standing && !repeat)
      throw refusal(
        'payment_repeats',
        `Оплата ${numbered(key.number)} от ${formatDate(key.day)} на ${formatPrice(key.sum)} уже внесена: ${standing.client}. Внести ещё одну?`,
      );
    return (same.at(-1)?.copy ?? -1) + 1;
  }
}

/** Throws 422 for a УНП without acts of an account that is gone. */
async function goneFirm(tx: EntityManager, unp: string | null): Promise<Payer> {
  if (!unp) throw invalid({ unp: ['Укажите УНП фирмы, чьей учётной записи уже нет'] });
  const last = (await actsOfGone(tx, unp)).at(-1);
  if (!last) throw invalid({ unp: ['Нет фирмы без учётной записи, у которой есть акты с этим УНП'] });
  return { user: 0, client: requisitesIn(last).client.name, unp };
}

/** The payments of a client; of 0, those whose accounts are gone: of one УНП or of all. */
const ownedBy = (user: number, unp: string | null | undefined) =>
  user === 0 ? { userId: IsNull(), ...(unp && { unp }) } : { userId: user };

/** A payment in the journal; the firm where no account names it. */
function detailOf({ number, day, sum, userId, client, unp }: Omit<Payment, 'id'>): string {
  const firm = userId === null ? `${client}, УНП ${unp}, ` : '';
  return `${firm}п/п № ${number} от ${formatDate(day)}, ${toByn(sum).toFixed(2)}`;
}

function paymentView(payment: Payment, caller: Actor): PaymentDto {
  const staff = isStaff(caller);
  const { id, userId, client, unp, day, sum, number, note, author, at } = payment;
  return {
    id,
    user: userId ?? 0,
    client,
    unp,
    day,
    sum: toByn(sum),
    number,
    note: staff ? note : null,
    author: staff ? author : null,
    ...times('at', at),
    ...times('reversedAt', payment.reversedAt),
    reversedBy: staff ? payment.reversedBy : null,
    reverseReason: payment.reverseReason,
  };
}
