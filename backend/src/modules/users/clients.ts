import { Injectable } from '@nestjs/common';
import type { CourierProof } from '@shlyah/domain';
import { IsNull, Not, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { matchWords } from '../../platform/http/search';
import { notDeleted } from './model/user-query';
import { User } from './model/user.entity';

/** A client as other nouns copy it into their data. */
export type Client = Pick<
  User,
  'id' | 'role' | 'name' | 'phone' | 'email' | 'isLegalEntity' | 'organization' | 'unp'
>;

/** Clients, for other modules. */
@Injectable()
export class Clients {
  find(manager: EntityManager, id: number): Promise<Client | null> {
    return manager.findOneBy(User, { id: notDeleted(id) });
  }

  /** Limits the query to rows of clients that a search finds; `column` holds their ids. */
  matching<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, column: string, search: string): void {
    query.innerJoin(User, 'client', `client.id = ${column}`);
    matchWords(query, 'client.searchText', search);
  }

  /** Deleted clients are left out. */
  async named(manager: EntityManager, ids: number[]): Promise<Map<number, Client>> {
    const clients = await manager.findBy(User, { id: notDeleted(...ids) });
    return new Map(clients.map((client) => [client.id, client]));
  }

  /** What drivers ask for at the receivers of clients; clients for whom the company's setting holds are left out. */
  async courierProofs(manager: EntityManager, ids: number[]): Promise<Map<number, CourierProof>> {
    const clients = await manager.find(User, {
      select: { id: true, courierProof: true },
      where: { id: notDeleted(...ids), courierProof: Not(IsNull()) },
    });
    return new Map(clients.flatMap(({ id, courierProof }) => (courierProof ? [[id, courierProof]] : [])));
  }
}
