import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { History } from '../../../platform/journal/history/history';
import { NoticeChoice } from './notice-choice.entity';

/** Messages to the telephone of an account. */
@Injectable()
export class PhoneNotices {
  constructor(private readonly history: History) {}

  /** Ends them if the number has changed since: it may be another person's. Returns whether there were any. */
  async endSince(tx: EntityManager, userId: number, since: Date): Promise<boolean> {
    const changes = await this.history.read(tx, 'user', userId, ['phone']);
    if (!changes.some(({ at }) => at >= since)) return false;
    const { affected } = await tx.delete(NoticeChoice, { userId, channel: In(['sms', 'viber']) });
    return affected !== 0;
  }
}
