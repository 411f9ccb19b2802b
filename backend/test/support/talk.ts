import type { Response } from 'supertest';
import type { ProposalDto } from '../../src/modules/orders/dto/proposal.dto';
import type { User } from '../../src/modules/users/model/user.entity';
import type { Client } from './client';
import { addOrder, addUser, type ReadOrder } from './factories';
import type { TestApp } from './test-app';
import { lettersTo } from './reading';

/** An order, its client and staff who talk over how it is to change. */
export interface Talk {
  user: User;
  client: Client;
  manager: Client;
  admin: Client;
  order: ReadOrder;
  read: () => Promise<ReadOrder>;
  edit: (changes: object) => Promise<Response>;
  /** Answers with whatever the server says. */
  propose: (who: Client, changes: object) => Promise<Response>;
  /** The same where it must be taken. */
  proposed: (who: Client, changes: object) => Promise<ProposalDto>;
  answer: (
    who: Client,
    how: 'accept' | 'decline',
    proposal: Pick<ProposalDto, 'id'>,
    body?: object,
  ) => Promise<Response>;
  /** Newest first. */
  listed: (who?: Client) => Promise<ProposalDto[]>;
  /** Subjects of the client's letters. */
  letters: () => Promise<string[]>;
}

export async function startTalk(test: TestApp, changes: object = {}): Promise<Talk> {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const [manager, admin] = [await test.as('manager'), await test.as('admin')];
  const order = await addOrder(test, user, changes);
  const path = `/api/order/${order.id}/proposals`;
  const read = async (): Promise<ReadOrder> =>
    (await client.get('/api/order/single', { query: { id: order.id } })).body as ReadOrder;
  const propose = async (who: Client, changes: object): Promise<Response> =>
    who.post(path, { body: { version: (await read()).version, reason: 'Так надо', ...changes } });
  return {
    user,
    client,
    manager,
    admin,
    order,
    read,
    propose,
    edit: async (changes) =>
      manager.put('/api/order', { body: { id: order.id, version: (await read()).version, ...changes } }),
    proposed: async (who, changes) => {
      const { status, body } = await propose(who, changes);
      expect([status, body]).toEqual([201, expect.anything()]);
      return body as ProposalDto;
    },
    answer: (who, how, { id }, body = {}) =>
      who.post(`/api/proposals/${id}/${how}`, how === 'accept' ? {} : { body }),
    listed: async (who = client) => (await who.get(path)).body as ProposalDto[],
    letters: () => lettersTo(test, user.email),
  };
}
