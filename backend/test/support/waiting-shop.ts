import type { DeliveryDto } from '../../src/modules/integrations/webhooks/dto/delivery.dto';
import type { NewWebhookDto, WebhookDto } from '../../src/modules/integrations/webhooks/dto/webhook.dto';
import { Sender } from '../../src/modules/integrations/webhooks/sender';
import { User } from '../../src/modules/users/model/user.entity';
import { Feed } from '../../src/platform/feed/feed';
import type { Client } from './client';
import { addUser, program } from './factories';
import { answersTests, Receiver } from './receiver';
import type { TestApp } from './test-app';

const twoDays = 48 * 60 * 60_000;

interface Shop {
  user: User;
  /** The program, with a test key. */
  shop: Client;
  receiver: Receiver;
}

/** For each test an account that waits for confirmation, its program, and a server that answers tests of its address. */
export function waitingShop(test: TestApp) {
  let world: Shop;
  // What one test counts of this machine's addresses is over for the next.
  let now = Date.parse('2026-08-03T09:00:00Z');

  beforeEach(async () => {
    test.clock.set(new Date((now += twoDays)));
    const user = await addUser(test, { status: 'pending' });
    const receiver = await new Receiver().open();
    receiver.reply = answersTests;
    world = { user, shop: await program(test, user, { mode: 'test' }), receiver };
  });

  afterEach(() => world.receiver.close());

  return {
    now: () => world,
    deliver: (): Promise<void> => test.app.get(Sender).deliverDue(),
    add: async (by = world.shop, url = world.receiver.url): Promise<NewWebhookDto> =>
      (await by.post('/api/webhooks', { body: { url } })).body as NewWebhookDto,
    ping: async (id: number, by = world.shop): Promise<DeliveryDto> =>
      (await by.post('/api/webhooks/test', { body: { id } })).body as DeliveryDto,
    states: async (): Promise<string[]> =>
      ((await world.shop.get('/api/webhooks')).body as WebhookDto[]).map(({ state }) => state),
    become: (status: User['status']): Promise<unknown> =>
      test.database.write((tx) => tx.update(User, { id: world.user.id }, { status })),
    /** Things of the account happen in the test mode. */
    happen: (count: number): Promise<unknown> => {
      const event = { type: 'order.changed' as const, userId: world.user.id, orderId: -1 };
      const many = Array.from({ length: count }, () => event);
      return test.database.write((tx) => test.app.get(Feed).append(tx, ...many));
    },
    /** The types of what has arrived beside tests. */
    events: (): string[] =>
      world.receiver.received
        .map(({ body }) => (JSON.parse(body) as { type: string }).type)
        .filter((type) => type !== 'ping'),
  };
}
