import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { cleanText } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../shared/clock';
import { Email } from './email.entity';
import { oneLine } from './text';

/** A plain-text e-mail to one person. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

const subjectLength = 255;

/** Adds e-mails in the same transaction as the change that they report; the mailer sends them later. */
@Injectable()
export class Outbox {
  constructor(private readonly clock: Clock) {}

  async add(tx: EntityManager, { to, subject, body }: Letter): Promise<void> {
    const now = this.clock.now();
    await tx.insert(Email, {
      messageId: randomUUID(),
      recipient: to,
      subject: oneLine(subject, subjectLength),
      body: cleanText(body),
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
      leaseHolder: null,
      sentAt: null,
      lastError: null,
    });
  }
}
