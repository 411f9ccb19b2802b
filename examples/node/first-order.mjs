// Первый заказ: сколько стоит, оформить, прочитать. Повторы и ключ повтора — забота пакета.
// Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… node first-order.mjs
import { Shlyah, ShlyahError } from '@shlyah/api-client';

const api = new Shlyah({ url: process.env.SHLYAH_URL, key: process.env.SHLYAH_KEY });

// Город — по названию: дальше нужен его номер.
const [city] = await api.points.findCountry({ query: 'Гомель' });

const packages = [
  {
    type: 'package',
    calculationType: 'sizes',
    name: 'Книги',
    count: 1,
    length: 30,
    width: 20,
    height: 10,
    weight: 3,
  },
];
const quote = await api.calculator.getQuote({ requestBody: { cityId: city.id, packages } });
console.log(`Доставка: ${quote.total} BYN`);

const monday = new Date();
monday.setDate(monday.getDate() + 7 - ((monday.getDay() + 6) % 7));
const number = `УТ-${Date.now()}`; // номер заказа в вашей системе

try {
  const { id } = await api.orders.createOrder({
    idempotencyKey: number,
    requestBody: {
      externalId: number,
      tarif: 'standart',
      deliveryDate: `${monday.toLocaleDateString('sv')} 23:00`,
      packages,
      // откуда забрать
      delivery: 'client',
      address: 'Минск',
      addressId: 6,
      street: 'ул. Немига',
      house: '5',
      // кому и куда
      reciverType: 'fiz-lico',
      name: 'Пётр Сидоров',
      reciverPhone: '+375 29 123-45-67',
      deliveryAddress: 'client',
      reciverAddress: city.city,
      reciverAddressId: city.id,
      reciverStreet: 'ул. Советская',
      reciverHouse: '12',
    },
  });
  console.log(`Заказ: ${id}`);
  const order = await api.orders.getOrder({ id });
  console.log(`Статус: ${order.status.name}. Где посылка: ${order.trackingUrl}`);
} catch (error) {
  if (!(error instanceof ShlyahError)) throw error;
  // 422 называет каждое поле: { reciverPhone: ['Проверьте номер'] }
  console.error(error.code, error.message, error.errors);
  process.exitCode = 1;
}
