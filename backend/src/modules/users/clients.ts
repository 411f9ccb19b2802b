import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { standing } from './user-query';
import { User } from './user.entity';

/** A client as other nouns copy it into their data. */
export type Client = Pick<
  User,
  'id' | 'role' | 'name' | 'phone' | 'email' | 'isLegalEntity' | 'organization' | 'unp'
>;

/** The users' door: who a client is. */
@Injectable()
export class Clients {
  find(manager: EntityManager, id: number): Promise<Client | null> {
    return manager.findOneBy(User, { id: standing(id) });
  }

  /** Those who are deleted are left out. */
  async named(manager: EntityManager, ids: number[]): Promise<Map<number, Client>> {
    const clients = await manager.findBy(User, { id: standing(...ids) });
    return new Map(clients.map((client) => [client.id, client]));
  }
}
