import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../shared/clock';
import type { User } from '../users/user.entity';
import { HistoryEvent, type EventSubject } from './event.entity';

/** One change in words: what it was, what it became; null for nothing. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

export type EventActor = Pick<User, 'id' | 'name' | 'role'> | null;

/** Keeps who changed what and when, in the same transaction as the change. Nothing here is ever updated. */
@Injectable()
export class History {
  constructor(private readonly clock: Clock) {}

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
    await tx.insert(
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
  }
}
