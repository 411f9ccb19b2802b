import { testLabelDigits, testRegisterDigits } from '@shlyah/domain';
import { Order } from '../src/modules/orders/model/order.entity';
import type { ScanAnswerDto } from '../src/modules/scans/scan.dto';
import { Dispatchers } from './support/dispatchers';
import { addTestOrder } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;
let count = 0;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

/** At the moment of `Dispatchers`. */
const one = async (code: string, changes: object = {}): Promise<ScanAnswerDto | undefined> =>
  (
    await staff.scan([
      {
        id: `scan ${++count}`,
        code,
        at: '2026-11-27T19:00:00.000Z',
        action: 'status',
        status: 4,
        ...changes,
      },
    ])
  )[0];

it('a scan of a test paper says so and changes nothing, whatever of it is scanned', async () => {
  const sample = await addTestOrder(test, staff.owner);
  // Without its minus the number is that of a real order.
  const real = await staff.order();
  const label = `Тестовая этикетка: заказ №\u00a0T${sample.id} не везут, ничего не изменилось`;
  for (const code of [
    testLabelDigits(sample.id, 1),
    String(sample.id),
    `T${sample.id}`,
    String(sample['trackingUrl']),
  ])
    for (const action of ['status', 'receive', 'find'])
      expect(await one(code, { action })).toMatchObject({
        result: 'test',
        statusCode: 422,
        message: label,
        order: null,
      });
  expect(await one(testRegisterDigits(-real))).toMatchObject({
    result: 'test',
    message: `Тестовый реестр №\u00a0T-${real}: принимать по нему нечего`,
  });
  expect(await staff.readOrder(real)).toMatchObject({ version: 1, status: { id: 1 } });
  const seen = await test.database.read.findOneByOrFail(Order, { id: sample.id });
  expect(seen).toMatchObject({ version: 1, statusId: 1 });
});
