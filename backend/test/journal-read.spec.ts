import { Journal } from '../src/platform/journal/journal';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;

interface Row {
  id: number;
  date: string;
  kind: string;
  account: { id: number; name: string | null } | null;
  actor: { id: number; name: string | null } | null;
  detail: string | null;
}

beforeAll(async () => {
  admin = await test.as('admin');
});

const list = async (query: object): Promise<{ data: Row[]; total: number; pages: number }> =>
  (await admin.get('/api/journal', { query: { ...query } })).body as never;

const add = (account: number | null, actor: number | null, detail: string) =>
  test.app
    .get(Journal)
    .note({ kind: 'exported', account, actor: actor === null ? null : { id: actor }, detail });

describe('the journal', () => {
  it('is listed newest first, with names, by the Minsk clock', async () => {
    const user = await addUser(test, { name: 'Ян Белый' });
    test.clock.set(new Date('2026-11-20T21:30:07Z'));
    await add(user.id, 999_999, 'одно');
    test.clock.set(null);
    await add(null, null, 'другое');
    const { data, total } = await list({});
    // Nothing has been cut off: the number of the newest row is how many there are.
    expect(total).toBe(data[0]?.id);
    expect(data.slice(0, 2)).toMatchObject([
      { kind: 'exported', account: null, actor: null, detail: 'другое' },
      {
        date: '2026-11-21 00:30:07',
        account: { id: user.id, name: 'Ян Белый' },
        actor: { id: 999_999, name: null },
        detail: 'одно',
      },
    ]);
  });

  it('is searched by account, whoever acted or was acted upon', async () => {
    const [one, other] = [await addUser(test), await addUser(test)];
    await add(one.id, other.id, 'а');
    await add(other.id, one.id, 'б');
    await add(other.id, null, 'в');
    const details = (await list({ account: one.id })).data.map(({ detail }) => detail);
    expect(details).toEqual(['б', 'а']);
  });

  it('is searched by kind and days, both whole', async () => {
    for (const moment of [
      '2025-03-01T20:59:59.999Z',
      '2025-03-01T21:00:00Z',
      '2025-03-02T20:59:59.999Z',
      '2025-03-02T21:00:00Z',
    ]) {
      test.clock.set(new Date(moment));
      await add(null, null, moment);
    }
    test.clock.set(null);
    const day = { dateFrom: '2025-03-02', dateTo: '2025-03-02' };
    expect((await list(day)).data.map(({ detail }) => detail)).toEqual([
      '2025-03-02T20:59:59.999Z',
      '2025-03-01T21:00:00Z',
    ]);
    expect((await list({ ...day, kind: 'login' })).total).toBe(0);
    expect((await list({ kind: 'login' })).data.every(({ kind }) => kind === 'login')).toBe(true);
  });

  it('is paged', async () => {
    const { id } = await addUser(test);
    await Promise.all(Array.from({ length: 41 }, (_, index) => add(id, null, String(index))));
    const last = await list({ account: id, page: 3 });
    expect([last.data.length, last.pages, last.total]).toEqual([1, 3, 41]);
    expect((await list({ account: id, page: 9 })).data).toEqual([]);
  });

  it('refuses a question that makes no sense', async () => {
    const ask = (query: object) => admin.get('/api/journal', { query: { ...query } });
    expect(complaints(await ask({ kind: 'nothing', account: 'x', dateFrom: '2025-02-30', who: 1 }))).toEqual([
      'account',
      'dateFrom',
      'kind',
      'who',
    ]);
    expect(complaints(await ask({ dateFrom: '2025-03-02', dateTo: '2025-03-01' }))).toEqual(['dateTo']);
  });

  it('is taken as a table, which is a row of it too', async () => {
    const user = await addUser(test, { name: '=Формула; "Ян"' });
    await add(user.id, null, 'просто');
    const { headers, text } = await admin.get('/api/journal/export', { query: { account: user.id } });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename*=UTF-8''${encodeURIComponent('Журнал.csv')}`),
    });
    const [head, row, end] = text.split('\r\n');
    expect(head).toBe(
      '\ufeff№;Когда;Что произошло;О ком: номер;О ком;Кто: номер;Кто;Заказ;Адрес;Номер запроса;Подробности',
    );
    expect(row).toMatch(/^\d+;\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d;Выгрузка;\d+;"'=Формула; ""Ян""";;;/);
    expect(end).toBe('');
    const [newest] = await test.database.read.find(JournalEntry, { order: { id: 'DESC' }, take: 1 });
    expect(newest).toMatchObject({
      kind: 'exported',
      accountId: user.id,
      actorRole: 'admin',
      detail: 'Журнал: 1',
    });
  });

  it('says of what was taken how much it is, and what was asked for', async () => {
    const asked = { kind: 'logout', dateFrom: '2001-01-01', dateTo: '2001-01-02' };
    expect((await admin.get('/api/journal/export', { query: asked })).status).toBe(200);
    expect((await list({ kind: 'exported' })).data[0]?.detail).toBe(
      'Журнал: 0, Выход, 2001-01-01, 2001-01-02',
    );
  });
});
