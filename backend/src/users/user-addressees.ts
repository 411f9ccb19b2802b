import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Addressees, type Account } from '../notifications/addressees';
import { NoticeChoice } from './notices/notice-choice.entity';
import { choicesFrom } from './notices/notice-choices.service';
import { TelegramChat } from './notices/telegram.entities';
import { User } from './user.entity';
import { standing } from './user-query';
import { accountBody } from './user.mapper';

/** The accounts that Notifications writes to, with their chats and choices. */
@Injectable()
export class UserAddressees extends Addressees {
  override async find(manager: EntityManager, userIds: number[]): Promise<ReadonlyMap<number, Account>> {
    if (userIds.length === 0) return new Map();
    const users = await manager.findBy(User, { id: standing(...userIds) });
    const chats = await manager.findBy(TelegramChat, { userId: In(userIds) });
    const choices = await manager.findBy(NoticeChoice, { userId: In(userIds) });
    const chatOf = new Map(chats.map(({ userId, chatId }) => [userId, chatId]));
    return new Map(
      users.map((user) => [
        user.id,
        {
          ...accountBody(user),
          telegramChat: chatOf.get(user.id) ?? null,
          choices: choicesFrom(choices.filter(({ userId }) => userId === user.id)),
        },
      ]),
    );
  }
}
