import { validContract } from '@shlyah/domain/cases';
import { ContractAnonymisation } from '../src/modules/contracts';
import { ContractEdition } from '../src/modules/contracts/contract-edition.entity';
import { Contract } from '../src/modules/contracts/contract.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { openDocument, readSheet, valueOf, type Sheet } from './documents-support/open-document';
import { addOrder, addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

async function download(call: 'getDogovor' | 'getZayavka', query: string) {
  const { cookie = '' } = await test.as('manager');
  return test.app.inject({ method: 'GET', url: `/api/${call}${query}`, headers: { cookie } });
}

const zayavkaOf = async ({ id }: { id: number }): Promise<Sheet> =>
  readSheet(await openDocument((await download('getZayavka', `?order_id=${id}`)).rawPayload));

describe('an order whose client is deleted', () => {
  it('has its заявка with the name and the phone that the order keeps, and no договор where there was none', async () => {
    const client = await addUser(test, { ...firm('ООО «Парус»'), name: 'Белый Ян Ильич' });
    const order = await addOrder(test, client);
    expect((await (await test.as('admin')).delete(`/api/users/${client.id}`)).status).toBe(204);
    expect((await download('getZayavka', `?id=${client.id}&order_id=${order.id}`)).statusCode).toBe(404);
    const answer = await download('getZayavka', `?order_id=${order.id}`);
    expect(answer.statusCode).toBe(200);
    const sheet = readSheet(await openDocument(answer.rawPayload));
    expect(valueOf(sheet, 'Наименование')).toBe('ООО «Парус»');
    expect(valueOf(sheet, 'Представитель')).toBe('Белый Ян Ильич');
    expect(valueOf(sheet, 'Телефон')).toBe(client.phone);
    const dogovor = await download('getDogovor', `?order_id=${order.id}`);
    expect(dogovor.statusCode).toBe(404);
    expect(dogovor.json()).toMatchObject({ message: 'Контракт не найден или еще не заполнен' });
  });

  it('keeps its договор, until the last order under it names nobody any more', async () => {
    const client = await addUser(test, firm('ООО «Основание»'));
    const cookie = await test.signedIn(client);
    const { id } = (await cookie.post('/api/contract', { body: validContract })).body as { id: number };
    const order = await addOrder(test, client);
    const query = `?order_id=${order.id}`;
    const before = await download('getDogovor', query);
    expect((await (await test.as('admin')).delete(`/api/users/${client.id}`)).status).toBe(204);
    const after = await download('getDogovor', query);
    expect([after.statusCode, after.headers['content-disposition']]).toEqual([
      200,
      before.headers['content-disposition'],
    ]);
    expect((await openDocument(after.rawPayload)).part('word/document.xml')).toBe(
      (await openDocument(before.rawPayload)).part('word/document.xml'),
    );
    const contracts = test.app.get(ContractAnonymisation);
    await contracts.anonymise();
    expect((await download('getDogovor', query)).statusCode).toBe(200);

    const contract = () => test.database.read.findOneBy(Contract, { id });
    await test.database.write((tx) => tx.update(Order, { id: order.id }, { anonymisedAt: new Date() }));
    await contracts.anonymise();
    expect(await contract()).toMatchObject({
      fullName: 'Данные удалены',
      phone: '',
      email: '',
      pc: '',
      bank: '',
      anonymisedAt: expect.any(Date),
      unp: validContract.unp,
    });
    const editions = await test.database.read.findBy(ContractEdition, { contractId: id });
    expect(editions.map(({ particulars }) => particulars)).toEqual(['{}']);
    expect((await download('getDogovor', query)).statusCode).toBe(404);
    expect(valueOf(await zayavkaOf(order), 'Договор')).toMatch(new RegExp(`^№ ${id} от `));
    expect(await contracts.anonymise()).toBe(0);
    // Without its orders it is the basis of nothing.
    await test.database.write((tx) => tx.update(Contract, { id }, { anonymisedAt: null }));
    expect((await (await test.as('admin')).delete(`/api/order/${order.id}`)).status).toBe(204);
    await contracts.anonymise();
    expect(await contract()).toBeNull();
  });

  it.each([
    ['deleteAndOrders/', true],
    ['', false],
  ])('whose orders go, or who has none, leaves no contract: %s', async (way, isOrdering) => {
    const client = await addUser(test, firm());
    const session = await test.signedIn(client);
    const { id } = (await session.post('/api/contract', { body: validContract })).body as { id: number };
    if (isOrdering) await addOrder(test, client);
    expect((await (await test.as('admin')).delete(`/api/users/${way}${client.id}`)).status).toBe(204);
    expect(await test.database.read.existsBy(Contract, { id })).toBe(false);
    expect(await test.database.read.existsBy(ContractEdition, { contractId: id })).toBe(false);
  });
});
