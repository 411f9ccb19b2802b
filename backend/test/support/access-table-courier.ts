import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app';
import { CourierOutcome } from '../../src/modules/orders';
import { outcome } from './drivers';
import { sha256 } from '../../src/platform/common/hashes';
import { insertOne } from '../../src/platform/database/insert-many';
import { CourierPass } from '../../src/modules/courier';
import { Run } from '../../src/modules/runs';

const everybody = (status: number): number[] => Array<number>(7).fill(status);
const staff = (status: number): number[] => [401, 403, 403, 403, 403, status, status];

/** The page of a driver is opened by the pass and by the telephone's cookie, whatever session comes with them. */
export const COURIER_TABLE: Record<string, number[]> = {
  'post /api/runs/{id}/pass': staff(201),
  'get /api/runs/{id}/pass': staff(200),
  'delete /api/runs/{id}/pass': staff(204),
  'post /api/runs/{id}/outcomes/{key}/settle': staff(204),
  'post /api/courier/look': everybody(200),
  'post /api/courier/accept': everybody(204),
  'get /api/courier/run': everybody(404),
  'post /api/courier/outcomes': everybody(404),
  'put /api/courier/pictures/{key}': everybody(404),
};

/** What a driver's telephone gets otherwise than a visitor. */
export const OF_COURIER: Record<string, number> = {
  'get /api/courier/run': 200,
  'post /api/courier/outcomes': 200,
  'put /api/courier/pictures/{key}': 200,
};

let count = 0;

/** The row of a new run without orders. */
export async function addRun({ database, clock }: TestApp): Promise<number> {
  const now = clock.now();
  return database.write((tx) =>
    insertOne(tx, Run, {
      day: '2026-11-30',
      driver: 'Игорь Савич',
      driverPhone: null,
      car: null,
      byHand: false,
      version: 1,
      createdAt: now,
      leftAt: null,
      returnedAt: null,
      returnedBy: null,
      changedBy: 'Ольга Кравец',
      changedAt: now,
      changedWhat: null,
    }),
  );
}

/** A run whose driver has told an outcome that differs from the order. */
export async function addConflict(test: TestApp, orderId: number): Promise<{ runId: number; key: string }> {
  await addPass(test, true);
  const key = randomUUID();
  const [pass] = await test.database.read.find(CourierPass, { order: { id: 'DESC' }, take: 1 });
  const { id: passId = 0, runId = 0 } = pass ?? {};
  await test.database.write((tx) =>
    insertOne(tx, CourierOutcome, {
      id: key,
      passId,
      runId,
      orderId,
      answer: 'conflict',
      note: 'Заказа нет в рейсе',
      said: JSON.stringify(outcome(orderId, { key })),
      former: null,
      corrected: false,
      takenAt: test.clock.now(),
      settledAs: null,
      settledBy: null,
      settledAt: null,
    }),
  );
  return { runId, key };
}

/** A pass that is good for a day: the secret of its link, or the cookie of the telephone that has accepted it. */
export async function addPass(test: TestApp, isAccepted: boolean): Promise<string> {
  const runId = await addRun(test);
  const now = test.clock.now();
  const secret = `secret-${++count}`;
  await test.database.write((tx) =>
    insertOne(tx, CourierPass, {
      runId,
      tokenHash: sha256(isAccepted ? `token of ${secret}` : secret),
      phoneHash: isAccepted ? sha256(secret) : null,
      givenAt: now,
      givenBy: 'Ольга Кравец',
      givenById: null,
      acceptedAt: isAccepted ? now : null,
      device: null,
      seenAt: isAccepted ? now : null,
      expiresAt: new Date(now.getTime() + 24 * 60 * 60_000),
      closedAt: null,
      shown: '[]',
    }),
  );
  return isAccepted ? `courier=${secret}` : secret;
}
