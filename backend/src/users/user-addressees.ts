import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readLists } from '../database/direct-sql';
import { partOf, placesFor } from '../database/read-rows';
import { Addressees, type Account } from '../notifications/addressees';
import type { NoticeChoice } from './notices/notice-choice.entity';
import { choicesFrom } from './notices/notice-choices.service';
import { User } from './user.entity';
import { accountBody } from './user.mapper';

/** What is joined to an account: its chat, and one choice or none; null where there is no such row. */
type Joined = [
  chatId: string | null,
  event: string | null,
  channel: NoticeChoice['channel'],
  wanted: unknown,
];

/** The accounts as those whom Notifications writes to: one statement, since each change of an order asks for them. */
@Injectable()
export class UserAddressees extends Addressees {
  override async find(manager: EntityManager, userIds: number[]): Promise<ReadonlyMap<number, Account>> {
    if (userIds.length === 0) return new Map();
    const { columns, names, read } = partOf(manager, User, 'u');
    const rows = await readLists(
      manager,
      `SELECT ${columns}, t.chatId, c.event, c.channel, c.wanted FROM users u LEFT JOIN telegram_chats t ON t.userId = u.id
       LEFT JOIN notice_choices c ON c.userId = u.id WHERE u.id IN ${placesFor(userIds)}`,
      userIds,
    );
    const told = new Map<number, { user: User; chatId: string | null; choices: NoticeChoice[] }>();
    for (const row of rows) {
      const user = read(row);
      const [chatId, event, channel, wanted] = row.slice(names.length) as Joined;
      const choices = told.get(user.id)?.choices ?? [];
      if (event !== null) choices.push({ userId: user.id, event, channel, wanted: Number(wanted) === 1 });
      told.set(user.id, { user, chatId, choices });
    }
    return new Map(
      [...told].map(([id, { user, chatId, choices }]) => [
        id,
        { ...accountBody(user), telegramChat: chatId, choices: choicesFrom(choices) },
      ]),
    );
  }
}
