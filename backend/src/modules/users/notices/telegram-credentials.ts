import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CredentialStore, type Credential } from '../../../platform/access/credential-store';
import { TelegramChat, TelegramLink } from './telegram.entities';

/** An account has one chat at most, which goes by the account's number. */
@Injectable()
export class TelegramCredentials extends CredentialStore {
  override async list(manager: EntityManager, userId: number): Promise<Credential[]> {
    const chats = await manager.findBy(TelegramChat, { userId });
    return chats.map(({ connectedAt }) => ({
      id: userId,
      name: 'уведомления о заказах',
      since: connectedAt,
    }));
  }

  /** Links that would connect a chat; before the chat, since one may be connecting it. */
  async endLinks(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(TelegramLink, { userId });
  }

  override async end(tx: EntityManager, userId: number, ids: number[]): Promise<void> {
    if (ids.includes(userId)) await tx.delete(TelegramChat, { userId });
  }
}
