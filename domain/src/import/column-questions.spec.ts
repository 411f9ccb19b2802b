import type { ColumnChoice } from './column-types';
import { headOfEntries, readHead } from './columns';
import { readOrders } from './orders';

const now = new Date('2026-11-27T09:00:00Z');
const table = (heads: string, ...rows: string[]) => [heads, ...rows].map((row) => row.split(';'));
const columnOf = (cells: string[][], heading: string) =>
  readHead(cells).columns.find((column) => column.heading === heading);
const optionsOf = (cells: string[][], heading: string) => {
  const column = columnOf(cells, heading);
  return [
    column?.question,
    ...(column?.options.map(({ field, unit }) => [field, unit].join(' ').trim()) ?? []),
  ];
};
const itemsOf = (cells: string[][], said: [number, ColumnChoice][] = []) =>
  readOrders(cells, readHead(cells, new Map(), new Map(said)), {}, now).flatMap(({ packages }) => packages);
/** Kilograms of all items of a table. */
const weightOf = (...args: Parameters<typeof itemsOf>): number =>
  itemsOf(...args).reduce(
    (sum, { type, weight, count }) =>
      sum + Math.round(Number(weight) * 1000) * (type === 'product' ? Number(count) : 1),
    0,
  ) / 1000;

describe('a question about a column', () => {
  it('has words, answers to be sent back, and three different values, cut', () => {
    const cells = table('ФИО;Номер', 'А;1', 'Б;1', `В;${'9'.repeat(60)}`, 'Г;3', 'Д;4');
    expect(columnOf(cells, 'Номер')).toMatchObject({
      samples: ['1', `${'9'.repeat(39)}…`, '3'],
      question: 'field',
      questionText: 'Это ваш номер заказа?',
      options: [
        { label: 'Номер заказа у вас', field: 'externalId', unit: null },
        { label: 'Номер ТТН', field: 'ttn', unit: null },
        { label: 'Не переносить', field: null, unit: null },
      ],
    });
  });

  it.each([
    ['field', 'Номер', 'Номер', '1'],
    ['unit', 'Вес', 'Вес', '300'],
    ['twice', 'ФИО;Получатель', 'Получатель', 'А;А'],
    ['comment', 'Домофон', 'Домофон', '45К'],
    ['of', 'Мест;Вес, кг', 'Вес, кг', '2;3'],
    ['dates', 'Дата доставки', 'Дата доставки', '06/07/2027'],
  ])(
    '«%s» is closed by each of its answers, and stays closed for the next file',
    (question, heads, heading, row) => {
      const cells = table(heads, row);
      const column = columnOf(cells, heading);
      expect(column?.question).toBe(question);
      expect(column?.options.length).toBeGreaterThan(1);
      for (const { field, unit } of column?.options ?? []) {
        const index = column?.index ?? 0;
        for (const head of [
          readHead(cells, new Map(), new Map([[index, { field, unit }]])),
          readHead(cells, new Map([[heading.toLowerCase(), { field, unit }]])),
        ]) {
          const next = head.columns[index];
          expect([null, ...(unit === null ? ['unit'] : [])]).toContainEqual(next?.question);
          expect(next?.field).toBe(field);
        }
      }
    },
  );

  it('of an address book has only answers of an entry', () => {
    const head = headOfEntries(readHead(table('ФИО;Улица;Д;Домофон;Номер', 'А;Мира;угловой;5;1')));
    expect(head.columns.map(({ options }) => options.map(({ field }) => field))).toEqual([
      [],
      [],
      ['house', 'note', null],
      ['note', null],
      [],
    ]);
  });
});

describe('a weight', () => {
  const cups = table('ФИО;Название товара;Количество товара;Вес всего, кг', 'Анна;Чашка;6;1,8');

  it('of a line of six cups is shared between them', () => {
    expect(columnOf(cups, 'Вес всего, кг')?.question).toBeNull();
    expect(itemsOf(cups)).toMatchObject([{ type: 'product', name: 'Чашка', count: 6, weight: 0.3 }]);
    expect(weightOf(cups)).toBe(1.8);
  });

  it.each([
    ['Количество товара', '6', ['of', 'unitWeight кг', 'totalWeight кг'], 'Вес одной штуки или всех вместе?'],
    ['Мест', '2', ['of', 'weight кг', 'totalWeight кг'], 'Вес одного места или всех вместе?'],
    [
      'Количество',
      '6',
      ['of', 'unitWeight кг', 'weight кг', 'totalWeight кг'],
      'Вес одной штуки, одного места или всех вместе?',
    ],
    ['Количество товара', '1', [null], null],
    ['Мест', '1', [null], null],
    ['Мест', '', [null], null],
  ])('beside «%s» %s is asked where it matters', (heading, count, options, text) => {
    const cells = table(`ФИО;${heading};Вес, кг`, 'Анна;1;2', `Пётр;${count};3`);
    expect(optionsOf(cells, 'Вес, кг')).toEqual(options);
    expect(columnOf(cells, 'Вес, кг')?.questionText).toBe(text);
  });

  it.each<[string, string, ColumnChoice, number]>([
    ['of a piece', '6;1', { field: 'unitWeight' }, 1.8],
    ['of a place', '6;1', { field: 'weight' }, 0.3],
    ['of all', '6;1', { field: 'totalWeight' }, 0.3],
    ['of a piece in two places', '6;2', { field: 'unitWeight' }, 1.8],
    ['of each of two places', '6;2', { field: 'weight' }, 0.6],
    ['of two places together', '6;2', { field: 'totalWeight' }, 0.3],
    ['in grams', '6;1', { field: 'totalWeight', unit: 'г' }, 0],
  ])('%s is what is ordered', (_, counts, choice, kilograms) => {
    const goods = table('ФИО;Название товара;Количество товара;Мест;Вес, кг', `Анна;Чашка;${counts};0,3`);
    const boxes = table('ФИО;Количество товара;Мест;Вес, кг', `Анна;${counts};0,3`);
    expect([weightOf(goods, [[4, choice]]), weightOf(boxes, [[3, choice]])]).toEqual([kilograms, kilograms]);
  });

  it.each([
    ['1;3', [0.334, 0.333, 0.333]],
    ['0,1;3', [0.034, 0.033, 0.033]],
    ['7;2', [3.5, 3.5]],
  ])('%s places lose none of it', (row, weights) =>
    expect(itemsOf(table('Общий вес, кг;Мест', row)).map(({ weight }) => weight)).toEqual(weights),
  );

  it('said once for each place of a file is shared between its pieces', () => {
    const cells = table('Товар;Количество товара;Мест', 'Чашка;6;2');
    const [order] = readOrders(cells, readHead(cells), { place: { weight: 3 } }, now);
    expect(order?.packages).toMatchObject([
      { count: 3, weight: 1 },
      { count: 3, weight: 1 },
    ]);
  });

  it('that pieces cannot share in grams is that of one with their count in its name', () => {
    const screws = table('Товар;Количество товара;Вес всего, кг', 'Винт;1000;1,5', 'Чашка;6;1');
    expect(itemsOf(screws)).toMatchObject([
      { name: 'Винт, 1000 шт.', count: 1, weight: 1.5 },
      { name: 'Чашка', count: 6, weight: 0.167 },
    ]);
  });

  it('volumes are shared in the same way', () => {
    const cells = table('Объём всего, м³;Мест', '0,01;3');
    expect(itemsOf(cells).map(({ volume }) => volume)).toEqual([0.003334, 0.003333, 0.003333]);
    expect(optionsOf(table('Объём, м³;Мест', '0,01;3'), 'Объём, м³')).toEqual([
      'of',
      'volume м³',
      'totalVolume м³',
    ]);
  });
});

describe('a guess that the values doubt is asked:', () => {
  it.each([
    ['Дата', '07.06.2027 10:15:33', ['field', 'deliveryDate', '']],
    ['Дата', '27.11.2026 10:15', ['field', 'deliveryDate', '']],
    ['Дата', '07.06.2027', [null]],
    ['Дата', '07.06.2027 0:00:00', [null]],
    ['Дата', '07.06.2027 до 18:30', [null]],
    ['Дата доставки', '2027-06-07 10:00 - 22:00', [null]],
    ['Д', 'угловой', ['field', 'house', 'length', 'note', '']],
    ['Д', '12/1', [null]],
    ['Д', '12.01.2026', [null]],
    ['№ накладной', '1024', ['field', 'externalId', 'ttn', '']],
    ['№ накладной', 'АА 1234567', [null]],
    ['Накладная', 'МА0011223', [null]],
    ['Организация', 'Сидоров Пётр Иванович', ['field', 'organization', 'receiver', 'name', '']],
    ['Организация', 'Ромашка', [null]],
    ['Интервал', '10:00–18:00', [null]],
    ['Интервал', 'после 18', [null]],
    ['Интервал', 'утром', ['comment', 'note', '']],
    ['Время с', '10', [null]],
    ['С какого часа', '', [null]],
    ['Интервал', '2-5', ['comment', 'hours', 'note', '']],
    ['Интервал', 'любой', ['comment', 'note', '']],
    ['Телефон 2', '80291234567', ['comment', 'note', '']],
    ['Количество', '2', ['field', 'count', 'places', '']],
    ['ТТН', '1024', [null]],
  ])('«%s» with «%s»', (heading, value, options) =>
    expect(optionsOf(table(`ФИО;Улица;${heading}`, `А;Мира;${value}`), heading)).toEqual(options),
  );

  it.each(['Д, см;Ш, см;В, см', 'Д;Ш;В'])('«%s» are the sides of a place', (heads) =>
    expect(readHead(table(`Улица;${heads}`, 'Мира;30;20;10')).columns.map(({ field }) => field)).toEqual([
      'street',
      'length',
      'width',
      'height',
    ]),
  );

  it('«Размер» of clothes is left out with a word', () =>
    expect(columnOf(table('ФИО;Размер', 'А;150', 'Б;'), 'Размер')).toMatchObject({
      field: null,
      question: null,
      note: 'Это не размеры места, Д×Ш×В: столбец не переносится',
    }));

  it('a column of nobody is named as left out', () =>
    expect(columnOf(table('ФИО;Менеджер', 'А;Б'), 'Менеджер')?.note).toContain('не переносится'));
});

describe('the dates of a column', () => {
  const days = (...dates: string[]) => {
    const cells = table('Дата доставки', ...dates);
    const { columns } = readHead(cells);
    const orders = readOrders(cells, readHead(cells), {}, now);
    return columns[0]?.question ?? orders.map(({ values }) => values['deliveryDate'] ?? '?');
  };

  it('are in one order of day and month', () => {
    expect(days('06/07/2027', '06/14/2027')).toEqual(['2027-06-07 23:00', '2027-06-14 23:00']);
    expect(days('06/07/2027', '14/06/2027')).toEqual(['2027-07-06 23:00', '2027-06-14 23:00']);
    expect(days('06.07.2027')).toEqual(['2027-07-06 23:00']);
    expect(days('2027-06-07')).toEqual(['2027-06-07 23:00']);
    expect(days('06/07/2027')).toBe('dates');
    expect(days('06/14/2027', '14/06/2027')).toBe('dates');
  });

  it('that contradict the answer are to be mended', () => {
    const cells = table('Дата доставки', '06/14/2027', '14/06/2027', '06/07/2027');
    const chosen = new Map([[0, { field: 'deliveryDate', unit: 'ММ.ДД' } as const]]);
    const orders = readOrders(cells, readHead(cells, new Map(), chosen), {}, now);
    expect(orders.map(({ values }) => values['deliveryDate'])).toEqual([
      '2027-06-14 23:00',
      undefined,
      '2027-06-07 23:00',
    ]);
    expect(orders[1]?.problems).toMatchObject([{ code: 'date_unclear' }]);
  });
});

describe('columns of shops', () => {
  it('of the payer give way to those of the receiver, unless these are empty', () => {
    const fields = (...rows: string[]) =>
      readHead(
        table(
          'order_id;Billing first name;Billing city;Shipping first name;Shipping city;Billing phone',
          ...rows,
        ),
      ).columns.map(({ field, question }) => question ?? field);
    expect(fields('1;Анна;Минск;Пётр;Гомель;29')).toEqual([
      'externalId',
      null,
      null,
      'name',
      'town',
      'phone',
    ]);
    expect(fields('1;Анна;Минск;;;29')).toEqual(['externalId', 'name', 'town', null, null, 'phone']);
  });

  it('of 1С: the firm beside its person is the receiver', () => {
    const cells = table(
      'Клиент;Контактное лицо',
      'ООО «Дом и сад»;Иванова Ольга',
      'Сидоров Пётр;Сидоров Пётр',
    );
    const { columns } = readHead(cells);
    expect(columns.map(({ field, question }) => question ?? field)).toEqual(['receiver', 'name']);
  });
});
