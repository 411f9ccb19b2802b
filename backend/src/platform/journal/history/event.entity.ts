import type { Role } from '@shlyah/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, longText, reference, words } from '../../database/columns';

export type EventSubject =
  'order' | 'user' | 'contract' | 'tariff' | 'points' | 'company' | 'calendar' | 'movedDays' | 'terms';

/** A change, its author and its time. Changed only by anonymisation; it outlives its subject, so it has no foreign keys. */
@Entity('events')
@Index('ix_events_subject', ['subject', 'subjectId', 'id'])
@Index('ix_events_actor', ['actorId', 'id'])
export class HistoryEvent {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(exact(16))
  subject: EventSubject;

  @Column(reference())
  subjectId: number;

  @Column(reference(true))
  actorId: number | null;

  @Column(words(255, false))
  actorName: string;

  @Column(exact(16, true))
  actorRole: Role | null;

  @Column(instant())
  at: Date;

  /** The wire name of what changed: "status", "price", "deleted"… */
  @Column(exact(64))
  field: string;

  @Column(longText(true))
  fromValue: string | null;

  @Column(longText(true))
  toValue: string | null;
}
