import { CitiesService } from '../src/modules/points';
import type { BookPreviewDto } from '../src/modules/address-book/dto/book-import.dto';
import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { csv, HEADINGS, IMPORT_TIME, previewOf, row } from './support/import-files';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let client: Client;

beforeAll(async () => {
  test.clock.set(IMPORT_TIME);
  client = await test.signedIn(await addUser(test));
});

const MIR = 'Мир, Кореличский район, Гродненская область';
const MIR_VILLAGE = 'Мир, Барановичский район, Брестская область';
const RECHITSA = 'Речица, Столинский район, Брестская область';

/** A text and the one place that it means at every door. */
const MEANT: [text: string, label: string][] = [
  ['Минск г.', 'Минск'],
  ['г.Минск', 'Минск'],
  ['Минcк', 'Минск'],
  ['Homel', 'Гомель'],
  ['Minsk', 'Минск'],
  ['Маладзечна', 'Молодечно, Минская область'],
  ['Віцебск', 'Витебск'],
  ['Гродна, Гродненская обл.', 'Гродно'],
  ['г. Ваўкавыск', 'Волковыск, Гродненская область'],
  ['Мір', MIR],
  ['г.п. Мир', MIR],
  ['Мир г.п.', MIR],
  ['Мир', MIR],
  ['Мир, Барановичский район', MIR_VILLAGE],
  ['Барановичского р-на, д. Мир', MIR_VILLAGE],
  ['д. Мир', MIR_VILLAGE],
  ['225341, Мир', MIR_VILLAGE],
  ['Речица, Брестская', RECHITSA],
  ['Речица, Брестская область', RECHITSA],
  ['Речица, Гомельская область', 'Речица, Речицкий район, Гомельская область'],
  ['Речица, Каменецкий район', 'Речица, Каменецкий район, Брестская область'],
  ['аг. Колодищи', 'Колодищи, Минский район, Минская область'],
  ['Калодзішчы', 'Колодищи, Минский район, Минская область'],
  ['Kolodishchi', 'Колодищи, Минский район, Минская область'],
  ['Боровляны', 'Боровляны, Минский район, Минская область'],
  ['223028, Минская обл., Минский р-н, аг. Ждановичи', 'Ждановичи, Минский район, Минская область'],
  ['Копище', 'Копище, Минский район, Минская область'],
  ['Сеница Минский р-н', 'Сеница, Минский район, Минская область'],
  ['Новоселки, Ошмянский район', 'Новосёлки, Ошмянский район, Гродненская область'],
];

/** What is asked, and what is offered first. */
const ASKED: [text: string, first: string | undefined][] = [
  ['Речица', 'Речица, Речицкий район, Гомельская область'],
  ['Баранавичи', 'Барановичи, Брестская область'],
  ['Гомелль', 'Гомель'],
  ['Колодищы', 'Колодищи, Минский район, Минская область'],
  ['г. Нарочь, Вилейский район', 'Нарочь, Вилейский район, Минская область'],
  ['Киев', undefined],
];

it.each(MEANT)('«%s» is %s for the search', async (text, label) => {
  const { body } = await client.get('/api/findCountry', { query: { query: text } });
  expect(body).toMatchObject([{ search: label, exact: true }, ...(body as object[]).slice(1)]);
  expect((body as { exact: boolean }[]).filter(({ exact }) => exact)).toHaveLength(1);
});

it('the same for the import of orders and of the address book', async () => {
  const rows = MEANT.map(([text]) => row({ 3: text }));
  const { orders } = await previewOf(client, csv(HEADINGS, ...rows));
  expect(orders.map(({ destination }) => destination)).toEqual(MEANT.map(([, label]) => label));
  const heads = ['Телефон', 'ФИО', 'Город', 'Улица', 'Дом'];
  const people = MEANT.map(([text], at) => ['80291234567', `Пётр ${at}`, text, 'ул. Лесная', '1']);
  const { body } = await client.post('/api/addressBook/import/preview', {
    form: {
      side: 'receiver',
      rows: MEANT.map((_, at) => at + 2).join(),
      file: { name: 'Книга.csv', bytes: csv(heads, ...people) },
    },
  });
  const places = (body as BookPreviewDto).rows.map(({ place }) => place);
  expect(places).toEqual(MEANT.map(([, label]) => `${label}, ул. Лесная, д.\u00a01`));
});

it('the same for the words beside a number', async () => {
  const cities = test.app.get(CitiesService);
  for (const [text, label] of MEANT) {
    const { city } = await cities.match(text);
    const to = { reciverAddress: text, reciverAddressId: city?.id };
    const order = await client.post('/api/order', { body: orderBody(to) });
    expect([text, order.status, order.body]).toMatchObject([text, 201, { reciverAddress: label }]);
    const entry = { city: text, cityId: city?.id, street: 'ул. Лесная', house: String(city?.id) };
    const kept = await client.post('/api/addressBook', {
      body: {
        side: 'receiver',
        receiverType: 'fiz-lico',
        name: text,
        phone: '+375291234567',
        delivery: 'client',
        ...entry,
      },
    });
    expect([text, kept.status, kept.body]).toMatchObject([text, 201, { city: label }]);
  }
});

it.each(ASKED)('«%s» is asked', async (text, first) => {
  const { city, choices } = await test.app.get(CitiesService).match(text);
  expect([city, choices[0]]).toEqual([null, first]);
});

it('all namesakes are offered, and only they', async () => {
  const { choices } = await test.app.get(CitiesService).match('Новосёлки');
  expect(choices).toHaveLength(13);
  expect(new Set(choices.map((label) => label.split(',', 1)[0]))).toEqual(new Set(['Новосёлки']));
});

it('the label of each place means it alone', async () => {
  const cities = test.app.get(CitiesService);
  const labels = await cities.labels();
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expect((await cities.match(label)).city?.label).toBe(label);
});
