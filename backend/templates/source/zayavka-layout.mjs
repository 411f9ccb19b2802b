// What stands where in the заявка. A row is {height, cells: [range, look, text]}; a range of several cells is merged.

/** Widths of the columns A…L in characters. */
export const columns = [4.5, 12, 30, 6.5, 7, 7, 7.5, 9, 8, 8.5, 15, 8.5];

const section = (...titles) => ({
  height: 17,
  cells: titles.map(([range, text]) => [range, 'section', text]),
});
const gap = (height = 6) => ({ height, cells: [] });

const pair = ([label, value], [otherLabel, otherValue], look = 'text') => ({
  height: 17,
  cells: [
    ['A:B', 'label', label],
    ['C:G', look, value],
    ['H:I', 'label', otherLabel],
    ['J:L', 'text', otherValue],
  ],
});

const sides = (label, sender, receiver, look = 'text') => ({
  height: 17,
  cells: [
    ['A:B', 'label', label],
    ['C:F', look, sender],
    ['G:H', 'label', label],
    ['I:L', look, receiver],
  ],
});

const cargoColumns = [
  ['A', 'centred', '№', 'no:formatN()'],
  ['B', 'centred', 'Вид', 'kind'],
  ['C', 'item', 'Наименование', 'name'],
  ['D', 'number', 'Кол-во', 'count:formatN()'],
  ['E', 'number', 'Длина, см', 'length:formatN()'],
  ['F', 'number', 'Ширина, см', 'width:formatN()'],
  ['G', 'number', 'Высота, см', 'height:formatN()'],
  ['H', 'number', 'Объём, м³', 'volume:formatN()'],
  ['I', 'number', 'Вес ед., кг', 'unitWeight:formatN()'],
  ['J', 'number', 'Вес всего, кг', 'weight:formatN()'],
  ['K', 'centred', 'Номер ТТН', 'ttn'],
  ['L', 'centred', 'Вернуть ТТН', 'returnTtn'],
];

/** The first of the two rows repeats for every piece of cargo, the second only says so and disappears. */
const cargoRow = (index) => ({
  height: 15,
  cells: cargoColumns.map(([range, look, , name]) => [range, look, `{d.cargo[${index}].${name}}`]),
});

const signing = (...titles) => [
  {
    height: 20,
    cells: [
      ['A:F', 'signatures', titles[0]],
      ['H:L', 'signatures', titles[1]],
    ],
  },
  {
    height: 24,
    cells: [
      ['A:F', 'sign', 'подпись ______________  ФИО ______________________________  дата __________'],
      ['H:L', 'sign', 'подпись ____________  ФИО ______________________  дата __________'],
    ],
  },
];

export const rows = [
  { height: 28, cells: [['A:J', 'brand', '{d.company.name}']] },
  {
    height: 26,
    cells: [
      [
        'A:J',
        'contacts',
        '{d.company.legalName}, УНП {d.company.unp}, {d.company.legalAddress}\nтел. {d.company.phone}, {d.company.email}',
      ],
    ],
  },
  { height: 30, cells: [['A:J', 'title', 'Заявка № {d.order.number}']] },
  {
    height: 17,
    cells: [
      ['A:B', 'label', 'Дата заявки'],
      ['C', 'day', '{d.order.date:formatN()}'],
      ['D:F', 'label', 'Договор'],
      ['G:J', 'text', '{d.order.contract}'],
      ['K:L', 'caption', '№ {d.order.number}'],
    ],
  },
  gap(),
  section(['A:L', 'Заказчик']),
  pair(['Наименование', '{d.customer.name}'], ['УНП', '{d.customer.unp}'], 'strong'),
  pair(['Представитель', '{d.customer.person}'], ['Телефон', '{d.customer.phone}']),
  pair(['Вид', '{d.customer.kind}'], ['Эл. почта', '{d.customer.email}']),
  gap(),
  section(['A:F', 'Отправитель'], ['G:L', 'Получатель']),
  sides('Организация', '{d.sender.organization}', '{d.receiver.organization}', 'strong'),
  sides('Контактное лицо', '{d.sender.person}', '{d.receiver.person}'),
  sides('Телефон', '{d.sender.phone}', '{d.receiver.phone}'),
  sides('Способ', '{d.sender.way}', '{d.receiver.way}'),
  sides('Адрес', '{d.sender.address}', '{d.receiver.address}', 'strong'),
  sides('Комментарий', '{d.sender.comment}', '{d.receiver.comment}'),
  gap(),
  section(['A:L', 'Доставка']),
  {
    height: 20,
    cells: [
      ['A:B', 'label', 'Дата и время'],
      ['C', 'minute', '{d.order.deliveryDate:formatN()}'],
      ['D:E', 'label', 'Тариф'],
      ['F:H', 'text', '{d.order.tarif}'],
      ['I:J', 'label', 'Хрупкий груз'],
      ['K:L', 'strong', '{d.order.fragile}'],
    ],
  },
  gap(),
  section(['A:L', 'Груз']),
  { height: 28, repeat: true, cells: cargoColumns.map(([range, , title]) => [range, 'head', title]) },
  cargoRow('i'),
  cargoRow('i+1'),
  {
    height: 18,
    cells: [
      ['A:C', 'totalLabel', 'Итого мест'],
      ['D', 'total', '{d.totals.places:formatN()}'],
      ['E:G', 'totalLabel', 'объём и вес'],
      ['H', 'total', '{d.totals.volume:formatN()}'],
      ['I', 'total', ''],
      ['J', 'total', '{d.totals.weight:formatN()}'],
      ['K:L', 'totalLabel', 'ТТН: {d.totals.ttn}'],
    ],
  },
  {
    height: 18,
    cells: [
      ['A:I', 'totalLabel', 'Объёмный вес всего, кг (Д × Ш × В / 5000 по каждому месту)'],
      ['J', 'total', '{d.totals.volumetricWeight:formatN()}'],
      ['K:L', 'totalLabel', 'вернуть ТТН: {d.totals.returnTtn}'],
    ],
  },
  gap(),
  section(['A:L', 'Стоимость']),
  {
    height: 24,
    cells: [
      ['A:B', 'label', 'Цена, бел. руб.'],
      ['C', 'price', '{d.order.price:formatN()}'],
      ['D:E', 'label', 'Прописью'],
      ['F:L', 'strong', '{d.order.priceInWords}'],
    ],
  },
  gap(),
  section(['A:L', 'Подписи']),
  ...signing('Груз сдал (отправитель)', 'Груз принял (экспедитор)'),
  ...signing('Груз выдал (экспедитор)', 'Груз получил (получатель)'),
  {
    height: 24,
    cells: [
      [
        'A:L',
        'note',
        'Подпись получателя подтверждает, что количество мест и состояние упаковки проверены при выдаче. О расхождениях составляется акт.',
      ],
    ],
  },
];
