import { Injectable } from '@nestjs/common';
import {
  choiceKey,
  DAILY_CHOICE,
  isDefaultNotice,
  LEVEL_CHANNELS,
  levelIncludes,
  mobileNumber,
  NOTICE_CHANNELS,
  NOTICE_EVENTS,
  wantsDaily,
  wantsNotice,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeLevel,
} from '@shlyah/domain';
import { In, Not } from 'typeorm';
import { AccountLock } from '../../../platform/access/account-lock';
import type { Actor } from '../../../platform/http/actor';
import { Database } from '../../../platform/database/database';
import { isDuplicate } from '../../../platform/database/driver-errors';
import type { NoticeEventDto } from '../dto/notices.dto';
import { User } from '../model/user.entity';
import { NoticeChoice } from './notice-choice.entity';

/** One person's choices as they are looked up. */
export const choicesFrom = (rows: readonly NoticeChoice[]): NoticeChoices =>
  new Map(rows.map(({ event, channel, wanted }) => [choiceKey(event, channel), wanted]));

/** The chosen notices and their channels. */
@Injectable()
export class NoticeChoicesService {
  constructor(
    private readonly database: Database,
    private readonly lock: AccountLock,
  ) {}

  async read(userId: number): Promise<{ phone: string | null; daily: boolean; events: NoticeEventDto[] }> {
    const { read } = this.database;
    const choices = choicesFrom(await read.findBy(NoticeChoice, { userId }));
    const { phone } = await read.findOneByOrFail(User, { id: userId });
    const events = Object.keys(NOTICE_EVENTS).map((event) => ({
      event,
      channels: NOTICE_CHANNELS.filter((channel) => wantsNotice(choices, event, channel)),
    }));
    return { phone: mobileNumber(phone) === null ? null : phone, daily: wantsDaily(choices), events };
  }

  /** Only what differs from what holds for all is kept. Two clicks at once end with one of them. */
  async choose(
    actor: Pick<Actor, 'id' | 'by'>,
    event: string,
    channel: NoticeChannel,
    wanted: boolean,
  ): Promise<void> {
    await this.keep(actor, { event, channel }, isDefaultNotice(channel, wanted) ? null : wanted);
  }

  /** One letter a day about orders, or each at once. */
  chooseDaily(actor: Pick<Actor, 'id' | 'by'>, daily: boolean): Promise<void> {
    return this.keep(actor, DAILY_CHOICE, daily || null);
  }

  private async keep(
    actor: Pick<Actor, 'id' | 'by'>,
    choice: Pick<NoticeChoice, 'event' | 'channel'>,
    wanted: boolean | null,
  ): Promise<void> {
    const key = { userId: actor.id, ...choice };
    await this.database
      .write(async (tx) => {
        await this.lock.take(tx, actor);
        await tx.delete(NoticeChoice, key);
        if (wanted !== null) await tx.insert(NoticeChoice, { ...key, wanted });
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
  }

  /** Sets all that letters and Telegram tell of at once; choices for telephones stay. */
  chooseLevel(actor: Pick<Actor, 'id' | 'by'>, level: NoticeLevel): Promise<void> {
    const userId = actor.id;
    const unwanted = Object.keys(NOTICE_EVENTS).filter((event) => !levelIncludes(level, event));
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      await tx.delete(NoticeChoice, {
        userId,
        channel: In([...LEVEL_CHANNELS]),
        event: Not(DAILY_CHOICE.event),
      });
      await tx.insert(
        NoticeChoice,
        unwanted.flatMap((event) =>
          LEVEL_CHANNELS.map((channel) => ({ userId, event, channel, wanted: false })),
        ),
      );
    });
  }
}
