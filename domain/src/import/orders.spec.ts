import { defaultCalendar } from '../orders/calendar';
import { orderProblems } from '../orders/problems';
import type { ColumnChoice } from './column-types';
import { cellName, readHead } from './columns';
import { rowFingerprint, problemsAtCells } from './cell-problems';
import { readOrders, type CommonValues } from './orders';

const now = new Date('2026-11-20T09:00:00Z');
const common: CommonValues = {
  order: { delivery: 'client', address: 'Минск', addressId: 6, street: 'ул. Немига', house: '5' },
};

const HEADS = 'Номер заказа;ФИО;Телефон;Город;Улица;Дом;Кв.;Дата доставки;Вес места, кг;Д×Ш×В, см;Мест';
const table = (heads: string, ...rows: string[]) => [heads, ...rows].map((row) => row.split(';'));
const read = (cells: string[][], said = new Map<number, ColumnChoice>(), all = common) => {
  const head = readHead(cells, new Map(), said);
  return { head, orders: readOrders(cells, head, all, now) };
};

it('a row is an order', () => {
  const { orders } = read(
    table(HEADS, 'A-1;Пётр Сидоров;80291234567;Гомель;ул. Советская;12;5;27.11.2026;2,5;30×20×10;2'),
  );
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order?.problems).toEqual([]);
  expect(order?.values).toMatchObject({
    externalId: 'A-1',
    name: 'Пётр Сидоров',
    reciverPhone: '+375 (29) 12-34-567',
    reciverType: 'fiz-lico',
    deliveryAddress: 'client',
    reciverStreet: 'ул. Советская',
    reciverHouse: '12',
    reciverFlat: '5',
    deliveryDate: '2026-11-27 23:00',
    delivery: 'client',
  });
  const place = { type: 'package', length: 30, width: 20, height: 10, weight: 2.5 };
  expect(order?.packages).toMatchObject([place, place]);
  expect(order?.town).toMatchObject({ text: 'Гомель', row: 1, column: 3 });
});

it('rows of one own number are its places, wherever they stand, and say nothing else of the order', () => {
  const { orders, head } = read(
    table(
      HEADS,
      'A-1;Пётр;80291234567;Гомель;ул. Мира;1;;27.11.2026;1;10×10×10;1',
      'Б 2;Анна;80291234568;Брест;ул. Мира;2;;27.11.2026;2;10×10×10;1',
      'a1;;;;;;;;3;20×20×20;2',
      'А-1;Павел;;;;;;;4;20×20×20;1',
    ),
  );
  expect(orders.map(({ rows, packages }) => [rows, packages.map(({ weight }) => weight)])).toEqual([
    [
      [1, 3, 4],
      [1, 3, 3, 4],
    ],
    [[2], [2]],
  ]);
  expect(orders[0]?.problems).toMatchObject([
    {
      code: 'rows_differ',
      row: 4,
      column: 1,
      message: 'У этого заказа в строке 2 другое: «Пётр»',
      choices: ['Пётр'],
    },
  ]);
  expect(head.row).toBe(0);
});

it('the weight of all places is shared between them', () => {
  const { orders } = read(table('ФИО;Тел.;Общий вес, кг;Мест', 'А;80291234567;7;2'));
  expect(orders[0]?.packages.map(({ weight }) => weight)).toEqual([3.5, 3.5]);
});

it('a unit that a person has named counts, and one beside the number counts more', () => {
  const cells = table('ФИО;Вес;Длина', 'А;300;400', 'Б;2 кг;0,5 м');
  const { orders } = read(
    cells,
    new Map([
      [1, { field: 'weight', unit: 'г' }],
      [2, { field: 'length', unit: 'мм' }],
    ]),
  );
  expect(orders.map(({ packages }) => [packages[0]?.['weight'], packages[0]?.['length']])).toEqual([
    [0.3, 40],
    [2, 50],
  ]);
});

it('a column that is not clear yet is not read', () => {
  const { orders } = read(table('ФИО;Вес', 'А;300'));
  expect(orders[0]?.packages[0]).not.toHaveProperty('weight');
});

it('the example of the template is no order, an own number «Пример» is one', () => {
  const rows = ['Пример;Иванова Мария Петровна;+375 (29) 123-45-67', 'Пример;А;80291234567', 'Пример 2;Б;'];
  expect(read(table('Номер заказа у вас;ФИО;Телефон', ...rows)).orders.map(({ rows: at }) => at)).toEqual([
    [2],
    [3],
  ]);
});

it('rows of sums and empty rows are no orders', () => {
  expect(
    read(table('ФИО;Тел.', 'А;1', '', ' ; ', '—;-', 'Итого:;2', 'Б;2')).orders.map(({ rows }) => rows),
  ).toEqual([[1], [6]]);
});

describe('an address', () => {
  it.each([
    ['Советская, д. 7', 'Советская', '7'],
    ['пр-т Победителей, 7/1', 'пр-т Победителей', '7/1'],
    ['Советская 12-5', 'Советская', '12-5'],
    ['Советская', 'Советская', undefined],
  ])('«%s» in the column of streets has its house', (text, reciverStreet, reciverHouse) => {
    const [order] = read(table('ФИО;Город;Улица', `А;Минск;${text}`)).orders;
    expect(order?.values).toMatchObject({ reciverStreet, ...(reciverHouse ? { reciverHouse } : {}) });
  });

  it.each([
    ['Гомель, ул. Советская, д. 12, кв. 5', 'Гомель', 'ул. Советская', '12', '5'],
    [
      '246050, Гомельская обл., г. Гомель, ул. Советская 12-5',
      'Гомельская обл., г. Гомель',
      'ул. Советская',
      '12-5',
      undefined,
    ],
    [
      'Гродненская обл., Кореличский р-н, аг. Мир, ул. 17 Сентября, 3',
      'Гродненская обл., Кореличский р-н, аг. Мир',
      'ул. 17 Сентября',
      '3',
      undefined,
    ],
  ])('«%s» in one cell', (line, town, street, house, flat) => {
    const { orders } = read([
      ['ФИО', 'Адрес'],
      ['А', line],
    ]);
    expect(orders[0]?.town?.text).toBe(town);
    expect(orders[0]?.values).toMatchObject({
      reciverStreet: street,
      reciverHouse: house,
      ...(flat ? { reciverFlat: flat } : {}),
    });
  });

  it('may have its town, district and oblast in columns of their own, and the house with the street', () => {
    const { orders } = read(
      table('ФИО;Область;Район;Нас. пункт;Улица', 'А;Гродненская;Кореличский;Мир;ул. Мира, д. 3, кв. 7'),
    );
    expect(orders[0]?.town?.text).toBe('Мир, Кореличский район, Гродненская область');
    expect(orders[0]?.values).toMatchObject({
      reciverStreet: 'ул. Мира',
      reciverHouse: '3',
      reciverFlat: '7',
    });
  });

  it('need not name the kind of its street, nor repeat the town of its column', () => {
    const rows = ['А;;Гомель, Советская 12', 'Б;Лида;Мицкевича 3-5', 'В;Лида;кв-л Дружбы, 5'];
    const { orders } = read(table('ФИО;Город;Адрес', ...rows));
    const told = orders.map(({ values, town }) => [
      town?.text,
      values['reciverStreet'],
      values['reciverHouse'],
    ]);
    const found = ['Гомель, Советская, 12', 'Лида, Мицкевича, 3-5', 'Лида, кв-л Дружбы, 5'];
    expect(told.map((parts) => parts.join(', '))).toEqual(found);
  });

  it('that cannot be taken apart is asked', () => {
    const { orders } = read([
      ['ФИО', 'Адрес'],
      ['А', 'у магазина 5 за углом 7'],
    ]);
    expect(orders[0]?.problems).toMatchObject([{ code: 'address_unclear', row: 1, column: 1 }]);
  });

  it('is a point of issue where one is named', () => {
    const { orders } = read(table('ФИО;Город;ПВЗ', 'А;Гомель;Советская, 12', 'Б;Гомель;'));
    expect(orders.map(({ values, point }) => [values['deliveryAddress'], point?.text])).toEqual([
      ['punkt', 'Советская, 12'],
      ['client', undefined],
    ]);
  });
});

it('rows of one person in merged cells are places of one order, unless they tell two orders', () => {
  const cells = table(
    'Номер заказа;ФИО;Телефон;Город;Вес, кг;Дата доставки',
    ';Анна;80291234567;Гомель;1;27.11.2026',
    ';Анна;80291234567;Гомель;2;27.11.2026',
    ';Анна;80291234567;Гомель;3;28.11.2026',
    'Б-1;Анна;80291234567;Гомель;4;27.11.2026',
    ';Анна;80291234567;Гомель;1;27.11.2026',
  );
  const under = new Map([2, 3, 4].map((row) => [row, 1]));
  const orders = readOrders(cells, readHead(cells), common, now, { under });
  expect(orders.map(({ rows }) => rows)).toEqual([[1, 2], [3], [4], [5]]);
});

it('a name in three columns is one', () => {
  const names = (heads: string, row: string) => read(table(heads, row)).orders[0]?.values['name'];
  expect(names('Фамилия;Имя;Отчество;Телефон', 'Иванова;Анна;Петровна;8029')).toBe('Иванова Анна Петровна');
  expect(names('Имя;Телефон;Фамилия', 'Анна;8029;Иванова')).toBe('Иванова Анна');
  expect(names('Фамилия;Имя;Телефон', ';;8029')).toBeUndefined();
});

it('a product that no column counts is one', () => {
  const counts = (heads: string, ...rows: string[]) =>
    read(table(heads, ...rows)).orders.map(({ packages }) => packages.map(({ count }) => count));
  expect(counts('ФИО;Товар;Вес, кг;Мест', 'Анна;Лампа;2;2', 'Пётр;;3;')).toEqual([[1, 1], [undefined]]);
  expect(counts('ФИО;Товар;Вес, кг;Количество товара', 'Анна;Лампа;2;4', 'Пётр;Мяч;3;')).toEqual([
    [4],
    [undefined],
  ]);
});

it('a firm is told by its name, a product by its', () => {
  const { orders } = read(table('Организация;ФИО;Товар;Вес, кг', 'ООО «Ромашка»;Анна;Лампа;2', ';Пётр;;3'));
  expect(
    orders.map(({ values, packages }) => [
      values['reciverType'],
      packages[0]?.['type'],
      packages[0]?.['name'],
    ]),
  ).toEqual([
    ['ur-lico', 'product', 'Лампа'],
    ['fiz-lico', 'package', undefined],
  ]);
});

it('an order of too many places says so', () => {
  expect(read(table('ФИО;Мест', 'А;101', 'Б;60')).orders[0]?.problems).toMatchObject([
    { code: 'places_unclear' },
  ]);
  const { orders } = read(table('Номер заказа;Мест', 'A-1;60', 'A-1;60'));
  expect(orders[0]?.problems.map(({ message }) => message)).toEqual([
    'В одной заявке может быть не больше 100 мест',
  ]);
});

it('errors of the whole order stand at their cells, once for equal places, and not where a cell has its own', () => {
  const cells = table(HEADS, 'A-1;;80291234567;Гомель;ул. Мира;12.01.2026;;27.11.2026;0,0001;30×20×2000;2');
  const { orders, head } = read(cells);
  const [order] = orders;
  if (!order) throw new Error('no order');
  const sent = { ...order.values, packages: order.packages, reciverAddressId: 3 };
  const errors = orderProblems(sent, { now, calendar: defaultCalendar });
  const at = problemsAtCells(order, errors, head.columns, (path) => path).map(({ row, column, message }) => [
    column === null ? '' : cellName(row, column),
    message,
  ]);
  expect(order.problems.map(({ row, column }) => cellName(row, column ?? 0))).toEqual(['F2']);
  expect(at).toEqual([
    ['B2', 'Это поле обязательно для заполнения'],
    ['J2', 'Введите число не больше 1000'],
    ['I2', 'Введите число не меньше 0,001'],
  ]);
});

describe('the print of a row', () => {
  const print = (heads: string, row: string, all: CommonValues = common) => {
    const [order] = read(table(heads, row), new Map(), all).orders;
    return order && rowFingerprint(order, all);
  };
  const row = 'Пётр;80291234567;Гомель;ул. Мира;1';
  const heads = 'ФИО;Тел.;Город;Улица;Дом';

  it('is the same in any order of columns, in any case, and whatever is said of all rows', () => {
    expect(print('Дом;Улица;Город;Телефон;Получатель', '1;УЛ. МИРА;гомель;+375291234567;пётр')).toBe(
      print(heads, row),
    );
    expect(
      print(heads, row, {
        order: { ...common.order, deliveryDate: '2026-11-30 23:00' },
        place: { length: 5 },
      }),
    ).toBe(print(heads, row));
  });

  it('is another for another row', () => {
    expect(print(heads, row.replace('1', '2'))).not.toBe(print(heads, row));
    expect(print(`${heads};Дата`, `${row};27.11.2026`)).not.toBe(print(`${heads};Дата`, `${row};30.11.2026`));
  });
});
