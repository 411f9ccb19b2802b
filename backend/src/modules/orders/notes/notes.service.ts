import { Injectable } from '@nestjs/common';
import { mentionedIn, modeOf, NOTES_OF_ORDER, toMinsk, type NoteBody } from '@shlyah/domain';
import { Raw, type EntityManager } from 'typeorm';
import { Accounts } from '../../../platform/access/accounts';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { insertOne } from '../../../platform/database/insert-many';
import { LOCKED } from '../../../platform/database/locked';
import { ownerNotDeleted } from '../../../platform/access/removed';
import { Feed } from '../../../platform/feed/feed';
import type { Actor } from '../../../platform/http/actor';
import { ABSENT, orNotFound, notFound, refusal, Refusal } from '../../../platform/http/errors';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import type { Repeat } from '../../../platform/idempotency/repeat';
import { Notifications } from '../../notifications/notifications';
import type { CreateNoteDto, NoteDto, OrderNotesDto } from '../dto/note.dto';
import { Order } from '../model/order.entity';
import { OrdersService } from '../read/orders.service';
import { OrderNote } from '../model/note.entity';

/** Notes of staff on orders (docs/contract.md#notes). */
@Injectable()
export class OrderNotes {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly idempotency: Idempotency,
    private readonly accounts: Accounts,
    private readonly notifications: Notifications,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  async list(orderId: number, caller: Actor): Promise<OrderNotesDto> {
    const { read } = this.database;
    await this.orders.checkVisible(orderId, caller);
    const notes = await read.find(OrderNote, { where: { orderId }, order: { id: 'DESC' } });
    const staff = await this.accounts.staff(read);
    return {
      notes: notes.map((note) => view(note, caller)),
      colleagues: staff.filter(({ id }) => id !== caller.id).map(({ name }) => name),
    };
  }

  create(orderId: number, { text }: CreateNoteDto, caller: Actor, repeat: Repeat): Promise<NoteDto> {
    return this.idempotency.run(
      repeat,
      { userId: caller.id, operation: 'note', body: { orderId, text } },
      {
        create: async (tx) => {
          await this.checkWritable(tx, orderId);
          const row = {
            orderId,
            authorId: caller.id,
            author: caller.name,
            text,
            createdAt: this.clock.now(),
          };
          const note = { ...row, id: await insertOne(tx, OrderNote, row) };
          await this.notifyMentioned(tx, note, caller);
          await this.appendEvent(tx, orderId, caller);
          return { id: note.id, answer: view(note, caller) };
        },
        again: async (tx, id) => {
          const note = await tx.findOneBy(OrderNote, { id });
          return note && view(note, caller);
        },
      },
    );
  }

  /** Removes a note by its author or an admin. */
  remove(id: number, caller: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      const note = orNotFound(await tx.findOneBy(OrderNote, { id }), ABSENT.note);
      if (!isRemovable(note, caller))
        throw new Refusal('forbidden', 'Заметку удаляет тот, кто её написал, или администратор.');
      await tx.delete(OrderNote, { id });
      await this.appendEvent(tx, note.orderId, caller);
    });
  }

  private async checkWritable(tx: EntityManager, orderId: number): Promise<void> {
    // The lock serializes with the deletion and the anonymisation of the order, which delete its notes.
    const order = await tx.findOne(Order, {
      select: { id: true, anonymisedAt: true },
      where: { id: orderId, userId: Raw(ownerNotDeleted) },
      ...LOCKED,
    });
    if (!order || modeOf(orderId) === 'test') throw notFound(ABSENT.order);
    // A note may contain personal data, which has been removed from this order.
    if (order.anonymisedAt)
      throw refusal('transition', 'Заказ давний, людей в нём уже нет: заметок к нему не ведут.');
    if ((await tx.countBy(OrderNote, { orderId })) >= NOTES_OF_ORDER)
      throw refusal('transition', `К заказу уже ${NOTES_OF_ORDER} заметок: удалите лишние.`);
  }

  private appendEvent(tx: EntityManager, orderId: number, caller: Actor): Promise<void> {
    return this.feed.append(tx, { type: 'order.noted', userId: caller.id, orderId });
  }

  private async notifyMentioned(tx: EntityManager, note: OrderNote, caller: Actor): Promise<void> {
    const staff = await this.accounts.staff(tx);
    const mentioned = mentionedIn(note.text, staff).flatMap(({ id }) => (id === caller.id ? [] : [id]));
    if (mentioned.length === 0) return;
    await this.notifications.announce(tx, {
      kind: 'mentioned',
      userIds: mentioned,
      by: caller.name,
      orderId: note.orderId,
      text: note.text,
    });
  }
}

const isRemovable = ({ authorId }: OrderNote, { id, role }: Actor): boolean =>
  authorId === id || role === 'admin';

const view = (note: OrderNote, caller: Actor): NoteDto & NoteBody => ({
  id: note.id,
  author: note.author,
  text: note.text,
  createdAt: toMinsk(note.createdAt),
  removable: isRemovable(note, caller),
});
