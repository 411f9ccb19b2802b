import { anOrder } from '../../../../test/orders';
import { orderGroups } from './field-groups';
import { editValues, type EditValues } from './values';

const names = {
  statuses: new Map([['1', 'Новая']]),
  states: new Map([['1', 'Активная']]),
  points: new Map([['4', 'г. Брест, ул. Московская, 208']]),
};
const inWords = (change: Partial<EditValues> = {}) =>
  Object.fromEntries(
    orderGroups(names).groups.map(({ label, words }) => {
      const text = words({ ...editValues(anOrder()), ...change });
      return [label, text.replaceAll('\u00a0', ' ')] as const;
    }),
  );

test('an order in words, as it is compared and asked about', () => {
  expect(inWords()).toMatchInlineSnapshot(`
    {
      "Груз": "Посылка, 30×20×10 см, 3 кг, ТТН АА 1234567, с возвратом",
      "Дата доставки": "22.11.2026 до 23:00",
      "Комментарий для получателя": "",
      "Комментарий отправителя": "",
      "Контактное лицо": "нет",
      "Куда доставить": "Гомель, ул. Советская, д. 12",
      "Номер у клиента": "",
      "Откуда забрать": "Минск, ул. Немига, д. 5, кв. 12",
      "Получатель": "ОАО «Полесье», Виктор Гайдук",
      "Почему не доставлена": "не сказано",
      "С какого часа": "",
      "Сообщать получателю по SMS": "нет",
      "Состояние": "Активная",
      "Статус": "Новая",
      "Тариф": "Стандарт",
      "Телефон получателя": "+375 (29) 20-00-001",
      "Хрупкий груз": "нет",
      "Цена": "Формируется",
    }
  `);
  const person = { reciverType: 'fiz-lico', name: 'Виктор' } as const;
  const contact = {
    contactPerson: true,
    contactPersonName: 'Пётр',
    contactPersonPhone: '+375 (29) 20-00-002',
  };
  const points = { delivery: 'punkt', pickupPoint: '4', deliveryAddress: 'punkt', recivePoint: '9' } as const;
  expect(inWords({ ...person, ...contact, ...points, status: '7', price: '38', fragileCargo: true }))
    .toMatchInlineSnapshot(`
    {
      "Груз": "Посылка, 30×20×10 см, 3 кг, ТТН АА 1234567, с возвратом",
      "Дата доставки": "22.11.2026 до 23:00",
      "Комментарий для получателя": "",
      "Комментарий отправителя": "",
      "Контактное лицо": "Пётр, +375 (29) 20-00-002",
      "Куда доставить": "пункт: № 9",
      "Номер у клиента": "",
      "Откуда забрать": "пункт: г. Брест, ул. Московская, 208",
      "Получатель": "Виктор",
      "Почему не доставлена": "не сказано",
      "С какого часа": "",
      "Сообщать получателю по SMS": "нет",
      "Состояние": "Активная",
      "Статус": "№ 7",
      "Тариф": "Стандарт",
      "Телефон получателя": "+375 (29) 20-00-001",
      "Хрупкий груз": "да",
      "Цена": "38.00 р",
    }
  `);
});
