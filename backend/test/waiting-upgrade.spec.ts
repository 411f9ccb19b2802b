import 'reflect-metadata';
import type { WebhookDto } from '../src/modules/integrations/webhooks/dto/webhook.dto';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { WebhookProofs1801700000000 } from '../src/storage/migrations/0077-webhook-proofs';
import { Feed } from '../src/platform/feed/feed';
import { buildWriter } from '../src/storage/data-source';
import { addUser } from './support/factories';
import { startTestApp } from './support/test-app';
import { webhookRow } from './support/webhook-rows';

it('addresses of before have answered no test: of a pending account none is sent to, of a confirmed one all are', async () => {
  const test = await startTestApp({ webhooksLocal: true });
  const migration = new WebhookProofs1801700000000();
  const [pending, confirmed] = [await addUser(test, { status: 'pending' }), await addUser(test)];
  await test.database.write(async (tx) => {
    for (const url of ['https://shop.by/1', 'https://shop.by/2'])
      await tx.insert(Webhook, webhookRow(pending.id, { url, mode: 'test' }));
    await tx.insert(Webhook, webhookRow(confirmed.id, { url: 'http://127.0.0.1:1/' }));
  });
  // As the release before has left them, and killed half way.
  const source = await buildWriter(test.config.database).initialize();
  const runner = source.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await migration.up(runner);
  await runner.release();
  await source.destroy();
  const client = await test.signedIn(pending);
  const { body } = await client.get('/api/webhooks', { headers: { 'Shlyah-Mode': 'test' } });
  expect((body as WebhookDto[]).map(({ state }) => state)).toEqual(['unproved', 'unproved']);
  const happened = { type: 'order.changed' as const };
  await test.database.write((tx) =>
    test.app
      .get(Feed)
      .append(
        tx,
        { ...happened, userId: pending.id, orderId: -1 },
        { ...happened, userId: confirmed.id, orderId: 1 },
      ),
  );
  await test.app.get(Sender).deliverDue();
  const tried = await test.database.read.find(Webhook, { order: { id: 'ASC' } });
  expect(tried.map(({ lastSeq, triedAt }) => [lastSeq > 0, triedAt !== null])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
  await test.close();
});
