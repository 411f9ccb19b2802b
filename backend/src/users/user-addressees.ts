import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Addressees, type Account } from '../notifications/addressees';
import { NoticeChoice } from './notices/notice-choice.entity';
import { choicesFrom } from './notices/notice-choices.service';
import { TelegramChat } from './notices/telegram.entities';
import { User } from './user.entity';
import { accountBody } from './user.mapper';

type Told = User & { chat: TelegramChat | null; choices: NoticeChoice[] };

/** The accounts as those whom Notifications writes to: one statement, since each change of an order asks for them. */
@Injectable()
export class UserAddressees extends Addressees {
  override async find(manager: EntityManager, userIds: number[]): Promise<ReadonlyMap<number, Account>> {
    if (userIds.length === 0) return new Map();
    const users = (await manager
      .createQueryBuilder(User, 'u')
      .leftJoinAndMapOne('u.chat', TelegramChat, 't', 't.userId = u.id')
      .leftJoinAndMapMany('u.choices', NoticeChoice, 'c', 'c.userId = u.id')
      .where('u.id IN (:...userIds)', { userIds })
      .getMany()) as Told[];
    return new Map(
      users.map((user) => [
        user.id,
        {
          ...accountBody(user),
          telegramChat: user.chat?.chatId ?? null,
          choices: choicesFrom(user.choices),
        },
      ]),
    );
  }
}
