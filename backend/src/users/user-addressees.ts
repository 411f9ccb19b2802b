import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Addressees, type Account } from '../notifications/addressees';
import { choicesOf } from './notices/notice-choices.service';
import { TelegramChat } from './notices/telegram.entities';
import { User } from './user.entity';
import { accountBody } from './user.mapper';

/** The accounts as those whom Notifications writes to. */
@Injectable()
export class UserAddressees extends Addressees {
  override async find(manager: EntityManager, userIds: number[]): Promise<ReadonlyMap<number, Account>> {
    const users = userIds.length === 0 ? [] : await manager.findBy(User, { id: In(userIds) });
    if (users.length === 0) return new Map();
    const chats = await manager.findBy(TelegramChat, { userId: In(users.map(({ id }) => id)) });
    const choices = await choicesOf(manager, userIds);
    const chatOf = new Map(chats.map(({ userId, chatId }) => [userId, chatId]));
    return new Map(
      users.map((user) => [
        user.id,
        {
          ...accountBody(user),
          telegramChat: chatOf.get(user.id) ?? null,
          choices: choices.get(user.id) ?? new Map(),
        },
      ]),
    );
  }
}
