import type { Mode } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, flag, instant, reference, version, whole, words } from '../../../platform/database/columns';

/** `on`: events go there; `off`: its owner has stopped it; `failed`: three days of failures have; `gone`: it has asked to be stopped. */
export const WEBHOOK_STATES = ['on', 'off', 'failed', 'gone'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** As they are read: `unproved` is one that is on and, while its owner's registration is not confirmed, has answered no test. */
export const SHOWN_WEBHOOK_STATES = [...WEBHOOK_STATES, 'unproved'] as const;
export type ShownWebhookState = (typeof SHOWN_WEBHOOK_STATES)[number];

/** An address of a client's program to which events are sent. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_webhooks_user')
  @ForeignKey('users', { name: 'fk_webhooks_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  @Column(exact(4))
  mode: Mode;

  @Column(exact(500))
  url: string;

  /** Names and beginnings of types, with blanks; empty: all. */
  @Column(exact(500))
  types: string;

  @Column(words(200))
  description: string | null;

  /** Sealed (access/secrets.ts). */
  @Column(exact(255))
  secret: string;

  /** The one before it signs too until `oldUntil`. */
  @Column(exact(255, true))
  oldSecret: string | null;

  @Column(instant(true))
  oldUntil: Date | null;

  @Column(exact(16))
  state: WebhookState;

  /** Since when nothing has arrived; null: the last attempt did. */
  @Column(instant(true))
  failingSince: Date | null;

  /** When its owner was notified of this outage; null: not yet. */
  @Column(instant(true))
  failureToldAt: Date | null;

  /** The last attempt with an event, whatever came of it. */
  @Column(instant(true))
  triedAt: Date | null;

  /** Up to which place of the feed its deliveries are queued. */
  @Column(whole())
  lastSeq: number;

  @Column(instant())
  createdAt: Date;

  /** The key that has named the address; null: a person has. It is stopped when the key is revoked. */
  @Column(reference(true))
  keyId: number | null;

  /** Whether events carry whole orders; false where the key that named the address may not read them. */
  @Column(flag(true))
  tellsOrders: boolean;

  /** When its address or its secret was last replaced; null: never. */
  @Column(instant(true))
  renewedAt: Date | null;

  /** When it answered a test of an unconfirmed account; null: not since its address is this one. */
  @Column(instant(true))
  provedAt: Date | null;

  @Column(version())
  version: number;
}

/** Whose secret it is and what for: sealed for another account it cannot be opened. */
export const secretPlace = (userId: number): string => `webhook of ${userId}`;
