import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Addressee } from '../mail/channel';
import { Addressees } from '../notifications/addressees';
import { User } from './user.entity';
import { accountBody } from './user.mapper';

/** The accounts as those whom Notifications writes to. */
@Injectable()
export class UserAddressees extends Addressees {
  override async find(tx: EntityManager, id: number): Promise<Addressee | null> {
    const user = await tx.findOneBy(User, { id });
    return user && accountBody(user);
  }
}
