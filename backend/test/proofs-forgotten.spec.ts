import { fromMinsk } from '@shlyah/domain';
import { In } from 'typeorm';
import { HandoverPicture } from '../src/modules/orders/model/handover-picture.entity';
import { HandoverProof } from '../src/modules/orders/model/handover-proof.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { Drivers, outcome, tell } from './support/drivers';
import { photo, sendPicture, signature } from './support/proofs';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let staff: Drivers;

beforeEach(async () => {
  test = await startTestApp();
  staff = await Drivers.of(test);
});

afterEach(() => test.close());

/** Orders that were handed over with a signature and a picture each. */
async function handed(count: number) {
  test.clock.set(fromMinsk('2026-11-27 08:00'));
  const { phone, ids } = await staff.onTheRoad(count);
  test.clock.set(fromMinsk('2026-11-27 12:00'));
  const outcomes = ids.map((id) => outcome(id, { signature, proxy: '14', noProof: 'Пётр не стал' }));
  await tell(phone, ...outcomes);
  for (const { key } of outcomes) await sendPicture(phone, key, await photo());
  return { phone, ids, outcomes };
}

const kept = async (ids: number[]) => {
  const orderId = In(ids);
  const rows = await test.database.read.find(HandoverProof, {
    select: { id: true, signature: true, proxy: true, noProof: true },
    where: { orderId },
  });
  const told = rows.filter(({ signature: strokes, proxy, noProof }) => strokes ?? proxy ?? noProof);
  return { told: told.length, pictures: await test.database.read.countBy(HandoverPicture, { orderId }) };
};

it('pictures are kept as long as the company says, signatures longer', async () => {
  const { ids } = await handed(2);
  test.clock.set(fromMinsk('2027-12-26 12:00'));
  await test.app.get(Upkeep).run();
  expect(await kept(ids)).toEqual({ told: 2, pictures: 2 });
  test.clock.set(fromMinsk('2027-12-28 12:00'));
  expect(await test.app.get(Upkeep).run()).toMatchObject({ pictures: 2 });
  expect(await kept(ids)).toEqual({ told: 2, pictures: 0 });
});

it('the setting of the company is bounded and shortens the time', async () => {
  const { ids } = await handed(1);
  const admin = await test.as('admin');
  const { body } = await admin.get('/api/company');
  const save = (proofMonths: number, version: number) =>
    admin.put('/api/company', { body: { ...(body as object), proofMonths, version } });
  const { version } = body as { version: number };
  expect([(await save(0, version)).status, (await save(37, version)).status]).toEqual([422, 422]);
  expect((await save(1, version)).status).toBe(200);
  test.clock.set(fromMinsk('2026-12-28 12:00'));
  await test.app.get(Upkeep).run();
  expect(await kept(ids)).toEqual({ told: 1, pictures: 0 });
});

it('an order that was deleted has them until it can no longer be restored, and loses them then', async () => {
  const { phone, ids, outcomes } = await handed(1);
  const [id = 0] = ids;
  expect((await (await test.as('admin')).delete(`/api/order/${id}`)).status).toBe(204);
  expect(await sendPicture(phone, outcomes[0]?.key ?? '', await photo())).toMatchObject({
    taken: 'recorded',
    note: null,
  });
  expect(await kept(ids)).toEqual({ told: 1, pictures: 2 });
  test.clock.set(fromMinsk('2026-12-28 12:00'));
  await test.app.get(Upkeep).run();
  expect(await kept(ids)).toEqual({ told: 0, pictures: 0 });
});

it('an account that is deleted with its orders leaves none', async () => {
  const { phone, ids, outcomes } = await handed(2);
  const admin = await test.as('admin');
  const removed = await admin.delete(`/api/users/deleteAndOrders/${staff.owner.id}`);
  expect(removed.status).toBe(204);
  await test.app.get(Upkeep).run();
  expect(await kept(ids)).toEqual({ told: 0, pictures: 0 });
  const late = await sendPicture(phone, outcomes[0]?.key ?? '', await photo());
  expect(late).toMatchObject({ taken: 'recorded', note: expect.stringContaining('не сохранено') });
  expect(await kept(ids)).toEqual({ told: 0, pictures: 0 });
});

it('«Мои данные» has the signatures and says where the pictures are, but of no try that did not happen', async () => {
  const { phone, ids, outcomes } = await handed(2);
  const [first = 0, second = 0] = ids;
  await tell(phone, outcome(second, { corrects: outcomes[1]?.key, undo: true, outcome: null }));
  const client = await test.signedIn(staff.owner);
  const { body } = await client.get('/api/user/data');
  const data = JSON.parse((body as Buffer).toString()) as Record<string, object[]>;
  expect(data['handover_proofs']).toMatchObject([{ orderId: first, signature, proxy: '14' }]);
  expect(data['handover_pictures']).toMatchObject([
    { orderId: first, files: expect.stringMatching(`^/api/order/${first}/handovers/\\d+/pictures/1…3$`) },
  ]);
  expect(JSON.stringify(data['handover_pictures'])).not.toContain('outcomeKey');
});
