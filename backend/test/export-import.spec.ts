import { cleanFields, orderFields, packageFields, type PackageBody } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import { Order } from '../src/modules/orders/model/order.entity';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import { exportsOf } from './support/exported';
import { addOrder, addUser } from './support/factories';
import { COMMON, IMPORT_TIME, previewOf } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
const { take, rowsOf } = exportsOf(() => test);

beforeAll(() => test.clock.set(IMPORT_TIME));

const box = validPackage as PackageBody;
const product = {
  ...box,
  type: 'product',
  name: 'Чашка «Лён»; белая',
  count: 6,
  weight: 0.3,
  length: null,
  width: null,
  height: null,
};
const sent = { ...COMMON, deliveryDate: '2026-12-01 23:00' };

/** Orders as a shop has them: each is another kind of receiver, place and cargo. */
const ORDERS: readonly object[] = [
  {
    externalId: '00149411',
    reciverType: 'ur-lico',
    organization: 'ООО «Всего хорошего»',
    name: 'Пётр Сидоров',
    reciverPhone: '+375 (29) 12-34-567',
    reciverHouse: '12/1',
    reciverHousing: '2',
    reciverEntrance: '1',
    reciverFloor: '3',
    reciverFlat: '7',
    comment: '=1+1',
    reciverComment: 'Домофон 7; "вахта"',
    notifyReceiver: true,
    fragileСargo: true,
    packages: [box, box, box],
  },
  {
    externalId: 'ИМ-2',
    reciverType: 'fiz-lico',
    organization: null,
    name: 'Анна Кот',
    comment: '＝1',
    packages: [product],
    deliveryDate: '2026-12-03 18:00',
    deliveryFrom: '14:00',
  },
  {
    externalId: '3-11',
    deliveryAddress: 'punkt',
    recivePoint: 4,
    packages: [
      {
        ...box,
        calculationType: 'volume',
        length: null,
        width: null,
        height: null,
        volume: 0.05,
        useTTN: 'yes',
        TTN: 'АА 1234567',
      },
    ],
  },
  {
    externalId: '4',
    packages: [{ ...box, type: 'doc', length: null, width: null, height: null, weight: null }],
  },
];

/** What both the order and the row of the file say; the sender is said once for a file. */
const factsOf = (order: object, packages: readonly object[]) => {
  const { fragileСargo: fragileCargo } = order as OrderDto;
  const {
    contactPerson: _c,
    contactPersonName: _n,
    contactPersonPhone: _p,
    ...fields
  } = cleanFields(orderFields, {
    ...order,
    fragileCargo,
  });
  return { ...fields, packages: packages.map((item) => cleanFields(packageFields, item)) };
};

describe.each(['csv', 'xlsx'])('our own export as .%s', (format) => {
  it('is read by our own import without a question, as the same orders', async () => {
    const owner = await addUser(test);
    const orders: OrderDto[] = [];
    for (const order of ORDERS)
      orders.push((await addOrder(test, owner, { ...sent, ...order })) as unknown as OrderDto);
    const file = (await take(`format=${format}`, await test.signedIn(owner))).rawPayload;
    const reader = await test.signedIn(await addUser(test));
    const { columns, missing, orders: read } = await previewOf(reader, file);
    expect(columns.filter(({ question }) => question)).toEqual([]);
    expect(missing).toEqual([]);
    // What is left out is left out knowingly.
    expect(columns.filter(({ field, note }) => field === null && !note)).toEqual([]);
    expect(read.map(({ problems }) => problems)).toEqual(ORDERS.map(() => []));
    const placed = orders.toReversed();
    expect(read.map(({ order }) => factsOf(order ?? {}, order?.packages ?? []))).toEqual(
      placed.map((order) => factsOf(order, order.packages)),
    );
  });
});

it('an order of places that differ is asked for its cargo, and never guessed', async () => {
  const owner = await addUser(test);
  await addOrder(test, owner, { ...sent, externalId: 'Р-1', packages: [box, { ...box, weight: 9 }] });
  const { rawPayload } = await take('format=csv', await test.signedIn(owner));
  const { orders } = await previewOf(await test.signedIn(await addUser(test)), rawPayload);
  expect(orders).toMatchObject([{ order: null }]);
  expect(orders[0]?.problems.map(({ label }) => label)).toEqual(expect.arrayContaining(['Вес одной штуки']));
});

it('prices, their НДС and the quotes of orders without a price stand in columns that add up', async () => {
  const owner = await addUser(test);
  const [priced, forming] = [await addOrder(test, owner), await addOrder(test, owner)];
  await test.database.write((tx) => tx.update(Order, { id: priced.id }, { price: 12_345 }));
  const rows = await rowsOf('format=xlsx', await test.signedIn(owner));
  const { total } = (forming as unknown as OrderDto).estimate;
  expect(rows).toMatchObject([
    { 'Цена с НДС, р': 'Формируется', 'В том числе НДС, р': null, 'Расчёт, р': total },
    { 'Цена с НДС, р': 123.45, 'В том числе НДС, р': 20.58, 'Расчёт, р': null },
  ]);
  expect(total).toBeGreaterThan(0);
});
