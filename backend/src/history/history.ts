import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { insertMany } from '../database/insert-many';
import { placesFor, readRows } from '../database/read-rows';
import { Clock } from '../shared/clock';
import type { Actor } from '../access/actor';
import { Journal } from '../journal/journal';
import { toldOfAccount } from './told';
import { HistoryEvent, type EventSubject } from './event.entity';

/** One change in words: what it was, what it became; null for nothing. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

/** Fields whose values tell nothing of people. */
const impersonal = ['status', 'state', 'price', 'role', 'deliveryDate'];

export type EventActor = Pick<Actor, 'id' | 'name' | 'role'> | null;

/**
 * Keeps who changed what and when, in the same transaction as the change. Nothing here is ever changed but to
 * forget people. What concerns credentials and
 * rights goes into the journal too.
 */
@Injectable()
export class History {
  constructor(
    private readonly clock: Clock,
    private readonly journal: Journal,
  ) {}

  /** Records the changes; `actor` null stands for the system itself. */
  async record(
    tx: EntityManager,
    subject: EventSubject,
    subjectId: number,
    actor: EventActor,
    changes: Change[],
  ): Promise<void> {
    if (changes.length === 0) return;
    const at = this.clock.now();
    await insertMany(
      tx,
      HistoryEvent,
      changes.map(({ field, from, to }) => ({
        subject,
        subjectId,
        actorId: actor?.id ?? null,
        actorName: actor?.name ?? 'Система',
        actorRole: actor?.role ?? null,
        at,
        field,
        fromValue: from,
        toValue: to,
      })),
    );
    if (subject === 'user') await this.journal.record(tx, ...toldOfAccount(subjectId, actor, changes));
  }

  /**
   * Takes out what the history tells of a customer whose account goes: his name, and the values of what was changed in the account
   * and its contract. What happened and when stays.
   */
  async forgetPerson(tx: EntityManager, userId: number): Promise<void> {
    const field = Not(In(impersonal));
    for (const where of [
      { subject: 'user', subjectId: userId } as const,
      { subject: 'contract', actorId: userId } as const,
    ])
      await tx.update(HistoryEvent, { ...where, field }, { fromValue: null, toValue: null });
    await tx.update(HistoryEvent, { actorId: userId, actorRole: 'customer' }, { actorName: 'Клиент' });
  }

  /** The same of things that are not to name anybody any more. */
  async forgetThings(tx: EntityManager, subject: EventSubject, ids: number[]): Promise<void> {
    const where = { subject, subjectId: In(ids) };
    await tx.update(
      HistoryEvent,
      { ...where, field: Not(In(impersonal)) },
      { fromValue: null, toValue: null },
    );
    await tx.update(HistoryEvent, { ...where, actorRole: 'customer' }, { actorName: 'Клиент' });
  }

  /** The newest events of a thing, newest first; `fields` are those to be seen, all when not given. */
  read(
    manager: EntityManager,
    subject: EventSubject,
    subjectId: number,
    fields?: string[],
  ): Promise<HistoryEvent[]> {
    const seen = fields ? ` AND field IN ${placesFor(fields)}` : '';
    const rest = `WHERE subject = ? AND subjectId = ?${seen} ORDER BY id DESC LIMIT 500`;
    return readRows(manager, HistoryEvent, rest, [subject, subjectId, ...(fields ?? [])]);
  }
}
