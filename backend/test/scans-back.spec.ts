import { labelDigits } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type { ScanAnswerDto, ScanTakenBackDto } from '../src/modules/scans/scan.dto';
import type { Client } from './support/client';
import { Dispatchers, idsOf } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;
let count = 0;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

/** Of `Dispatchers`. */
const NOW = '2026-11-27T19:00:00.000Z';

interface Sent {
  id: string;
  result: string;
}

const scanned = async (code: string, changes: object = {}, who: Client = staff.manager): Promise<Sent> => {
  const scan = { id: `scan ${++count}`, code, at: NOW, age: 0, action: 'status', status: 4, ...changes };
  const { body } = await who.post('/api/scans', { body: { scans: [scan] } });
  return (body as ScanAnswerDto[])[0] as Sent;
};
const takeBack = async (
  scans: { id: string }[],
  who: Client = staff.manager,
): Promise<ScanTakenBackDto[]> => {
  const { status, body } = await who.post('/api/scans/takeBack', {
    body: { ids: scans.map(({ id }) => id) },
  });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body as ScanTakenBackDto[];
};
const codesOf = (answers: ScanTakenBackDto[]): number[] => answers.map(({ statusCode }) => statusCode);
const ofPlaces = (places: number) => staff.orderOf(places);

it('a series of statuses is taken back in one call, with the reasons of before', async () => {
  const orders = [await staff.order(), await staff.order(), await staff.order()];
  await staff.edit(orders[1] as number, { status: 7, failure: 'nobody' });
  const scans: Sent[] = [];
  for (const id of orders) scans.push(await scanned(labelDigits(id, 1)));
  expect(codesOf(await takeBack(scans))).toEqual([200, 200, 200]);
  const now = [];
  for (const id of orders) {
    const { status, failure } = await staff.readOrder(id);
    now.push([status.id, failure]);
  }
  expect(now).toEqual([
    [1, null],
    [7, 'nobody'],
    [1, null],
  ]);
  // A repeat, also at once, changes nothing more.
  const again = await Promise.all([takeBack(scans), takeBack(scans)]);
  expect(again.map(codesOf)).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ]);
  expect(await staff.history(orders[0] as number, 'status')).toHaveLength(3);
  expect((await scanned(labelDigits(orders[0] as number, 1))).result).toBe('applied');
});

it('an order that was changed since is left, and who and when are told; the others go back', async () => {
  const [left, back] = [await staff.order(), await staff.order()];
  const scans = [await scanned(labelDigits(left, 1)), await scanned(labelDigits(back, 1))];
  const { version } = await staff.readOrder(left);
  await staff.other.put('/api/order', { body: { id: left, version, status: 6 } });
  const answers = await takeBack(scans);
  expect(answers).toEqual([
    {
      id: scans[0]?.id,
      statusCode: 409,
      order: left,
      message: `№\u00a0${left}: с тех пор изменили: Пётр Второй, 27.11.2026 22:00`,
    },
    { id: scans[1]?.id, statusCode: 200, order: back, message: `№\u00a0${back}: как было` },
  ]);
  expect((await staff.readOrder(left)).status.id).toBe(6);
});

it('places that wait for others are no longer counted', async () => {
  const id = await ofPlaces(2);
  const first = await scanned(labelDigits(id, 1));
  expect(codesOf(await takeBack([first]))).toEqual([200]);
  expect(await scanned(labelDigits(id, 2))).toMatchObject({ result: 'counted', scanned: [2] });
  const last = await scanned(labelDigits(id, 1));
  expect(last).toMatchObject({ result: 'applied' });
  // The operation is taken back as a whole.
  expect(codesOf(await takeBack([last, first]))).toEqual([200, 200]);
  expect((await staff.readOrder(id)).status.id).toBe(1);
  expect(await scanned(labelDigits(id, 1))).toMatchObject({ result: 'counted', scanned: [1] });
});

describe('a receipt', () => {
  const receive = { action: 'receive' };

  it('of an order in no register leaves a line in the history', async () => {
    const id = await ofPlaces(2);
    const scans = [
      await scanned(labelDigits(id, 1), receive),
      await scanned(labelDigits(id, 2), receive),
    ].reverse();
    expect(codesOf(await takeBack(scans))).toEqual([200, 200]);
    expect((await staff.history(id, 'received')).map(({ from, to }) => [from, to])).toEqual([
      ['мест 2 из 2', null],
      [null, 'мест 2 из 2'],
    ]);
    expect(await scanned(labelDigits(id, 1), receive)).toMatchObject({ result: 'counted', scanned: [1] });
  });

  it('outdates a scan that was made before and arrives after', async () => {
    const id = await staff.order();
    await takeBack([await scanned(labelDigits(id, 1), receive)]);
    const late = await scanned(labelDigits(id, 1), { ...receive, age: 60_000 }, staff.other);
    expect(late).toMatchObject({ result: 'outdated' });
    expect(await scanned(String(id), receive, staff.other)).toMatchObject({ result: 'applied' });
  });

  it('unmarks the places of the register, unless it is received already', async () => {
    const id = await ofPlaces(2);
    const client = await test.signedIn(staff.owner);
    const { body } = await client.post('/api/registers', { body: { ids: [id] } });
    const { id: register } = body as { id: number };
    const read = async () =>
      (await staff.manager.get(`/api/registers/${register}`)).body as {
        version: number;
        orders: { received: number[] }[];
      };
    const first = await scanned(labelDigits(id, 1), receive);
    expect(codesOf(await takeBack([first]))).toEqual([200]);
    expect((await read()).orders).toMatchObject([{ received: [] }]);
    await scanned(labelDigits(id, 1), receive);
    const whole = await scanned(labelDigits(id, 2), receive);
    expect(codesOf(await takeBack([whole]))).toEqual([200]);
    expect((await read()).orders).toMatchObject([{ received: [] }]);
    // A place that the order has got since the register was made.
    await staff.edit(id, { packages: [validPackage, validPackage, validPackage] });
    const added = await scanned(labelDigits(id, 3), receive);
    expect((await read()).orders).toMatchObject([{ received: [3] }]);
    expect(codesOf(await takeBack([added]))).toEqual([200]);
    expect((await read()).orders).toMatchObject([{ received: [] }]);
    const last = await scanned(String(id), receive);
    const { version } = await read();
    const path = `/api/registers/${register}/receive`;
    expect((await staff.other.post(path, { body: { version } })).status).toBe(200);
    const [refused] = await takeBack([last]);
    expect(refused).toMatchObject({ statusCode: 409 });
    expect(refused?.message).toContain('Реестр уже принят: Пётр Второй');
    expect((await read()).orders).toMatchObject([{ received: [1, 2, 3] }]);
  });
});

describe('a run scan', () => {
  it('takes the order out again, but not out of a run that has left or another one', async () => {
    const [run, other] = [await staff.run(), await staff.run({ driver: 'Пётр Лис' })];
    const into = { action: 'run', run: run.id };
    const [one, two, three, listed] = [
      await staff.order(),
      await staff.order(),
      await staff.order(),
      await staff.order(),
    ];
    await staff.added(run, listed);
    const scans: Sent[] = [];
    for (const id of [one, two, three, listed]) scans.push(await scanned(labelDigits(id, 1), into));
    const [first, second, third, fourth] = scans as [Sent, Sent, Sent, Sent];
    expect(codesOf(await takeBack([first]))).toEqual([200]);
    expect(idsOf(await staff.read(run)).sort()).toEqual([two, three, listed].sort());
    await staff.put(staff.other, other, [two], { from: [run.id] });
    expect(await takeBack([second])).toMatchObject([
      {
        statusCode: 409,
        message: expect.stringContaining(`внесли в рейс №\u00a0${other.id}: Пётр Второй`) as string,
      },
    ]);
    expect(await takeBack([fourth])).toMatchObject([{ statusCode: 409 }]);
    await staff.left(await staff.read(run));
    expect(await takeBack([third])).toMatchObject([
      { statusCode: 409, message: expect.stringContaining('Рейс уехал') as string },
    ]);
    expect(idsOf(await staff.read(run)).sort()).toEqual([three, listed].sort());
  });
});

it('only own scans are taken back, and only what they have changed', async () => {
  const id = await staff.order();
  const scan = await scanned(labelDigits(id, 1));
  expect(codesOf(await takeBack([scan, { id: 'no such' }], staff.other))).toEqual([404, 404]);
  const twice = await scanned(labelDigits(id, 1));
  const unknown = await scanned('4811111111111');
  expect(codesOf(await takeBack([twice, unknown]))).toEqual([409, 404]);
  expect((await staff.readOrder(id)).status.id).toBe(4);
});

it.each([
  ['no ids', {}],
  ['too many', { ids: Array.from({ length: 101 }, String) }],
  ['a long id', { ids: ['x'.repeat(65)] }],
  ['numbers', { ids: [1] }],
])('a body with %s is refused', async (_, body) =>
  expect((await staff.manager.post('/api/scans/takeBack', { body })).status).toBe(422),
);
