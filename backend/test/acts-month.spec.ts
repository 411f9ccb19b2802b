import { fromMinsk } from '@shlyah/domain';
import { IsNull } from 'typeorm';
import type { ActDto, IssuedActsDto } from '../src/modules/acts/act.dto';
import { Act, ActLine } from '../src/modules/acts/act.entity';
import { IssueActs } from '../src/modules/acts/issue-acts.service';
import { Order } from '../src/modules/orders/model/order.entity';
import { Journal } from '../src/platform/journal/journal';
import { insertMany } from '../src/platform/database/insert-many';
import type { User } from '../src/modules/users/model/user.entity';
import { actOf, addFirm, AFTER_MONTH, handedOver, issue, MONTH } from './support/acts';
import type { Client } from './support/client';
import { exportsOf } from './support/exported';
import { setUpTestApp } from './support/test-app';

jest.setTimeout(300_000);

/** ACTS_FIRMS=60 ACTS_ORDERS=50 is a month of 3,000 orders of 60 firms. */
const FIRMS = Number(process.env.ACTS_FIRMS ?? 24);
const ORDERS = Number(process.env.ACTS_ORDERS ?? 8);

/** So many acts are issued before the process ends. */
const BREAKS_AFTER = Math.min(15, FIRMS - 1);

const test = setUpTestApp();
const { rowsOf } = exportsOf(() => test);
let admin: Client;

beforeAll(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
});

/** Prices that НДС does not divide without a rest. */
const priceOf = (firm: number, order: number): number => 301 + ((firm * 7919 + order * 104_729) % 90_000);

/** A firm's orders, copies of one that was placed. */
async function addOrders(owner: User, firm: number): Promise<void> {
  const first = await handedOver(test, owner, priceOf(firm, 0));
  await test.database.write(async (tx) => {
    const { id: _id, ...row } = await tx.findOneByOrFail(Order, { id: first });
    const copies = Array.from({ length: ORDERS - 1 }, (_, at) => ({
      ...row,
      price: priceOf(firm, at + 1),
      trackingCode: null,
      externalId: null,
      rowPrint: null,
    }));
    await insertMany(tx, Order, copies);
  });
}

/** Issues until none is left; two presses at once each time. */
async function issueAll(): Promise<IssuedActsDto[]> {
  const calls: IssuedActsDto[] = [];
  for (let left = 1; left > 0;) {
    const pair = await Promise.all([issue(admin), issue(admin)]);
    calls.push(...pair);
    left = Math.min(...pair.map((call) => call.left));
  }
  return calls;
}

const kopecks = (byn: number | string | null): number =>
  Math.round(Number(String(byn).replace(',', '.')) * 100);

/** The НДС that stands in a sum of kopecks, half up, in whole numbers. */
const vatOf = (sum: number): number => Math.floor((2 * 20 * sum + 120) / 240);

describe(`a month of ${FIRMS * ORDERS} orders of ${FIRMS} firms`, () => {
  const owners: User[] = [];

  /** Sums of the firms by the exported list of orders, in whole kopecks: another way than that of the acts. */
  async function recounted(): Promise<Map<string, { sum: number; vat: number }>> {
    const query = `format=csv&filter[handedFrom]=${MONTH}-01&filter[handedTo]=${MONTH}-28`;
    const sums = new Map<string, { sum: number; vat: number }>();
    for (const row of await rowsOf(query, admin)) {
      const price = kopecks(row['Цена с НДС, р'] as string);
      const { sum, vat } = sums.get(String(row['Клиент'])) ?? { sum: 0, vat: 0 };
      sums.set(String(row['Клиент']), { sum: sum + price, vat: vat + vatOf(price) });
    }
    return sums;
  }

  /** Sums of the acts that stand, corrections with them. */
  async function billed(): Promise<Map<string, { sum: number; vat: number }>> {
    const sums = new Map<string, { sum: number; vat: number }>();
    const names = new Map(owners.map(({ id, organization }) => [id, organization ?? '']));
    for (const act of await test.database.read.findBy(Act, { annulledAt: IsNull() })) {
      const name = names.get(act.userId ?? 0) ?? '';
      const { sum, vat } = sums.get(name) ?? { sum: 0, vat: 0 };
      sums.set(name, { sum: sum + act.sum, vat: vat + act.vat });
    }
    return sums;
  }

  const sorted = (sums: Map<string, unknown>) => [...sums].sort(([one], [two]) => one.localeCompare(two));

  const numbers = async () =>
    (await test.database.read.find(Act, { order: { number: 'ASC' } })).map(({ number }) => number);

  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

  it('is issued once by two at a time, after a call that broke midway, and sums up as the list of orders does', async () => {
    for (let at = 0; at < FIRMS; at += 1) {
      const owner = await addFirm(test, `ООО «Месяц ${at}»`);
      owners.push(owner);
      await addOrders(owner, at);
    }
    const began = Date.now();
    const before = process.memoryUsage().rss;
    const journal = test.app.get(Journal);
    const record = journal.record.bind(journal);
    let acts = 0;
    const broken = jest
      .spyOn(journal, 'record')
      .mockImplementation((tx, entry) =>
        ++acts > BREAKS_AFTER ? Promise.reject(new Error('The process ends')) : record(tx, entry),
      );
    const actor = { id: 1, name: 'Админ', role: 'admin', status: 'confirmed' } as const;
    await expect(test.app.get(IssueActs).issue(MONTH, {}, actor)).rejects.toThrow('The process ends');
    broken.mockRestore();
    expect(await numbers()).toEqual(upTo(BREAKS_AFTER));
    await issueAll();
    if (process.env.ACTS_FIRMS) {
      const megabytes = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
      process.stdout.write(`${FIRMS} acts of ${ORDERS} orders: ${Date.now() - began} ms, +${megabytes} MB\n`);
    }

    expect(await numbers()).toEqual(upTo(FIRMS));
    const lines = await test.database.read.find(ActLine);
    expect(lines).toHaveLength(FIRMS * ORDERS);
    expect(new Set(lines.map(({ liveOrderId }) => liveOrderId)).size).toBe(FIRMS * ORDERS);
    expect(sorted(await billed())).toEqual(sorted(await recounted()));
  });

  it('keeps its sums when an act is annulled and issued again, and differs by a correction alone', async () => {
    const [annulled, corrected] = (await test.database.read.find(Act, { order: { id: 'ASC' }, take: 2 })) as [
      Act,
      Act,
    ];
    const reason = 'Ошибка';
    const annul = { version: annulled.version, reason };
    expect((await admin.post(`/api/acts/${annulled.id}/annul`, { body: annul })).status).toBe(200);
    await issueAll();
    expect(await numbers()).toEqual(upTo(FIRMS + 1));
    expect(sorted(await billed())).toEqual(sorted(await recounted()));

    const [line] = (await actOf(admin, corrected.id)).lines as [ActDto['lines'][number]];
    const lower = kopecks(line.price) - 101;
    const correction = {
      version: corrected.version,
      reason,
      lines: [{ position: line.position, price: lower / 100 }],
    };
    expect((await admin.post(`/api/acts/${corrected.id}/correct`, { body: correction })).status).toBe(201);
    const expected = await recounted();
    const name = owners.find(({ id }) => id === corrected.userId)?.organization ?? '';
    const { sum, vat } = expected.get(name) ?? { sum: 0, vat: 0 };
    expected.set(name, { sum: sum - 101, vat: vat - vatOf(lower + 101) + vatOf(lower) });
    expect(sorted(await billed())).toEqual(sorted(expected));
    expect(await numbers()).toEqual(upTo(FIRMS + 2));
  });
});
