import { Injectable } from '@nestjs/common';
import { isWaitingUser } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Recipients, type Account } from '../notifications/recipients';
import { NoticeChoice } from './notices/notice-choice.entity';
import { choicesFrom } from './notices/notice-choices.service';
import { TelegramChat } from './notices/telegram.entities';
import { User } from './model/user.entity';
import { accountBody } from './model/user.mapper';
import { notDeleted } from './model/user-query';

type Joined = User & { chat: TelegramChat | null; choices: NoticeChoice[] };

/** The accounts that Notifications writes to, with their chats and choices: one statement, since each change of an order asks for them. */
@Injectable()
export class UserRecipients extends Recipients {
  override async find(manager: EntityManager, userIds: number[]): Promise<ReadonlyMap<number, Account>> {
    if (userIds.length === 0) return new Map();
    const users = (await manager
      .createQueryBuilder(User, 'user')
      .leftJoinAndMapOne('user.chat', TelegramChat, 'chat', 'chat.userId = user.id')
      .leftJoinAndMapMany('user.choices', NoticeChoice, 'choice', 'choice.userId = user.id')
      .where({ id: notDeleted(...userIds) })
      .getMany()) as Joined[];
    return new Map(
      users.map((user) => [
        user.id,
        {
          ...accountBody(user),
          telegramChat: user.chat?.chatId ?? null,
          choices: choicesFrom(user.choices),
          isWaiting: isWaitingUser(user),
        },
      ]),
    );
  }
}
