import { Injectable } from '@nestjs/common';
import { toMinsk, type JournalKind } from '@shlyah/domain';
import { In, MoreThan, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { insertMany } from '../../database/insert-many';
import { placeholders, readRows } from '../../database/read-rows';
import { Clock } from '../../common/clock';
import type { SavedBy } from '../../http/errors';
import type { Actor } from '../../http/actor';
import { Journal, type Entry } from '../journal';
import { HistoryEvent, type EventSubject } from './event.entity';

/** One change in words: what it was, what it became; null for nothing. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

/** A change of a subject, its author and its time. */
export interface PastChange extends Change {
  subjectId: number;
  by: string;
  at: Date;
}

/** Subjects whose changes cost money: the journal keeps them as texts, since admins read them there. */
const costly: Partial<Record<EventSubject, JournalKind>> = {
  tariff: 'tariffChanged',
  points: 'pointsChanged',
  calendar: 'calendarChanged',
  movedDays: 'movedDaysChanged',
  terms: 'termsChanged',
};

/** Fields whose values tell nothing of people. */
const impersonal = 'status state price role deliveryDate deliveryFrom pickupDate pickupFrom'.split(' ');

/** Events of one unit of work. */
const most = 200;

export type EventActor = Pick<Actor, 'id' | 'name' | 'role'> | null;

/**
 * Records who changed what and when, in the transaction of the change. Events are changed only by anonymisation. Changes of
 * credentials and rights go into the journal too.
 */
@Injectable()
export class History {
  constructor(
    private readonly clock: Clock,
    private readonly journal: Journal,
  ) {}

  /** Records the changes; `actor` null stands for the system itself. `at` is when they happened, where that is not now. */
  async record(
    tx: EntityManager,
    subject: EventSubject,
    subjectId: number,
    actor: EventActor,
    changes: Change[],
    at?: Date,
  ): Promise<void> {
    if (changes.length === 0) return;
    await insertMany(tx, HistoryEvent, this.rows(subject, [subjectId], actor, changes, at));
    await this.journal.record(tx, ...journalEntries(subject, subjectId, actor, changes));
  }

  /** Records changes of many subjects at once; the journal is left to the caller. */
  async recordEach(
    tx: EntityManager,
    subject: EventSubject,
    changes: readonly ({ subjectId: number } & Change)[],
    actor: EventActor,
    at: Date,
  ): Promise<void> {
    const rows = changes.flatMap(({ subjectId, ...change }) =>
      this.rows(subject, [subjectId], actor, [change], at),
    );
    await insertMany(tx, HistoryEvent, rows);
  }

  /** Records that orders are deleted; `isNoted`: in the journal too. */
  async deleted(tx: EntityManager, orderIds: number[], actor: EventActor, isNoted: boolean): Promise<void> {
    const change = { field: 'deleted', from: null, to: null };
    await insertMany(tx, HistoryEvent, this.rows('order', orderIds, actor, [change]));
    if (isNoted)
      await this.journal.record(
        tx,
        ...orderIds.flatMap((id) => journalEntries('order', id, actor, [change])),
      );
  }

  private rows(
    subject: EventSubject,
    subjectIds: number[],
    actor: EventActor,
    changes: Change[],
    at = this.clock.now(),
  ): Omit<HistoryEvent, 'id'>[] {
    const by = {
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? 'Система',
      actorRole: actor?.role ?? null,
      at,
    };
    return subjectIds.flatMap((subjectId) =>
      changes.map(({ field, from, to }) => ({
        subject,
        subjectId,
        ...by,
        field,
        fromValue: from,
        toValue: to,
      })),
    );
  }

  /**
   * Removes a deleted customer's data from the history: the name, and the values of changes to the account, its conditions and its contract. What happened
   * and when stays. Of the customer's own actions it takes the next events behind `after`, and returns the last of them, null when there
   * are no more.
   */
  async forgetPerson(tx: EntityManager, userId: number, after: number): Promise<number | null> {
    const field = Not(In(impersonal));
    const nothing = { fromValue: null, toValue: null };
    if (after === 0)
      await tx.update(HistoryEvent, { subject: In(['user', 'terms']), subjectId: userId, field }, nothing);
    const own = await tx.find(HistoryEvent, {
      select: { id: true },
      where: { actorId: userId, id: MoreThan(after) },
      order: { id: 'ASC' },
      take: most,
    });
    const id = In(own.map((event) => event.id));
    await tx.update(HistoryEvent, { id, subject: 'contract', field }, nothing);
    await tx.update(HistoryEvent, { id, actorRole: 'customer' }, { actorName: 'Клиент' });
    return own.length < most ? null : (own.at(-1)?.id ?? null);
  }

  /** The same for anonymised subjects. */
  async forgetThings(tx: EntityManager, subject: EventSubject, ids: number[]): Promise<void> {
    const where = { subject, subjectId: In(ids) };
    await tx.update(
      HistoryEvent,
      { ...where, field: Not(In(impersonal)) },
      { fromValue: null, toValue: null },
    );
    await tx.update(HistoryEvent, { ...where, actorRole: 'customer' }, { actorName: 'Клиент' });
  }

  /** The last author of a change, and when; a client reads only the own name. */
  async savedBy(
    manager: EntityManager,
    subject: EventSubject,
    subjectId: number,
    reader: EventActor,
  ): Promise<SavedBy | undefined> {
    const rest = 'WHERE subject = ? AND subjectId = ? ORDER BY id DESC LIMIT 1';
    const [event] = await readRows(manager, HistoryEvent, rest, [subject, subjectId]);
    return event && savedByOf(event, reader);
  }

  /** The last event of each of these fields by subject, newest first. */
  async lastEvents(
    manager: EntityManager,
    subject: EventSubject,
    { ids, fields }: { ids: readonly number[]; fields: readonly string[] },
  ): Promise<HistoryEvent[]> {
    if (ids.length === 0) return [];
    const newest = `SELECT MAX(id) FROM events WHERE subject = ? AND subjectId IN ${placeholders(ids)} AND field IN ${placeholders(fields)} GROUP BY subjectId, field`;
    const rest = `WHERE id IN (${newest}) ORDER BY id DESC`;
    return readRows(manager, HistoryEvent, rest, [subject, ...ids, ...fields]);
  }

  /** The value of a field before its last change; undefined when that was not after `since`. */
  async formerValue(
    manager: EntityManager,
    subject: EventSubject,
    subjectId: number,
    field: string,
    since: Date,
  ): Promise<string | null | undefined> {
    const rest = 'WHERE subject = ? AND subjectId = ? AND field = ? ORDER BY id DESC LIMIT 1';
    const [event] = await readRows(manager, HistoryEvent, rest, [subject, subjectId, field]);
    return event && event.at > since ? event.fromValue : undefined;
  }

  /** The newest change of one field; undefined if there was none. */
  async lastOf(
    manager: EntityManager,
    subject: EventSubject,
    subjectId: number,
    field: string,
  ): Promise<HistoryEvent | undefined> {
    const rest = 'WHERE subject = ? AND subjectId = ? AND field = ? ORDER BY id DESC LIMIT 1';
    return (await readRows(manager, HistoryEvent, rest, [subject, subjectId, field]))[0];
  }

  /** The changes of these fields from a moment on, the oldest first. */
  async since(
    manager: EntityManager,
    subject: EventSubject,
    { ids, fields, first }: { ids: readonly number[]; fields: readonly string[]; first: Date },
  ): Promise<PastChange[]> {
    const where = { subject, subjectId: In(ids), field: In(fields), at: MoreThanOrEqual(first) };
    const events = await manager.find(HistoryEvent, { where, order: { id: 'ASC' } });
    return events.map(({ subjectId, field, fromValue, toValue, actorName, at }) => ({
      subjectId,
      field,
      from: fromValue,
      to: toValue,
      by: actorName,
      at,
    }));
  }

  /** The last author of each subject. */
  async authors(
    manager: EntityManager,
    subject: EventSubject,
    subjectIds: readonly number[],
  ): Promise<Map<number, { id: number | null; name: string }>> {
    const newest = `SELECT MAX(id) FROM events WHERE subject = ? AND subjectId IN ${placeholders(subjectIds)} GROUP BY subjectId`;
    const events = await readRows(manager, HistoryEvent, `WHERE id IN (${newest})`, [subject, ...subjectIds]);
    return new Map(
      events.map(({ subjectId, actorId, actorName }) => [subjectId, { id: actorId, name: actorName }]),
    );
  }

  /** The newest events of a subject, newest first, of the given fields or of all. */
  read(
    manager: EntityManager,
    subject: EventSubject,
    subjectId: number,
    fields?: string[],
  ): Promise<HistoryEvent[]> {
    const seen = fields ? ` AND field IN ${placeholders(fields)}` : '';
    const rest = `WHERE subject = ? AND subjectId = ?${seen} ORDER BY id DESC LIMIT 500`;
    return readRows(manager, HistoryEvent, rest, [subject, subjectId, ...(fields ?? [])]);
  }
}

/** The author and the time of an event; a client reads only the own name. */
export function savedByOf({ actorId, actorName, at }: HistoryEvent, reader: EventActor): SavedBy {
  const isNamed = reader?.role !== 'customer' || reader.id === actorId;
  return { name: isNamed ? actorName : null, at: toMinsk(at) };
}

/** Changes of an account that the journal records, and as what. Passwords and e-mails are recorded where they change, since a link has no known actor. */
const journalKinds: Readonly<Record<string, (change: Change) => JournalKind>> = {
  created: () => 'registered',
  status: ({ from }) => (from === null ? 'registered' : 'statusChanged'),
  role: () => 'roleChanged',
  deleted: () => 'accountDeleted',
};

const journalWords: Readonly<Record<string, string>> = {
  customer: 'клиент',
  manager: 'менеджер',
  admin: 'администратор',
  pending: 'ожидает',
  canceled: 'отклонён',
  confirmed: 'подтверждён',
};

/** Roles and statuses are recorded in words, of anything else only that it has changed. */
function detailOf({ field, from, to }: Change): string | null {
  if (field !== 'role' && field !== 'status') return null;
  return [from, to].flatMap((value) => (value === null ? [] : (journalWords[value] ?? value))).join(' → ');
}

/** The same of an order. */
const orderKinds: Readonly<Record<string, JournalKind>> = {
  price: 'orderPriced',
  deleted: 'orderDeleted',
  restored: 'orderRestored',
};

const fromTo = ({ from, to }: Change): string => `${from ?? '—'} → ${to ?? '—'}`;

function journalEntries(
  subject: EventSubject,
  subjectId: number,
  actor: EventActor,
  changes: Change[],
): Entry[] {
  const kind = costly[subject];
  const account = subject === 'terms' ? subjectId : null;
  if (kind) return [{ kind, account, actor, detail: changes.map(fromTo).join('; ') }];
  return changes.flatMap((change): Entry[] => {
    if (subject === 'user') {
      const ofUser = journalKinds[change.field]?.(change);
      return ofUser ? [{ kind: ofUser, account: subjectId, actor, detail: detailOf(change) }] : [];
    }
    const ofOrder = subject === 'order' ? orderKinds[change.field] : undefined;
    const detail = change.field === 'price' ? fromTo(change) : null;
    return ofOrder ? [{ kind: ofOrder, account: null, actor, detail, order: subjectId }] : [];
  });
}
