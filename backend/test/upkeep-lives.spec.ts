import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Session } from '../src/platform/access/session.entity';
import { RateLimitHits } from '../src/platform/access/rate-limit-hits.entity';
import { IdempotencyKey } from '../src/platform/idempotency/idempotency-key.entity';
import { KeyCall } from '../src/modules/integrations/keys/key-call.entity';
import { KeyHash } from '../src/platform/access/key-hash.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { TelegramLink } from '../src/modules/users/notices/telegram.entities';
import { PasswordReset } from '../src/modules/users/model/password-reset.entity';
import { CheckRun } from '../src/modules/integrations/webhooks/conformance/check-run.entity';
import { Delivery } from '../src/modules/integrations/webhooks/delivery.entity';
import { CourierPass } from '../src/modules/courier';
import { addRun } from './support/access-table-courier';
import { addKey, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });

const now = new Date('2026-11-20T09:00:00Z');
const day = 24 * 60 * 60_000;
const hash = (text: string): string => text.padStart(64, '0');

/** What a row of each table needs beside the time that it goes by. */
async function rows() {
  const { id: userId } = await addUser(test);
  const client = await test.signedIn({ id: userId } as never);
  const { body } = await client.post('/api/webhooks', { body: { url: 'http://127.0.0.1:1/' } });
  const { id: webhookId } = body as { id: number };
  const { id: keyId } = await addKey(test, { id: userId } as never);
  const runId = await addRun(test);
  const call = {
    keyId,
    operation: 'getOrder',
    status: 200,
    code: null,
    ms: 1,
    requestId: 'r',
    address: '::1',
  };
  const owned = (name: string) => ({ userId, tokenHash: hash(name) });
  const used = { createdAt: now, lastSeenAt: now, twoFactors: false };
  return {
    session: (name: string) => ({ ...owned(name), ...used }),
    link: owned,
    tries: (name: string) => ({ keyHash: hash(name), times: '[]' }),
    repeat: (name: string) => ({ userId, keyHash: hash(name), bodyHash: hash(name), orderId: 0 }),
    delivery: (eventId: string) => ({
      webhookId,
      eventId,
      seq: null,
      type: 'order.created',
      orderId: null,
      state: 'delivered',
      nextAttemptAt: now,
      attempts: 1,
    }),
    run: () => ({ userId, kind: 'caller', webhookId: null, keyId, endsAt: now, checks: null }),
    secret: (name: string) => ({ hash: hash(name), keyId }),
    call: () => ({ userId, ...call }),
    pass: (name: string) => ({ runId, tokenHash: hash(name), givenAt: now, givenBy: 'Ольга', shown: '[]' }),
  };
}

type Kind = keyof Awaited<ReturnType<typeof rows>>;

it.each<[string, EntityTarget<ObjectLiteral>, Kind, string, number]>([
  ['a session that has ended', Session, 'session', 'expiresAt', 0],
  ['a link for a new password that has ended', PasswordReset, 'link', 'expiresAt', 0],
  ['a link to the bot that has ended', TelegramLink, 'link', 'expiresAt', 0],
  ['tries that have passed', RateLimitHits, 'tries', 'forgetAt', 0],
  ['an Idempotency-Key a week old', IdempotencyKey, 'repeat', 'createdAt', 7],
  ['a delivery of thirty days ago', Delivery, 'delivery', 'queuedAt', 30],
  ['a check of thirty days ago', CheckRun, 'run', 'startedAt', 30],
  ['a secret that its successor has replaced', KeyHash, 'secret', 'endsAt', 0],
  ['a call a week old', KeyCall, 'call', 'at', 7],
  ['the pass of a driver thirty days after its end', CourierPass, 'pass', 'expiresAt', 30],
])('the upkeep forgets %s, and none that is a second younger', async (_what, entity, kind, column, days) => {
  const sample = (await rows())[kind];
  const limit = now.getTime() - days * day;
  test.clock.set(now);
  const [old, young] = [new Date(limit - 1000), new Date(limit + 1000)];
  await test.database.write(async (tx) => {
    await tx.insert(entity, { ...sample(`old ${kind}`), [column]: old });
    await tx.insert(entity, { ...sample(`young ${kind}`), [column]: young });
  });
  const left = () => test.database.read.find(entity, { where: [{ [column]: old }, { [column]: young }] });
  expect(await left()).toHaveLength(2);
  await test.app.get(Upkeep).run();
  expect((await left()).map((row) => row[column] as Date)).toEqual([young]);
  test.clock.set(null);
});
