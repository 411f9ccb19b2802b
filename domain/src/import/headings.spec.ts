import { missingColumns, readHead, skippedColumnsText } from './columns';
import { readHeading } from './headings';

const words = (heading: string): string => {
  const { field, unit, isUnsure, note } = readHeading(heading);
  return [field ?? (note ? 'left out' : '—'), unit, isUnsure && '?'].filter(Boolean).join(' ');
};

it.each([
  ['Получатель', 'name'],
  ['ФИО', 'name'],
  ['Ф.И.О. получателя', 'name'],
  ['Получатель (ФИО)', 'name'],
  ['Контактное лицо', 'name'],
  ['Организация', 'organization'],
  ['Наименование организации', 'organization'],
  ['Контрагент', 'organization ?'],
  ['Тел.', 'phone'],
  ['ТЕЛЕФОН ПОЛУЧАТЕЛЯ', 'phone'],
  ['Моб. тел.', 'phone'],
  ['Номер телефона', 'phone'],
  ['Контактный телефон', 'phone'],
  ['Номер телефона для связи', 'phone'],
  ['Телефон для связи', 'phone'],
  ['Сколько мест', 'places'],
  ['Адрес доставки', 'address'],
  ['Адрес', 'address'],
  ['Куда', 'address'],
  ['Область', 'region'],
  ['Район', 'district'],
  ['Р-н', 'district'],
  ['Город', 'town'],
  ['Нас. пункт', 'town'],
  ['Населённый пункт', 'town'],
  ['Город/НП', 'town'],
  ['Город получателя', 'town'],
  ['Улица', 'street'],
  ['Дом', 'house'],
  ['№ дома', 'house'],
  ['Корп.', 'housing'],
  ['Кв.', 'flat'],
  ['Кв/офис', 'flat'],
  ['Подъезд', 'entrance'],
  ['Этаж', 'floor'],
  ['Пункт выдачи', 'point'],
  ['ПВЗ', 'point'],
  ['Комментарий', 'receiverComment'],
  ['Примечание', 'receiverComment'],
  ['Комментарий отправителя', 'comment'],
  ['Дата доставки', 'deliveryDate'],
  ['Дата', 'deliveryDate'],
  ['Номер заказа', 'externalId'],
  ['№ заказа', 'externalId'],
  ['Ваш номер заказа', 'externalId'],
  ['Номер', 'externalId ?'],
  ['№ задания', 'externalId'],
  ['№ документа', 'externalId ?'],
  ['Вес, кг', 'weight кг ?'],
  ['Вес (г)', 'weight г ?'],
  ['Вес места, кг', 'weight кг'],
  ['Общий вес, кг', 'totalWeight кг'],
  ['Вес', 'weight ?'],
  ['Масса брутто, кг', 'weight кг ?'],
  ['Мест', 'places'],
  ['Кол-во мест', 'places'],
  ['Кол-во', 'places ?'],
  ['Д×Ш×В, см', 'sizes см'],
  ['ДхШхВ (мм)', 'sizes мм'],
  ['Габариты, мм', 'sizes мм'],
  ['Размеры', 'sizes'],
  ['Длина, мм', 'length мм'],
  ['Ширина см', 'width см'],
  ['Высота (м)', 'height м'],
  ['Объём, м3', 'volume м³ ?'],
  ['Объем всего, м³', 'totalVolume м³'],
  ['Хрупкое', 'fragile'],
  ['SMS', 'notify'],
  ['№ ТТН', 'ttn'],
  ['Накладная', 'ttn ?'],
  ['№ накладной', 'ttn ?'],
  ['Номер ТТН', 'ttn'],
  ['Вид', 'type'],
  ['Фамилия', 'surname'],
  ['Имя', 'name'],
  ['Отчество получателя', 'patronymic'],
  ['Адресат', 'name'],
  ['Тел. адресата', 'phone'],
  ['Телефон контактного лица', 'phone'],
  ['Улица, дом, кв.', 'address'],
  ['Улица и дом', 'address'],
  ['Наименование товара', 'cargoName'],
  ['№ п/п', 'left out'],
  ['Объявленная ценность', 'left out'],
  ['Наложенный платёж, BYN', 'left out'],
  ['Дата заказа', 'left out'],
  ['Дата документа', 'left out'],
  ['Отметка времени', 'left out'],
  ['УНП', 'left out'],
  ['УНП плательщика', 'left out'],
  ['Индекс', 'left out'],
  ['Насел. пункт', 'town'],
  ['Телефон покупателя', 'phone'],
  ['Контакт: Рабочий телефон', 'phone'],
  ['Ваш телефон', 'phone'],
  ['Телефон (обязательно)', 'phone'],
  ['Телефон (отправителя)', 'left out'],
  ['Компания-получатель', 'organization'],
  ['Наименование плательщика', 'organization ?'],
  ['Имя клиента', 'name'],
  ['Адрес доставки (город, улица, дом)', 'address'],
  ['Код ПВЗ', 'point'],
  ['Номенклатура', 'cargoName'],
  ['Вес всего, кг', 'totalWeight кг'],
  ['Вес, кг, всего', 'totalWeight кг'],
  ['Вес одного места', 'weight'],
  ['Вес нетто 1 шт', 'unitWeight'],
  ['Вес 1 шт., г', 'unitWeight г'],
  ['Вес единицы товара, кг', 'unitWeight кг'],
  ['Вес нетто, кг', 'weight кг ?'],
  ['Вес товара', 'weight ?'],
  ['Габариты, см (ДхШхВ)', 'sizes см'],
  ['Домофон', 'note ?'],
  ['Ориентир', 'note ?'],
  ['Телефон 2', 'note ?'],
  ['Код двери', 'note ?'],
  ['Интервал', 'interval ?'],
  ['Удобное время доставки', 'interval ?'],
  ['Время с', 'timeFrom ?'],
  ['Время доставки по', 'timeUntil ?'],
  ['С какого часа', 'timeFrom ?'],
  ['Часы', 'hours'],
  ['Order ID', 'externalId'],
  ['order_number', 'externalId'],
  ['Shipping address 1', 'address'],
  ['shipping_city', 'town'],
  ['shipping_zone', 'region'],
  ['shipping_postcode', 'left out'],
  ['Billing phone', 'phone'],
  ['Billing first name', 'name'],
  ['lastname', 'surname'],
  ['telephone', 'phone'],
  ['customer_id', '—'],
  ['shipping_total', '—'],
  ['order_status', 'left out'],
  ['date_added', 'left out'],
  ['weight', 'weight ?'],
  ['Weight (kg)', 'weight кг ?'],
  ['Quantity', 'places ?'],
  ['Item quantity', 'count'],
  ['Менеджер', '—'],
  ['Телефон отправителя', 'left out'],
  ['', '—'],
])('the heading «%s» is %s', (heading, expected) => expect(words(heading)).toBe(expected));

const asked = (
  table: string[][],
  ...rest: [Parameters<typeof readHead>[1]?, Parameters<typeof readHead>[2]?]
) =>
  readHead(table, ...rest).columns.map(({ field, unit, question }) =>
    [field, unit, question].join(' ').trim(),
  );

describe('the columns of a table', () => {
  it('are found under a title, in any order', () => {
    const head = readHead([['Заявка на 27.11'], [], ['Вес, кг', 'ФИО', 'Тел.'], ['2', 'А', '29']]);
    expect([head.row, head.columns.map(({ field }) => field)]).toEqual([2, ['weight', 'name', 'phone']]);
  });

  it('have a unit in the heading, in each cell, or none and are asked', () => {
    expect(
      asked([
        ['ФИО', 'Вес'],
        ['А', '2,5'],
        ['Б', '300 г'],
      ]),
    ).toEqual(['name', 'weight  unit']);
    expect(
      asked([
        ['ФИО', 'Вес'],
        ['А', '2,5 кг'],
        ['Б', '300 г'],
      ]),
    ).toEqual(['name', 'weight']);
    expect(
      asked([
        ['ФИО', 'Размеры'],
        ['А', '30×20×10'],
      ]),
    ).toEqual(['name', 'sizes  unit']);
    expect(
      asked([
        ['ФИО', 'Размеры'],
        ['А', '30×20×10 см'],
      ]),
    ).toEqual(['name', 'sizes']);
  });

  it('of a weight are asked whose it is where a row may be many places', () => {
    expect(
      asked([
        ['ФИО', 'Вес, кг', 'Мест'],
        ['А', '6', '2'],
      ]),
    ).toEqual(['name', 'weight кг of', 'places']);
    expect(
      asked([
        ['ФИО', 'Вес места, кг', 'Мест'],
        ['А', '6', '2'],
      ])[1],
    ).toBe('weight кг');
  });

  it('that tell the same are asked, and none of them twice', () => {
    expect(asked([['ФИО', 'Получатель', 'Тел.']])).toEqual(['name', 'name  twice', 'phone']);
  });

  it('are what a person says, now or before', () => {
    const table = [
      ['Кому везём', 'Вес', 'Тел.'],
      ['А', '300', '29'],
    ];
    const said = new Map([[1, { field: 'weight', unit: 'г' } as const]]);
    const before = new Map([['кому везем', { field: 'name' } as const]]);
    expect(asked(table, before, said)).toEqual(['name', 'weight г', 'phone']);
    expect(asked(table, before, new Map([[0, { field: null }]]))[0]).toBe('');
  });

  it('that are missing are told all at once, in words', () => {
    const { columns } = readHead([['ФИО', 'Город']]);
    expect(missingColumns(columns)).toEqual([
      'Телефон получателя',
      'Улица и дом',
      'Вес',
      'Размеры или объём',
      'Дата доставки',
    ]);
    expect(missingColumns(columns, ['deliveryDate', 'length', 'width', 'height'])).toEqual([
      'Телефон получателя',
      'Улица и дом',
      'Вес',
    ]);
  });

  it('that are left out are named', () => {
    expect(skippedColumnsText([{ heading: 'Цвет', index: 0 }])).toBe(
      'Столбец «Цвет» не переносится: в заказе такого нет',
    );
    expect(
      skippedColumnsText([
        { heading: 'Цвет', index: 0 },
        { heading: '', index: 27 },
      ]),
    ).toBe('Столбцы «Цвет», AB не переносятся: в заказе такого нет');
  });
});
