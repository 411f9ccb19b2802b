import { testLabelDigits } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Renderer, RendererBusyError } from '../src/modules/documents/render/renderer';
import { readPdf, textOf } from './documents-support/read-pdf';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, firm, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

/** The answer as it came, since the client of tests reads JSON alone. */
const print = (query: string, { cookie, key }: Pick<Client, 'cookie' | 'key'>, headers: object = {}) =>
  test.app.inject({
    method: 'GET',
    url: `/api/order/labels?${query}`,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
  });

const three = { packages: [1, 2, 3].map((weight) => ({ ...validPackage, weight })) };

const printed = (orderId: number): Promise<HistoryEvent[]> =>
  test.database.read.findBy(HistoryEvent, { subject: 'order', subjectId: orderId, field: 'labels' });

const fileName = (headers: Record<string, unknown>): string =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))?.[1] ?? '');

describe('GET /api/order/labels', () => {
  it('gives a client a label of each place of each order, in the order asked for', async () => {
    const owner = await addUser(test, firm('ООО «Этикетка»'));
    const one = await addOrder(test, owner, three);
    const other = await addOrder(test, owner, { externalId: 'Э-1' });
    const answer = await print(`ids=${other.id}&ids=${one.id}&ids=${other.id}`, await test.signedIn(owner));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(fileName(answer.headers)).toBe('Этикетки (4).pdf');
    expect(answer.headers['cache-control']).toContain('no-store');
    const { pages } = await readPdf(answer.rawPayload);
    expect(pages.map((page) => /Заказ № \d+|Место \d из \d/g[Symbol.match](textOf(page)))).toEqual([
      [`Заказ № ${other.id}`, 'Место 1 из 1'],
      ...[1, 2, 3].map((place) => [`Заказ № ${one.id}`, `Место ${place} из 3`]),
    ]);
    expect(textOf(pages[0])).toContain('Отправитель ООО «Этикетка» Номер у отправителя: Э-1');
    const commas = await print(`ids=${other.id},${one.id}`, await test.signedIn(owner));
    expect((await readPdf(commas.rawPayload)).pages.map(textOf)).toEqual(pages.map(textOf));
    const codes = pages[0]?.codes.map(({ text }) => text);
    expect(codes).toContain(`${String(other.id).padStart(10, '0')}0001`);
    expect(codes).toContain(other['trackingUrl']);
  });

  it('names the town of an address with its region, and that of a point', async () => {
    const owner = await addUser(test);
    const towns = await test.visitor().get('/api/findCountry?query=Мир');
    const [mir] = (towns.body as { id: number; search: string }[]).filter(({ search }) =>
      search.startsWith('Мир,'),
    );
    const points = (await test.visitor().get('/api/points')).body as { id: number; address: string }[];
    const [point] = points;
    const orders = [
      await addOrder(test, owner, {
        deliveryAddress: 'client',
        reciverAddressId: mir?.id,
        reciverAddress: null,
        reciverStreet: 'ул. Замковая',
        reciverHouse: '1',
      }),
      await addOrder(test, owner, { deliveryAddress: 'punkt', recivePoint: point?.id }),
    ];
    const answer = await print(orders.map(({ id }) => `ids=${id}`).join('&'), await test.signedIn(owner));
    const [toMir, toPoint] = (await readPdf(answer.rawPayload)).pages.map(textOf);
    expect(toMir).toMatch(/ г\. п\. Мир Кореличский район, Гродненская область Получатель /);
    expect(toMir).toContain('Адрес ул. Замковая, д. 1');
    expect(toPoint).toContain(` ${point?.address.split(',')[0] ?? ''} `);
    expect(toPoint).toContain(`Пункт выдачи ${point?.address ?? ''}`);
  });

  it('prints on A4 from the place that is asked for', async () => {
    const owner = await addUser(test);
    const order = await addOrder(test, owner, three);
    const answer = await print(`ids=${order.id}&layout=a4&start=3&format=pdf`, await test.signedIn(owner));
    const { pages } = await readPdf(answer.rawPayload);
    expect(pages.map(({ width, texts }) => [Math.round(width), texts.filter(isPlace).length])).toEqual([
      [210, 2],
      [210, 1],
    ]);
  });

  it.each([
    ['png', 1, 'png', 'image/png', '\x89PNG'],
    ['png', 3, 'zip', 'application/zip', 'PK'],
    ['zpl', 3, 'zpl', 'application/zpl', '^XA^PW800^LL1200'],
  ])('answers %s of %d places as .%s', async (format, places, ending, type, beginning) => {
    const owner = await addUser(test);
    const order = await addOrder(test, owner, { packages: three.packages.slice(0, places) });
    const answer = await print(
      `ids=${order.id}&format=${format}`,
      await program(test, owner, { scopes: ['orders:read'] }),
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(fileName(answer.headers)).toBe(`Этикетки № ${order.id}.${ending}`);
    expect(answer.rawPayload.toString('latin1').startsWith(beginning)).toBe(true);
    expect(await printed(order.id)).toHaveLength(1);
  });

  it('is the same for staff and for a program that reads orders', async () => {
    const owner = await addUser(test);
    const { id } = await addOrder(test, owner);
    const texts = await Promise.all(
      [await test.as('manager'), await program(test, owner, { scopes: ['orders:read'] })].map(
        async (caller) => {
          const answer = await print(`ids=${id}`, caller);
          expect([answer.statusCode, fileName(answer.headers)]).toEqual([200, `Этикетки № ${id}.pdf`]);
          return (await readPdf(answer.rawPayload)).pages.map(textOf);
        },
      ),
    );
    expect(texts[0]).toEqual(texts[1]);
    const refused = await print(`ids=${id}`, await program(test, owner, { scopes: ['orders:create'] }));
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'key_scope' }]);
  });

  it('of a test order is a sample, and only for who works with test orders', async () => {
    const owner = await addUser(test);
    const { id } = await addTestOrder(test, owner);
    const client = await test.signedIn(owner);
    expect((await print(`ids=${id}`, client)).statusCode).toBe(404);
    const answer = await print(`ids=${id}`, client, { 'shlyah-mode': 'test' });
    expect(fileName(answer.headers)).toBe(`Этикетки № T${id}.pdf`);
    const [page] = (await readPdf(answer.rawPayload)).pages;
    expect(textOf(page)).toContain('ОБРАЗЕЦ');
    const codes = page?.codes.filter(({ format }) => format === 'Code128').map(({ text }) => text);
    expect(codes).toEqual([testLabelDigits(id, 1)]);
  });
});

const isPlace = ({ text }: { text: string }): boolean => text.startsWith('Место');

describe('labels that are not made', () => {
  it('of another client’s order, of one that is missing, even among own ones', async () => {
    const owner = await addUser(test);
    const own = await addOrder(test, owner);
    const foreign = await addOrder(test, await addUser(test));
    const client = await test.signedIn(owner);
    for (const id of [foreign.id, 2_147_483_647, -1]) {
      const answer = await print(`ids=${own.id}&ids=${id}`, client);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: 'Заказ не найден.' }]);
    }
    expect(await printed(own.id)).toEqual([]);
  });

  it.each([
    '',
    'ids=',
    'ids=abc',
    'ids=1.5',
    'ids=1e3',
    'ids=1,',
    'ids=1;2',
    'ids=99999999999',
    'ids[a]=1',
    'ids=1&layout=a5',
    'ids=1&format=docx',
    'ids=1&format=png&layout=a4',
    'ids=1&format=zpl&layout=a4',
    'ids=1&layout=a4&start=0',
    'ids=1&layout=a4&start=5',
    Array.from({ length: 101 }, (_, at) => `ids=${at + 1}`).join('&'),
  ])('by a broken query: %.40s', async (query) => {
    const answer = await print(query, await test.as('manager'));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_query' }]);
  });

  it('when there are more than 1000', async () => {
    const owner = await addUser(test);
    const packages = Array.from({ length: 100 }, () => validPackage);
    const orders = [];
    for (let count = 0; count < 11; count++)
      orders.push(await addOrder(test, owner, { packages, comment: `Партия ${count}` }));
    const query = orders.map(({ id }) => `ids=${id}`).join('&');
    const answer = await print(query, await test.signedIn(owner));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { ids: ['Мест 1100, а за раз печатается до 1000: выберите меньше заказов'] } },
    ]);
  });

  it('as pictures when there are more than 200', async () => {
    const owner = await addUser(test);
    const packages = Array.from({ length: 100 }, () => validPackage);
    const orders = [];
    for (let count = 0; count < 3; count++)
      orders.push(await addOrder(test, owner, { packages, comment: `Партия ${count}` }));
    const query = `format=png&${orders.map(({ id }) => `ids=${id}`).join('&')}`;
    const answer = await print(query, await test.signedIn(owner));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { format: ['Картинками — до 200 этикеток за раз: выберите pdf или меньше заказов'] } },
    ]);
  });

  it('while too many documents wait; nothing is printed then', async () => {
    const owner = await addUser(test);
    const { id } = await addOrder(test, owner);
    const render = jest.spyOn(Renderer.prototype, 'render').mockRejectedValue(new RendererBusyError());
    const answer = await print(`ids=${id}`, await test.signedIn(owner));
    render.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(await printed(id)).toEqual([]);
  });
});

describe('what is kept of printing', () => {
  it('is one line of the order’s history, which its owner reads too; printing again is free', async () => {
    const owner = await addUser(test);
    const orders = [await addOrder(test, owner), await addOrder(test, owner, three)];
    const client = await test.signedIn(owner);
    await print(`ids=${orders[0]?.id}`, client);
    await print(orders.map(({ id }) => `ids=${id}`).join('&'), client);
    for (const [at, { id }] of orders.entries()) {
      const { body } = await client.get(`/api/order/history?id=${id}`);
      const events = (body as { field: string; from: unknown; to: unknown }[]).filter(
        ({ field }) => field === 'labels',
      );
      expect(events).toMatchObject([{ from: null, to: at === 0 ? '1\u00a0место' : '3\u00a0места' }]);
    }
  });

  it('is in the journal when staff do it, since a label names people', async () => {
    const owner = await addUser(test);
    const orders = [await addOrder(test, owner), await addOrder(test, owner, three)];
    const ids = orders.map(({ id }) => id);
    const kept = () => test.database.read.findBy(JournalEntry, { kind: 'paperMade', accountId: owner.id });
    await print(ids.map((id) => `ids=${id}`).join('&'), await test.signedIn(owner));
    expect(await kept()).toEqual([]);
    await print(ids.map((id) => `ids=${id}`).join('&'), await test.as('manager'));
    expect((await kept()).map(({ detail }) => detail)).toEqual([`Этикетки, заказы № ${ids.join(', ')}`]);
  });
});

it('a scanned label finds its order', async () => {
  const owner = await addUser(test);
  const order = await addOrder(test, owner, three);
  const search = `${String(order.id).padStart(10, '0')}0003`;
  const { body } = await (await test.as('manager')).get(`/api/order?search=${search}`);
  expect((body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([order.id]);
});
