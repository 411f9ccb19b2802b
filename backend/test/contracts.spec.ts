import { validContract } from '@shlyah/domain/cases';
import { Contract } from '../src/modules/contracts/contract.entity';
import { StoredFile } from '../src/platform/files/stored-file.entity';
import { ContractEdition } from '../src/modules/contracts/contract-edition.entity';
import type { QueryRunner } from 'typeorm';
import { firstEdition } from '../src/modules/contracts/public-contract-reader';
import { ContractEditions1799100000000 } from '../src/storage/migrations/0041-contract-editions';
import { addUser, pdf, png } from './support/factories';
import { historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

interface Read {
  id: number;
  version: number;
  scanRegistration: string;
  scanProxy: string;
}

describe('a contract', () => {
  it('is nothing before it is filled in, and 404 for staff', async () => {
    const user = await addUser(test);
    const own = await (await test.signedIn(user)).get('/api/contract/');
    expect([own.status, own.text]).toEqual([204, '']);
    const seen = await (await test.as('manager')).get(`/api/contract/${user.id}`);
    expect(seen.status).toBe(404);
    expect(seen.body).toMatchObject({ message: 'Контракт не найден или еще не заполнен' });
  });

  it('is read back as it was written, by its owner and by staff under his number', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const body = { ...validContract, pc: 'by13 nbrb 3600 9000 0000 2z00 ab00', phone: '80172123456' };
    const created = await client.post('/api/contract/', { form: body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...validContract,
      pc: 'BY13NBRB3600900000002Z00AB00',
      version: 1,
      scanProxy: null,
    });
    expect((await client.get('/api/contract')).body).toEqual(created.body);
    const seen = await (await test.as('admin')).get(`/api/contract/${user.id}`);
    expect(seen.body).toEqual(created.body);
  });

  it('is one: a second is refused, even when many are sent at once', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const scanProxy = { name: 'скан.pdf', bytes: pdf() };
    const race = Array.from({ length: 10 }, () =>
      client.post('/api/contract', { form: { ...validContract, scanProxy } }),
    );
    const statuses = (await Promise.all(race)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await test.database.read.countBy(Contract, { userId: user.id })).toBe(1);
    expect(await test.database.read.countBy(StoredFile, { ownerId: user.id })).toBe(1);
  });

  it('is changed by its owner; a scan that is not sent stays', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const scans = {
      scanRegistration: { name: 'Свидетельство.pdf', bytes: pdf() },
      scanProxy: { name: 'Доверенность.png', bytes: png },
    };
    const created = (await client.post('/api/contract', { form: { ...validContract, ...scans } }))
      .body as Read;
    const newScan = { scanProxy: { name: 'Новая.pdf', bytes: pdf() } };
    const changed = await client.post('/api/contract/update', {
      form: { ...validContract, id: String(created.id), bank: 'ОАО «Другой банк»', ...newScan },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      bank: 'ОАО «Другой банк»',
      version: 2,
      scanRegistration: created.scanRegistration,
    });
    expect((changed.body as Read).scanProxy).not.toBe(created.scanProxy);
    expect((await client.get(created.scanProxy)).status).toBe(404);
    expect((await client.get(created.scanRegistration)).status).toBe(200);
    const history = await historyOf(test, 'contract', created.id);
    expect(history[0]).toBe(`created: null → ${validContract.fullName} by customer`);
    expect(history).toContain('bank: ОАО «Банк» → ОАО «Другой банк» by customer');
  });

  it('over a version that has passed is refused with the fresh state', async () => {
    const client = await test.signedIn(await addUser(test));
    const { id } = (await client.post('/api/contract', { body: validContract })).body as Read;
    const save = (bank: string) =>
      client.post('/api/contract/update', { body: { ...validContract, id, bank, version: 1 } });
    expect((await save('Первый')).status).toBe(200);
    const late = await save('Второй');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'version_conflict',
      fresh: { bank: 'Первый', version: 2 },
      // The own name: the client has saved it himself, elsewhere.
      savedBy: { name: expect.stringMatching(/./) as string },
    });
  });

  it('has an edition for each change of its particulars, and for nothing else', async () => {
    const client = await test.signedIn(await addUser(test));
    const { id } = (await client.post('/api/contract', { body: validContract })).body as Read;
    const save = async (changes: object) =>
      (await client.post('/api/contract/update', { form: { ...validContract, id: String(id), ...changes } }))
        .body as { editions: { number: number; date: string; changes: object[] }[] };
    expect((await save({})).editions).toMatchObject([{ number: 1, changes: [] }]);
    const scanProxy = { name: 'Доверенность.pdf', bytes: pdf() };
    expect((await save({ scanProxy })).editions).toMatchObject([{ number: 1, changes: [] }]);
    await save({ bank: 'ОАО «Другой банк»' });
    const { editions } = await save({ bank: 'ОАО «Третий»', position: 'Глава' });
    expect(editions).toMatchObject([
      {
        number: 3,
        changes: [
          { field: 'position', from: validContract.position, to: 'Глава' },
          { field: 'bank', from: 'ОАО «Другой банк»', to: 'ОАО «Третий»' },
        ],
      },
      { number: 2, changes: [{ field: 'bank', from: validContract.bank, to: 'ОАО «Другой банк»' }] },
      { number: 1, changes: [] },
    ]);
  });

  it('that a replica of the release before has made is its own first edition', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const { id } = (await client.post('/api/contract', { body: validContract })).body as Read;
    await test.database.write((tx) => tx.delete(ContractEdition, { contractId: id }));
    expect((await client.get('/api/contract')).body).toMatchObject({
      editions: [{ number: 1, changes: [] }],
    });
  });

  it('of before the editions gets its first one from the migration, once', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const made = (await client.post('/api/contract', { body: { ...validContract, bank: '«Банк» \\ 1' } }))
      .body as Read;
    const step = new ContractEditions1799100000000();
    for (const way of ['down', 'up', 'up'] as const)
      await test.database.write(({ queryRunner }) => step[way](queryRunner as QueryRunner));
    expect((await client.get('/api/contract')).body).toEqual(made);
    const edition = await test.database.read.findOneByOrFail(ContractEdition, { contractId: made.id });
    const stored = await test.database.read.findOneByOrFail(Contract, { id: made.id });
    // The migration knows no field that came after it; a missing one is an empty one.
    expect({ accountingEmail: null, ...JSON.parse(edition.particulars) }).toEqual(
      JSON.parse(firstEdition(stored).particulars),
    );
  });

  it('that fails keeps none of its scans', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const scanProxy = { name: 'скан.pdf', bytes: pdf() };
    const answer = await client.post('/api/contract', { form: { ...validContract, bank: '', scanProxy } });
    expect(answer.status).toBe(422);
    expect(await test.database.read.countBy(StoredFile, { ownerId: user.id })).toBe(0);
  });
});
