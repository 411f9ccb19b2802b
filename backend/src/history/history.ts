import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { insertMany } from '../database/insert-many';
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

export type EventActor = Pick<Actor, 'id' | 'name' | 'role'> | null;

/**
 * Keeps who changed what and when, in the same transaction as the change. Nothing here is ever updated. What concerns credentials and
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

  /** The newest events of a thing, newest first; `fields` are those to be seen, all when not given. */
  read(
    manager: EntityManager,
    subject: EventSubject,
    subjectId: number,
    fields?: string[],
  ): Promise<HistoryEvent[]> {
    return manager.find(HistoryEvent, {
      where: { subject, subjectId, ...(fields ? { field: In(fields) } : {}) },
      order: { id: 'DESC' },
      take: 500,
    });
  }
}
