import { fromMinsk } from '@shlyah/domain';
import type { CarrierDto } from '../src/modules/runs/carrier.dto';
import { readPdf, textOf } from './documents-support/read-pdf';
import { idsOf } from './support/dispatchers';
import { ANOTHER_DAY, FollowedRuns } from './support/followed-runs';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: FollowedRuns;

beforeAll(async () => {
  staff = await FollowedRuns.of(test);
});

beforeEach(() => test.clock.set(fromMinsk('2026-11-27 09:00')));

describe('a run on its way', () => {
  it('counts orders that were changed since, but not its own departure', async () => {
    const { run, ids } = await staff.leftRunOf(2);
    const [id = 0] = ids;
    expect(await staff.countOf(run)).toBe(0);
    await staff.edit(id, { reciverComment: 'Код 45' });
    await staff.edit(id, { name: 'Мария Петрова' });
    expect(await staff.countOf(run)).toBe(1);
    const stop = await staff.stopOf(run, id);
    expect(stop).toMatchObject({ untold: true, toldAt: null });
    expect(stop.changes.map(({ field, to }) => [field, to])).toEqual([
      ['reciverComment', 'Код 45'],
      ['name', 'Мария Петрова'],
    ]);
    const { body } = await staff.manager.get('/api/runs/carriers', { query: { ids: ids.join() } });
    expect((body as CarrierDto[]).map(({ order, untold }) => [order, untold])).toEqual([
      [ids[0], true],
      [ids[1], false],
    ]);
  });

  it('keeps an order of another day, where it stands, and says so', async () => {
    const { run, ids } = await staff.leftRunOf(2);
    const [id = 0] = ids;
    await staff.edit(id, { deliveryDate: ANOTHER_DAY, reciverHouse: '50' });
    expect(idsOf(await staff.read(run))).toEqual(ids);
    expect((await staff.changesOf(run, id)).map(([field]) => field)).toEqual([
      'reciverHouse',
      'deliveryDate',
    ]);
    expect((await staff.read(run)).movedAway).toEqual([]);
  });

  it('says that an order is canceled, to be returned, deleted or there again', async () => {
    const { run, ids } = await staff.leftRunOf(3);
    const [one = 0, two = 0, three = 0] = ids;
    await staff.edit(one, { status: 9 });
    await staff.edit(two, { status: 8 });
    const admin = await test.as('admin');
    await admin.delete(`/api/order/${three}`);
    expect(await staff.countOf(run)).toBe(3);
    expect(await staff.fieldsOf(run, one)).toEqual([['status', 'В пути', 'Отменена']]);
    expect(await staff.fieldsOf(run, two)).toEqual([['status', 'В пути', 'Возврат']]);
    expect(await staff.fieldsOf(run, three)).toEqual([['deleted', null, 'удалён']]);
    staff.pass();
    await admin.post(`/api/order/${three}/restore`, { body: {} });
    await staff.edit(one, { status: 4 });
    expect(await staff.countOf(run)).toBe(1);
  });

  it('is told of a change that the desk has accepted of its client', async () => {
    const { run, ids } = await staff.leftRunOf(1);
    const [id = 0] = ids;
    const client = await test.signedIn(staff.owner);
    const { version } = await staff.readOrder(id);
    const proposal = { version, reason: 'Переезд', reciverHouse: '77' };
    const { status, body } = await client.post(`/api/order/${id}/proposals`, { body: proposal });
    expect(status).toBe(201);
    expect(await staff.read(run)).toMatchObject({ changedAfterLeaving: 0, orders: [{ awaiting: true }] });
    await staff.manager.post(`/api/proposals/${(body as { id: number }).id}/accept`, { body: {} });
    expect(await staff.read(run)).toMatchObject({
      changedAfterLeaving: 1,
      orders: [{ awaiting: false, changes: [{ field: 'reciverHouse', from: '1', to: '77' }] }],
    });
  });

  it('rings until the driver was told, and again with the next change', async () => {
    const { run, ids } = await staff.leftRunOf(2);
    const [id = 0, other = 0] = ids;
    await staff.edit(id, { reciverHouse: '14' });
    const seen = await staff.read(run);
    staff.pass();
    const { status, body } = await staff.tell(seen, [id]);
    expect([status, body]).toMatchObject([200, { version: seen.version + 1, changedAfterLeaving: 0 }]);
    const { name } = (await staff.manager.get('/api/user')).body as { name: string };
    expect(await staff.stopOf(run, id)).toMatchObject({
      untold: false,
      toldAt: '2026-11-27 09:03',
      toldBy: name,
      changes: [{ field: 'reciverHouse', from: '1', to: '14' }],
    });
    // A repeat answers the same, of whatever version.
    expect((await staff.tell(seen, [id])).body).toMatchObject({ version: seen.version + 1 });
    staff.pass();
    await staff.edit(id, { reciverHouse: '1' });
    expect(await staff.countOf(run)).toBe(1);
    expect((await staff.tell(seen, [id])).status).toBe(409);
    expect((await staff.tell(await staff.read(run), [other, id + 100_000])).status).toBe(422);
    expect((await staff.tell(await staff.read(run), [other])).body).toMatchObject({ changedAfterLeaving: 1 });
  });

  it('needs no news of an order that it is done with, nor after its return', async () => {
    const { run, ids } = await staff.leftRunOf(2);
    const [one = 0, two = 0] = ids;
    await staff.edit(one, { reciverHouse: '14' });
    await staff.edit(two, { reciverHouse: '15' });
    await staff.edit(one, { status: 6 });
    expect(await staff.countOf(run)).toBe(1);
    const { version } = await staff.read(run);
    const outcomes = [{ order: two, outcome: 'missed', nextDay: '2026-12-01' }];
    const back = await staff.post(staff.manager, run.id, 'return', { version, outcomes, close: true });
    expect([back.status, back.body]).toMatchObject([
      200,
      { run: { version: version + 1, changedAfterLeaving: 0 } },
    ]);
    expect(await staff.readOrder(two)).toMatchObject({ deliveryDate: ANOTHER_DAY });
    expect((await staff.tell(run, [two])).body).toMatchObject({
      code: 'transition',
      message: 'Рейс не в пути.',
    });
  });

  it('has the changes on the sheet that is printed again', async () => {
    const { run, ids } = await staff.leftRunOf(2);
    const [one = 0, two = 0] = ids;
    const print = async (): Promise<string> => {
      const { cookie } = staff.manager;
      const answer = await test.app.inject({
        method: 'GET',
        url: `/api/runs/${run.id}/sheet`,
        headers: cookie ? { cookie } : {},
      });
      return (await readPdf(answer.rawPayload)).pages.map((page) => textOf(page)).join(' ');
    };
    expect(await print()).not.toContain('Изменено');
    await staff.edit(one, { reciverHouse: '14' });
    await staff.edit(two, { status: 9 });
    const text = await print();
    expect(text).toContain('Изменено 9:02: дом получателя: было 1, стало 14');
    expect(text).toContain(`Не везти № ${two}. Изменено 9:02: статус: было «В пути», стало «Отменена»`);
  });
});
