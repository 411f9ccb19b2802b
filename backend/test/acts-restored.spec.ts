import { fromMinsk } from '@shlyah/domain';
import type { ActSeriesDto } from '../src/modules/acts/act-series.dto';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import {
  addFirm,
  AFTER_MONTH,
  forgetActs,
  handedOver,
  issue,
  issueTo,
  MONTH,
  stopIssuing,
} from './support/acts';
import type { Client } from './support/client';
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

const series = async (): Promise<ActSeriesDto> =>
  (await admin.get('/api/actSeries')).body as unknown as ActSeriesDto;

const state = (last: unknown) => admin.post('/api/actSeries', { body: { last } });

describe('after a restore of a backup', () => {
  it('nothing is issued or corrected before the last number is stated', async () => {
    await handedOver(test, owner);
    const act = await issueTo(admin, owner);
    await stopIssuing(test);
    expect((await series()).stopped).toMatchObject({ restoredAt: '2025-03-03 09:00' });
    await handedOver(test, owner);
    const refused = {
      status: 409,
      body: { code: 'transition', message: expect.stringMatching(/^База восстановлена из копии/) },
    };
    expect(await admin.post(`/api/months/${MONTH}/acts`, { body: {} })).toMatchObject(refused);
    const lines = [{ position: 1, price: 7 }];
    const body = { version: 1, reason: 'Ошибка', lines };
    expect(await admin.post(`/api/acts/${act.id}/correct`, { body })).toMatchObject(refused);
    expect((await series()).last).toBe(1);
    expect(await state(1)).toMatchObject({ status: 200, body: { last: 1, stopped: null, gaps: [] } });
    expect((await issue(admin)).issued).toMatchObject([{ number: 2 }]);
  });

  it('numbers go on after the stated one, and those between are named and never given', async () => {
    await handedOver(test, owner);
    expect((await issueTo(admin, owner)).number).toBe(1);
    await stopIssuing(test);
    await handedOver(test, owner);
    const { status, body } = await state(15);
    const gap = { year: 2025, first: 2, last: 15, restoredAt: '2025-03-03 09:00' };
    expect([status, body]).toMatchObject([200, { last: 15, stopped: null, gaps: [gap] }]);
    expect((await issueTo(admin, owner)).number).toBe(16);
    const [entry] = await test.database.read.find(JournalEntry, {
      where: { kind: 'actNumberStated' },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(entry?.detail).toBe('Последний выданный номер: 15; № 2–15 выданы до восстановления');
    // A year later the numbers begin anew, and the gap stays named.
    await handedOver(test, owner, 1007, '2026-01-10 12:00');
    test.clock.set(fromMinsk('2026-02-02 09:00'));
    admin = await test.as('admin');
    expect((await issue(admin, { users: [owner.id] }, '2026-01')).issued).toMatchObject([{ number: 1 }]);
    expect((await series()).gaps).toMatchObject([gap]);
  });

  it('the last number is no less than that of an act here, and is stated once', async () => {
    await handedOver(test, owner);
    await issueTo(admin, owner);
    await stopIssuing(test);
    await stopIssuing(test);
    expect(await state(0)).toMatchObject({
      status: 422,
      body: { errors: { last: ['Здесь уже есть акт №\u00a01: последний номер не меньше'] } },
    });
    for (const wrong of [-1, 1.5, 'много', null])
      expect(await state(wrong)).toMatchObject({
        status: 422,
        body: { errors: { last: [expect.any(String)] } },
      });
    const answers = await Promise.all([state(5), state(9)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await series()).toMatchObject({ stopped: null, gaps: [{ first: 2 }] });
  });
});
