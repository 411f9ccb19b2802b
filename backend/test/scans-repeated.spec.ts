import { labelDigits } from '@shlyah/domain';
import { Scan } from '../src/modules/scans';
import type { ScanAnswerDto } from '../src/modules/scans/scan.dto';
import { Dispatchers } from './support/dispatchers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;
let count = 0;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

/** Of `Dispatchers`. */
const NOW = Date.parse('2026-11-27T19:00:00Z');
const ago = (ms: number): string => new Date(NOW - ms).toISOString();
const scanOf = (code: string) => ({
  id: `scan ${++count}`,
  code,
  at: ago(0),
  action: 'status',
  status: 4,
});
const send = async (scans: object[], who = staff.manager): Promise<ScanAnswerDto[]> =>
  (await who.post('/api/scans', { body: { scans } })).body as ScanAnswerDto[];

it('a scan sent again under its id has the same answer and changes nothing, also at once', async () => {
  const id = await staff.order();
  const scan = scanOf(labelDigits(id, 1));
  const [[first], [again]] = await Promise.all([send([scan]), send([scan])]);
  expect(again).toEqual(first);
  await staff.edit(id, { status: 3 });
  expect(await send([scan, scan])).toEqual([first, first]);
  expect((await staff.readOrder(id)).status.id).toBe(3);
  // The same id of another person is another scan.
  expect((await send([scan], staff.other))[0]).toMatchObject({ result: 'applied' });
});

it('another scan under the id of the first is refused, and others of the batch are done', async () => {
  const [one, two, three] = [await staff.order(), await staff.order(), await staff.order()];
  const scan = scanOf(labelDigits(one, 1));
  const [first] = await send([scan]);
  const reused = {
    id: scan.id,
    result: 'id_reused',
    statusCode: 409,
    order: null,
    message: 'С этим id уже отправлено другое сканирование. Возьмите новый id.',
  };
  const others = [{ code: labelDigits(two, 1) }, { status: 6 }, { action: 'receive' }, { at: ago(1) }];
  for (const other of others) {
    const answers = await send([{ ...scan, ...other }, scan]);
    expect(answers).toEqual([expect.objectContaining(reused), first]);
  }
  const batch = [{ ...scan, code: labelDigits(two, 1) }, scanOf(labelDigits(three, 1))];
  expect((await send(batch)).map(({ result }) => result)).toEqual(['id_reused', 'applied']);
  expect(await staff.readOrder(one)).toMatchObject({ status: { id: 4 }, version: 2 });
  expect((await staff.readOrder(two)).status.id).toBe(1);
  // A former release has not kept what was sent.
  await test.database.write((tx) => tx.update(Scan, { id: scan.id }, { sentHash: null }));
  expect(await send([{ ...scan, code: labelDigits(two, 1) }])).toEqual([first]);
});
