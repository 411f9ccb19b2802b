import { MESSAGES } from '@shlyah/domain';
import { validContract, validPackage } from '@shlyah/domain/cases';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contract } from '../src/modules/contracts/contract.entity';
import { Renderer, RendererBusyError } from '../src/modules/documents/render/renderer';
import { Order } from '../src/modules/orders/model/order.entity';
import { User } from '../src/modules/users/model/user.entity';
import { addOrder, addUser, firm } from './support/factories';
import { setUpTestApp, type DemoName } from './support/test-app';
import { openDocument, paragraphs, readSheet, valueOf, type Sheet } from './documents-support/open-document';

const test = setUpTestApp();

type Call = 'getDogovor' | 'getZayavka';

async function download(call: Call, query: string, who: DemoName = 'manager') {
  const { cookie = '' } = await test.as(who);
  return test.app.inject({ method: 'GET', url: `/api/${call}${query}`, headers: { cookie } });
}

const idOf = async (name: DemoName): Promise<number> =>
  (await test.database.read.findOneByOrFail(User, { email: `${name}@demo.by` })).id;

async function newestOrder(name: DemoName): Promise<{ user: number; order: Order; query: string }> {
  const user = await idOf(name);
  const [order] = await test.database.read.find(Order, {
    where: { userId: user },
    order: { id: 'DESC' },
    take: 1,
  });
  if (!order) throw new Error(`${name} has no orders`);
  return { user, order, query: `?id=${user}&order_id=${order.id}` };
}

describe('GET /api/getDogovor', () => {
  it('gives a manager the contract of the order’s firm, under its Russian name', async () => {
    const { user, query } = await newestOrder('company');
    const contract = await test.database.read.findOneByOrFail(Contract, { userId: user });
    const answer = await download('getDogovor', query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(fileName(answer.headers)).toMatch(
      new RegExp(`^Договор № ${contract.id} от \\d\\d\\.\\d\\d\\.\\d{4}\\.docx$`),
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toContain('no-store');
    const text = paragraphs((await openDocument(answer.rawPayload)).part('word/document.xml')).join('\n');
    expect(text).toContain(contract.fullName);
    const { organization } = await test.database.read.findOneByOrFail(User, { id: user });
    expect(text.replaceAll('\u00a0', ' ')).toContain(` и ${organization} (далее — Клиент)`);
  });

  it('is one paper with editions; a заявка names the edition that its order was placed under', async () => {
    const user = await addUser(test, firm('ООО «Редакция»'));
    const client = await test.signedIn(user);
    const { id } = (await client.post('/api/contract', { body: validContract })).body as { id: number };
    const first = await addOrder(test, user);
    const later = test.clock.now().getTime() + 60_000;
    test.clock.set(new Date(later));
    await client.post('/api/contract/update', { body: { ...validContract, id, bank: 'ОАО «Другой банк»' } });
    test.clock.set(new Date(later + 1));
    const second = await addOrder(test, user);
    test.clock.set(null);
    const made = await Promise.all(
      [first, second].map((order) => download('getDogovor', `?id=${user.id}&order_id=${order.id}`)),
    );
    const [one, other] = await Promise.all(made.map(({ rawPayload }) => openDocument(rawPayload)));
    expect(one?.part('word/document.xml')).toBe(other?.part('word/document.xml'));
    expect(one?.part('word/document.xml')).toMatch(/в редакции № 2 от [\d.]{10} \(изменены: банк\)/);
    const names = made.map(({ headers }) => fileName(headers));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(
      new RegExp(`^Договор № ${id} от [\\d.]{10} в редакции № 2 от [\\d.]{10}\\.docx$`),
    );
    expect(valueOf(await zayavkaOf(first), 'Договор')).toMatch(new RegExp(`^№ ${id} от [\\d.]{10}$`));
    expect(valueOf(await zayavkaOf(second), 'Договор')).toMatch(/ в редакции № 2 от [\d.]{10}$/);
  });

  it('says that a firm has no contract yet', async () => {
    const { user, query } = await newestOrder('company');
    const contract = await test.database.read.findOneByOrFail(Contract, { userId: user });
    await test.database.write((tx) => tx.delete(Contract, { id: contract.id }));
    const answer = await download('getDogovor', query);
    await test.database.write((tx) => tx.insert(Contract, contract));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Контракт не найден или еще не заполнен' });
  });

  it('asks to come again when too many are being made', async () => {
    const { query } = await newestOrder('company');
    const render = jest.spyOn(Renderer.prototype, 'render').mockRejectedValue(new RendererBusyError());
    const answer = await download('getDogovor', query);
    render.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
      503,
      '60',
      { message: 'Сейчас формируется слишком много документов. Повторите через минуту.' },
    ]);
  });

  it('is not made for a person', async () => {
    const answer = await download('getDogovor', (await newestOrder('person')).query);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Договор составляется только с юридическими лицами.' });
  });
});

describe('GET /api/getZayavka', () => {
  it.each(['company', 'person'] as const)('gives staff the form of an order of %s', async (name) => {
    const { order, query } = await newestOrder(name);
    const answer = await download('getZayavka', query, 'admin');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(fileName(answer.headers)).toBe(`Заявка № ${order.id}.xlsx`);
    const sheet = readSheet(await openDocument(answer.rawPayload));
    expect(valueOf(sheet, 'Контактное лицо', 1)).toBe(order.name);
    expect(valueOf(sheet, 'Цена, бел. руб.')).toBe(order.price === null ? 'Формируется' : order.price / 100);
  });
});

const zayavkaOf = async ({ id }: { id: number }): Promise<Sheet> =>
  readSheet(await openDocument((await download('getZayavka', `?order_id=${id}`)).rawPayload));

describe('the cargo of an order', () => {
  it('stands in its заявка as it stands in the order, and no other order’s', async () => {
    const client = await addUser(test, firm('ООО «Грузы»'));
    const packages = ['Книги', 'Лампы', 'Рамы'].map((name, at) => ({
      ...validPackage,
      name,
      type: 'product',
      weight: 3 - at,
    }));
    const order = await addOrder(test, client, { packages });
    await addOrder(test, client, { packages: [{ ...validPackage, weight: 9 }] });
    const sheet = await zayavkaOf(order);
    const texts = [...sheet.cells.values()].map(({ value }) => String(value));
    expect(texts.filter((text) => /^(Книги|Лампы|Рамы|Итого мест.*)$/.test(text))).toEqual([
      'Книги',
      'Лампы',
      'Рамы',
      'Итого мест: 3',
    ]);
  });

  it('names the waybill of a place that goes with one, and no other', async () => {
    const packages = [
      { ...validPackage, useTTN: 'yes', TTN: 'АА 1234567', returnTTN: true },
      { ...validPackage, weight: 4 },
    ];
    const order = await addOrder(test, await addUser(test), { packages });
    const sheet = await zayavkaOf(order);
    const row = [...sheet.cells].find(([, { value }]) => value === 'АА 1234567')?.[0].slice(1);
    const cells = [row, Number(row) + 1].map((at) => [
      sheet.cells.get(`K${at}`)?.value,
      sheet.cells.get(`L${at}`)?.value,
    ]);
    expect(cells).toEqual([
      ['АА 1234567', 'Да'],
      ['—', '—'],
    ]);
  });
});

describe('the points that an order goes by', () => {
  it('stand in its заявка with their addresses', async () => {
    const points = (await test.visitor().get('/api/points')).body as { id: number; address: string }[];
    const [one, other] = points;
    const order = await addOrder(test, await addUser(test), {
      delivery: 'punkt',
      pickupPoint: one?.id,
      deliveryAddress: 'punkt',
      recivePoint: other?.id,
    });
    const sheet = await zayavkaOf(order);
    expect([valueOf(sheet, 'Адрес', 0), valueOf(sheet, 'Адрес', 1)]).toEqual([one?.address, other?.address]);
  });
});

describe('both documents', () => {
  it.each(['getDogovor', 'getZayavka'] as const)('%s wants an order of that very client', async (call) => {
    const { order, user } = await newestOrder('company');
    for (const query of [
      `?id=${await idOf('person')}&order_id=${order.id}`,
      `?id=${user}&order_id=2147483647`,
      `?id=2147483647&order_id=${order.id}`,
    ]) {
      const answer = await download(call, query);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'Заказ не найден.' });
    }
  });

  it.each([
    '',
    '?id=1',
    '?id=0&order_id=1',
    '?id=1&order_id=abc',
    '?id=0x1&order_id=1',
    '?id[]=1&order_id=1',
  ])('a broken query is a broken query: %s', async (query) => {
    const answer = await download('getZayavka', query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_query' });
  });

  it('a query without an order asks for one', async () => {
    const answer = await download('getZayavka', '?id=1');
    expect(answer.json()).toMatchObject({ errors: { order_id: [MESSAGES.required] } });
  });

  it('a template that cannot be filled is said, with nothing of the inside', async () => {
    const folder = join(test.config.dataDir, 'templates');
    mkdirSync(folder);
    writeFileSync(join(folder, 'zayavka.xlsx'), 'no workbook');
    const { query } = await newestOrder('company');
    const answer = await download('getZayavka', query);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      statusCode: 502,
      code: 'document_failed',
      message: 'Не удалось сформировать документ. Попробуйте ещё раз.',
      requestId: expect.any(String),
      mode: 'live',
    });
    expect((await download('getDogovor', query)).statusCode).toBe(200);
    // The operator reads which template it was, and why.
    const { requestId } = answer.json<{ requestId: string }>();
    expect(test.log.filter((line) => line.requestId === requestId && line.level === 'error')).toEqual([
      expect.objectContaining({
        context: 'Documents',
        msg: expect.stringMatching(/^zayavka\.xlsx: Error: End of central directory.*\n +at /s),
      }),
    ]);
  });
});

function fileName(headers: Record<string, unknown>): string {
  const encoded = /filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))?.[1] ?? '';
  return decodeURIComponent(encoded);
}
