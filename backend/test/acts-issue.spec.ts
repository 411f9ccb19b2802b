import { fromMinsk, vatIn } from '@shlyah/domain';
import fc from 'fast-check';
import { Journal } from '../src/platform/journal/journal';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Act, ActLine } from '../src/modules/acts/act.entity';
import type { IssuedActsDto } from '../src/modules/acts/act.dto';
import { IssueActs } from '../src/modules/acts/issue-acts.service';
import type { MonthDto } from '../src/modules/orders/dto/month.dto';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { User } from '../src/modules/users/model/user.entity';
import { actOf, addFirm, AFTER_MONTH, forgetActs, handedOver, issue, issueTo, MONTH } from './support/acts';
import type { Client } from './support/client';
import { addTestOrder, addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let owner: User;

beforeEach(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
  owner = await addFirm(test);
});

afterEach(() => forgetActs(test));

const kopecks = (byn: number | null): number => Math.round((byn ?? 0) * 100);
const numbers = ({ issued }: IssuedActsDto): number[] => issued.map(({ number }) => number);
const reasons = ({ refused }: IssuedActsDto): string[] => refused.map(({ why }) => why);

const read = async (): Promise<MonthDto> =>
  (await admin.get(`/api/months/${MONTH}`)).body as unknown as MonthDto;

const allNumbers = async (): Promise<number[]> =>
  (await test.database.read.find(Act, { order: { number: 'ASC' } })).map(({ number }) => number);

describe('issuing', () => {
  it('freezes the lines, both sides and the rate', async () => {
    const id = await handedOver(test, owner, 1007);
    const act = await issueTo(admin, owner);
    expect(act).toMatchObject({
      number: 1,
      date: '2025-03-03',
      kind: 'act',
      month: MONTH,
      user: owner.id,
      client: owner.organization,
      sum: 10.07,
      vat: 1.68,
      vatPercent: 20,
      linesCount: 1,
      annulledAt: null,
      requisites: {
        company: { name: 'ООО «Шлях Экспресс»' },
        client: { name: owner.organization, signer: expect.any(String) },
        contract: { number: act.contract, date: '2025-03-03', edition: 1 },
      },
    });
    expect(act.lines).toEqual([
      {
        position: 1,
        correctsPosition: null,
        order: id,
        words: `Доставка по заказу №\u00a0${id}`,
        day: '2025-02-10',
        externalId: null,
        fromTown: 'г. Минск',
        toTown: 'г. Минск',
        places: expect.any(Number),
        weight: expect.any(Number),
        price: 10.07,
        vat: 1.68,
      },
    ]);
    const [entry] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ kind: 'actIssued', accountId: owner.id, detail: '№ 1: 2025-02, 10.07' });
  });

  it('tells the client by a letter with the link, once', async () => {
    await handedOver(test, owner);
    await test.database.write((tx) => tx.createQueryBuilder().delete().from(Email).execute());
    const { id } = await issueTo(admin, owner);
    await issue(admin, { users: [owner.id] });
    const letters = await test.database.read.findBy(Email, { channel: 'email' });
    expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [owner.email, 'Акт № 1 за февраль 2025'],
    ]);
    expect(letters[0]?.body).toContain(`/cabinet/acts/${id}`);
  });

  it('is harmless again, and a later order of the month goes into a further act', async () => {
    await handedOver(test, owner);
    await issueTo(admin, owner);
    expect(reasons(await issue(admin, { users: [owner.id] }))).toEqual([
      'Нечего выставлять: всё уже в актах',
    ]);
    expect(await issue(admin)).toEqual({ issued: [], refused: [], left: 0 });
    const late = await handedOver(test, owner, 500);
    const act = await issueTo(admin, owner);
    expect([act.number, act.lines.map(({ order }) => order)]).toEqual([2, [late]]);
  });

  it('tells why a firm gets none, and leaves out orders without a price only when told so', async () => {
    await handedOver(test, owner, 700);
    await handedOver(test, owner, null);
    const bare = await addUser(test, firm('ООО «Без договора»', '190000010'));
    await handedOver(test, bare, 700);
    const all = await issue(admin);
    expect(all.issued).toEqual([]);
    expect(all.refused).toEqual([
      { user: owner.id, client: owner.organization, why: 'Заказы: без цены — 1' },
      { user: bare.id, client: bare.organization, why: 'Нет контракта' },
    ]);
    expect(reasons(await issue(admin, { users: [2_000_000] }))).toEqual(['Учётной записи клиента уже нет']);
    const without = await issue(admin, { users: [owner.id], without: true });
    expect(without.issued).toMatchObject([{ sum: 7, linesCount: 1 }]);
  });

  it('bills no private persons and no test orders', async () => {
    await handedOver(test, await addUser(test), 700);
    const { id } = await addTestOrder(test, owner, { deliveryDate: '2025-03-20 23:00' });
    const columns = { statusId: 6, handedAt: fromMinsk(`${MONTH}-10 12:00`), price: 100 };
    await test.database.write((tx) => tx.update(Order, { id }, columns));
    expect(await issue(admin)).toEqual({ issued: [], refused: [], left: 0 });
  });

  it('is for admins alone, and of months that have begun', async () => {
    const manager = await test.as('manager');
    expect(await manager.post(`/api/months/${MONTH}/acts`, { body: {} })).toMatchObject({ status: 403 });
    expect(await admin.post('/api/months/2025-04/acts', { body: {} })).toMatchObject({ status: 404 });
    for (const users of [[0], ['x'], Array.from({ length: 21 }, (_, at) => at + 1)])
      expect(await admin.post(`/api/months/${MONTH}/acts`, { body: { users } })).toMatchObject({
        status: 422,
      });
  });

  it('of two admins at once makes one act a firm, with numbers without holes', async () => {
    const firms = [owner, await addFirm(test), await addFirm(test)];
    const ids = [];
    for (const one of firms) for (let at = 0; at < 3; at++) ids.push(await handedOver(test, one, 100 + at));
    const both = await Promise.all([issue(admin), issue(await test.as('admin'))]);
    const found = both.flatMap(numbers).sort((a, b) => a - b);
    expect(found).toEqual([1, 2, 3]);
    expect(await allNumbers()).toEqual([1, 2, 3]);
    const lines = await test.database.read.find(ActLine);
    expect(lines.map(({ orderId }) => orderId).sort()).toEqual(ids.sort());
  });

  it('that breaks midway keeps the acts made before, gives its number back, and goes on when repeated', async () => {
    const firms = [owner, await addFirm(test), await addFirm(test)];
    for (const one of firms) await handedOver(test, one);
    const journal = test.app.get(Journal);
    const record = journal.record.bind(journal);
    const broken = jest.spyOn(journal, 'record');
    broken.mockImplementationOnce(record).mockRejectedValueOnce(new Error('Killed'));
    const actor = await test.database.read.findOneByOrFail(User, { email: 'admin@demo.by' });
    await expect(test.app.get(IssueActs).issue(MONTH, {}, actor)).rejects.toThrow('Killed');
    broken.mockRestore();
    expect(await allNumbers()).toEqual([1]);
    expect(numbers(await issue(admin))).toEqual([2, 3]);
    expect(await allNumbers()).toEqual([1, 2, 3]);
  });

  it('makes 20 acts a call and says how many firms are left', async () => {
    for (let at = 0; at < 20; at++) await handedOver(test, await addFirm(test));
    await handedOver(test, owner);
    const first = await issue(admin);
    expect([first.issued.length, first.left]).toEqual([20, 1]);
    const second = await issue(admin);
    expect([numbers(second), second.left]).toEqual([[21], 0]);
  });

  it('counts numbers of each year from 1', async () => {
    await handedOver(test, owner);
    await handedOver(test, owner, 500, '2025-03-01 00:00');
    test.clock.set(fromMinsk('2025-12-31 23:59'));
    admin = await test.as('admin');
    expect(await issueTo(admin, owner)).toMatchObject({ number: 1, date: '2025-12-31', sum: 10.07 });
    test.clock.set(fromMinsk('2026-01-01 00:00'));
    const { issued } = await issue(admin, {}, '2025-03');
    expect(issued).toMatchObject([{ number: 1, date: '2026-01-01', month: '2025-03', sum: 5 }]);
  });
});

describe('the sums', () => {
  it('of lines, act and month are the same to the kopeck', async () => {
    const price = fc.oneof(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 100_000_000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(price, { minLength: 1, maxLength: 6 }), async (prices) => {
        await forgetActs(test);
        for (const one of prices) await handedOver(test, owner, one);
        const month = (await read()).data[0];
        const act = await issueTo(admin, owner);
        const sum = prices.reduce((total, one) => total + one, 0);
        const vat = prices.reduce((total, one) => total + vatIn(one, 20), 0);
        const lines = act.lines.map((line) => [kopecks(line.price), kopecks(line.vat)] as const);
        const added = lines.reduce(([a, b], [c, d]) => [a + c, b + d] as const, [0, 0] as const);
        expect([kopecks(act.sum), kopecks(act.vat)]).toEqual([sum, vat]);
        expect(added).toEqual([sum, vat]);
        expect([kopecks(month?.sum ?? 0), kopecks(month?.vat ?? 0)]).toEqual([sum, vat]);
        expect((await read()).data[0]?.inActs).toEqual({ orders: prices.length, sum: act.sum });
      }),
      { seed: 2026, numRuns: 8 },
    );
  });

  it('that no act can hold are refused', async () => {
    await handedOver(test, owner, 2_000_000_000);
    await handedOver(test, owner, 2_000_000_000);
    expect(reasons(await issue(admin))).toEqual([
      'Сумма акта больше 21474836.47 р: столько в одном акте не бывает',
    ]);
  });

  it('count what is in acts, by firm and together', async () => {
    await handedOver(test, owner, 700);
    await issueTo(admin, owner);
    await handedOver(test, owner, 300);
    const month = await read();
    expect(month.data[0]).toMatchObject({ orders: 2, sum: 10, inActs: { orders: 1, sum: 7 } });
    expect(month.inActs).toEqual({ orders: 1, sum: 7 });
  });
});

describe('own lines', () => {
  const add = (body: object) =>
    admin.post(`/api/months/${MONTH}/lines`, { body: { user: owner.id, ...body } });

  it('go into the next act, discounts below zero, and stay there', async () => {
    await handedOver(test, owner, 1000);
    const { body: storage } = await add({ words: 'Хранение', sum: 15.5 });
    expect(storage).toMatchObject({ user: owner.id, words: 'Хранение', sum: 15.5, act: null });
    await add({ words: 'Скидка', sum: -0.33 });
    const act = await issueTo(admin, owner);
    expect(act.lines.slice(1)).toMatchObject([
      { order: null, words: 'Хранение', day: null, price: 15.5, vat: vatIn(1550, 20) / 100 },
      { order: null, words: 'Скидка', price: -0.33, vat: -vatIn(33, 20) / 100 },
    ]);
    expect(kopecks(act.sum)).toBe(1000 + 1550 - 33);
    const { id } = storage as { id: number };
    expect(await admin.delete(`/api/ownLines/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_act', message: 'Строка в акте №\u00a01: убрать её уже нельзя.' },
    });
    const { body } = await admin.get(`/api/months/${MONTH}/lines`, { query: { user: owner.id } });
    expect(body).toMatchObject({ total: 2, data: [{ id, act: act.id }, { act: act.id }] });
  });

  it('can be removed before, and alone make an act', async () => {
    const { body } = await add({ words: 'Возврат', sum: 9 });
    const { id } = body as { id: number };
    expect((await admin.delete(`/api/ownLines/${id}`)).status).toBe(204);
    expect((await admin.delete(`/api/ownLines/${id}`)).status).toBe(404);
    await add({ words: 'Возврат', sum: 9 });
    expect((await actOf(admin, (await issueTo(admin, owner)).id)).sum).toBe(9);
  });

  it.each([
    [{ words: 'Хранение', sum: 0 }, { sum: ['Сумма не может быть 0'] }],
    [{ words: '', sum: 1 }, { words: expect.any(Array) }],
    [{ words: 'Хранение', sum: 1.005 }, { sum: ['После запятой — не больше 2 знаков'] }],
    [{ words: 'Хранение', sum: 1_000_001 }, { sum: expect.any(Array) }],
    [{ words: 'Хранение', sum: 'много' }, { sum: expect.any(Array) }],
  ])('%j are refused', async (body, errors) => {
    expect(await add(body)).toMatchObject({ status: 422, body: { errors } });
  });

  it('are for firms alone, of months that have begun', async () => {
    const person = await addUser(test);
    expect(await add({ words: 'Хранение', sum: 1, user: person.id })).toMatchObject({ status: 422 });
    expect(await add({ words: 'Хранение', sum: 1, user: 2_000_000 })).toMatchObject({ status: 404 });
    const body = { user: owner.id, words: 'Хранение', sum: 1 };
    expect((await admin.post('/api/months/2025-04/lines', { body })).status).toBe(404);
  });
});
