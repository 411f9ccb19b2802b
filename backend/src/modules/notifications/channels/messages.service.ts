import { Injectable } from '@nestjs/common';
import { masked, mobileNumber, normaliseEmail, PAGE_SIZE, toMinsk, type NoticeChannel } from '@shlyah/domain';
import { In, MoreThan } from 'typeorm';
import { Accounts } from '../../../platform/access/accounts';
import { Database } from '../../../platform/database/database';
import { pageOfRows } from '../../../platform/database/row-pages';
import { hidePersonal } from '../../../platform/logging/hide-personal';
import { Clock } from '../../../platform/common/clock';
import { offsetOf, pageOf, type Page } from '../../../platform/http/page';
import type { MessageDto, MessagesQuery, OrderMessageDto } from './dto/message.dto';
import { Email } from './email.entity';
import { MessageOrders } from './message-orders';
import { OUTCOMES, outcomeOf } from './outcome';
import { times } from '../../../platform/common/times';

/** Of one order: more than any has. */
const mostOfOrder = 100;

/** The outbox for admins: sent and failed messages with the reason, and resending. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly orders: MessageOrders,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list({ page, state, channel, to, order }: MessagesQuery): Promise<Page<MessageDto>> {
    const { read } = this.database;
    const where = {
      // Rows without an address are never sent: they give requests for unknown e-mails the same response time.
      recipient: to ? (mobileNumber(to) ?? normaliseEmail(to)) : MoreThan(''),
      ...(state ? OUTCOMES[state] : {}),
      ...(channel ? { channel } : {}),
      ...(order ? { orderId: In(await this.orders.named(read, order)) } : {}),
    };
    const query = read
      .createQueryBuilder(Email, 'e')
      .select(Object.keys(columns).map((name) => `e.${name}`))
      .where(where)
      .orderBy('e.id', 'DESC');
    const place = { skip: offsetOf(page), take: PAGE_SIZE };
    const [rows, total] = await pageOfRows(this.database.reads, query, place);
    const names = await this.accounts.names([...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
    return pageOf(
      rows.map((row) => viewOf(row, names)),
      page,
      total,
    );
  }

  /** Messages about an order to its owner and to its receiver, the newest first. */
  async aboutOrder(orderId: number): Promise<OrderMessageDto[]> {
    const rows = await this.database.read.find(Email, {
      select: columns,
      where: { orderId },
      order: { id: 'DESC' },
      take: mostOfOrder,
    });
    return rows.map((row) => ({
      id: row.id,
      ...times('date', row.sentAt ?? row.createdAt),
      channel: row.channel as NoticeChannel,
      // A receiver has no account.
      to: row.userId === null ? 'receiver' : 'client',
      subject: row.subject,
      state: outcomeOf(row),
      toFile: row.toFile,
    }));
  }

  /**
   * Queues failed messages again, with all attempts; others are skipped, so that no message is sent twice. Returns the number of the
   * queued ones.
   */
  async resend(ids: readonly number[]): Promise<number> {
    const now = await this.database.shared(this.clock.now());
    const anew = {
      nextAttemptAt: now,
      datedAt: now,
      attempts: 0,
      lastError: null,
    };
    const { affected } = await this.database.write((tx) =>
      tx.update(Email, { id: In([...new Set(ids)]), ...OUTCOMES.failed }, anew),
    );
    return affected ?? 0;
  }
}

/** Texts and what the reader knew are not selected: they may be long, and are for the reader only. */
const columns = {
  id: true,
  channel: true,
  userId: true,
  recipient: true,
  subject: true,
  createdAt: true,
  nextAttemptAt: true,
  attempts: true,
  sentAt: true,
  toFile: true,
  lastError: true,
} as const;

type MessageRow = Pick<Email, keyof typeof columns>;

function viewOf(row: MessageRow, names: ReadonlyMap<number, string>): MessageDto {
  const { id, userId, recipient, subject, attempts, toFile, lastError } = row;
  const state = outcomeOf(row);
  return {
    id,
    date: toMinsk(row.createdAt),
    channel: row.channel as NoticeChannel,
    to: masked(recipient),
    account: userId === null ? null : { id: userId, name: names.get(userId) ?? null },
    subject,
    state,
    toFile,
    attempts,
    sentAt: row.sentAt && toMinsk(row.sentAt),
    nextAt: state === 'waiting' ? toMinsk(row.nextAttemptAt) : null,
    // Servers repeat in their refusals whom they refuse.
    reason: lastError && lastError.split(recipient).map(hidePersonal).join(masked(recipient)),
  };
}
