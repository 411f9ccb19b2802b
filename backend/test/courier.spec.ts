import { fromMinsk } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import { CourierPass } from '../src/modules/courier';
import type { CourierRunDto } from '../src/modules/courier/courier.dto';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Drivers, stopOf, tokenOf } from './support/drivers';
import { told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;

beforeAll(async () => {
  staff = await Drivers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

const look = (token: string) => test.visitor().post('/api/courier/look', { body: { token } });

describe('a pass', () => {
  it('is answered once, in the fragment of a link, and only its hash is kept', async () => {
    const run = await staff.run({ day: '2026-11-27', car: 'Ford Transit' });
    const pass = await staff.pass(run);
    expect(pass).toMatchObject({ expiresAt: '2026-11-29 00:00', sms: 'off' });
    const token = tokenOf(pass);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const rows = JSON.stringify([
      await test.database.read.findBy(CourierPass, { runId: run.id }),
      await test.database.read.findBy(JournalEntry, { kind: 'passGiven' }),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).toMatch(new RegExp(`рейс №\\s${run.id}"`));
    expect((await look(token)).body).toEqual({
      day: '2026-11-27',
      driver: 'Игорь Савич',
      car: 'Ford Transit',
      stops: 0,
      accepted: false,
    });
    expect(await staff.readPass(run)).toMatchObject({ givenBy: 'Ольга Кравец', acceptedAt: null });
  });

  it('goes to the driver by SMS, the last one alone', async () => {
    const run = await staff.run({ day: '2026-11-27' });
    const first = await staff.pass(run, { sms: true });
    const second = await staff.pass(run, { sms: true });
    expect([first.sms, second.sms]).toEqual(['sent', 'sent']);
    const sms = await test.database.read.findBy(Email, { topic: `pass ${run.id}` });
    expect(sms.map(({ channel, recipient, body }) => [channel, recipient, body])).toEqual([
      ['sms', '375291234567', `Шлях. Ваш рейс №\u00a0${run.id} на 27.11.2026: ${second.url}`],
    ]);
    expect(sms[0]?.subject).not.toContain('http');
    await staff.manager.delete(`/api/runs/${run.id}/pass`);
    expect(await test.database.read.countBy(Email, { topic: `pass ${run.id}` })).toBe(0);
    const other = await staff.run({ driverPhone: null });
    expect((await staff.pass(other, { sms: true })).sms).toBe('noPhone');
  });

  it('binds the telephone that accepts it, and no other', async () => {
    const { run } = await staff.onTheRoad(1);
    const pass = await staff.pass(run);
    const [phone, second] = [test.visitor(), test.visitor()];
    const { headers } = await staff.accept(phone, pass);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^courier=[\w-]{43}; Max-Age=\d+; Path=\/api\/courier; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect((await phone.get('/api/courier/run')).status).toBe(200);
    expect(told(await staff.accept(second, pass))).toMatch(/^409 Рейс уже принят на другом телефоне/);
    expect((await second.get('/api/courier/run')).status).toBe(404);
    expect((await staff.accept(phone, pass)).status).toBe(204);
    expect((await look(tokenOf(pass))).body).toMatchObject({ accepted: true });
    expect(await staff.readPass(run)).toMatchObject({
      acceptedAt: '2026-11-27 08:00',
      seenAt: '2026-11-27 08:00',
    });
  });

  it('is accepted again where the answer with the cookie was lost', async () => {
    const pass = await staff.pass(await staff.run({ day: '2026-11-27' }));
    await staff.accept(test.visitor(), pass);
    const again = test.visitor();
    expect((await staff.accept(again, pass)).status).toBe(204);
    expect((await again.get('/api/courier/run')).status).toBe(200);
  });

  it('ends with the next one, with its closing and with the day after its run', async () => {
    const run = await staff.run({ day: '2026-11-27' });
    const phone = await staff.phoneOf(run);
    const pass = await staff.pass(run);
    expect(told(await phone.get('/api/courier/run'))).toMatch(/^404 Пропуск закрыт/);
    expect((await staff.accept(phone, pass)).status).toBe(204);
    at('2026-11-28 23:59');
    expect((await phone.get('/api/courier/run')).status).toBe(200);
    at('2026-11-29 00:00');
    expect(told(await phone.get('/api/courier/run'))).toMatch(/^404 Пропуск действовал до 29.11.2026 00:00/);
    expect((await look(tokenOf(pass))).status).toBe(404);
    at('2026-11-28 10:00');
    const manager = await test.as('manager');
    expect((await manager.delete(`/api/runs/${run.id}/pass`)).status).toBe(204);
    expect((await manager.delete(`/api/runs/${run.id}/pass`)).status).toBe(204);
    expect(told(await look(tokenOf(pass)))).toMatch(/^404 Пропуск закрыт/);
    expect(
      (await test.database.read.findBy(JournalEntry, { kind: 'passClosed' })).filter(
        ({ detail }) => detail === `рейс № ${run.id}`,
      ),
    ).toHaveLength(1);
  });

  it('is not given to a run that has returned', async () => {
    const run = await staff.left(
      await staff.added(await staff.run({ day: '2026-11-27' }), await staff.order()),
    );
    const outcomes = run.orders.map(({ id }) => ({ order: id, outcome: 'handed' }));
    await staff.post(staff.manager, run.id, 'return', { version: run.version, outcomes, close: true });
    expect(told(await staff.manager.post(`/api/runs/${run.id}/pass`, { body: {} }))).toMatch(
      /^409 Рейс вернулся/,
    );
    expect((await staff.manager.get(`/api/runs/${run.id}/pass`)).status).toBe(204);
  });

  it('is guessed at a few times by a network', async () => {
    at('2026-11-27 20:00');
    const statuses: number[] = [];
    for (let n = 0; n <= 60; n++) statuses.push((await look(`guess ${n}`)).status);
    expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([404]), 429]);
  });

  it('is neither given nor taken where the company has no page for drivers', async () => {
    const run = await staff.run({ day: '2026-11-27' });
    const phone = await staff.phoneOf(run);
    const admin = await test.as('admin');
    const company = (await admin.get('/api/company')).body as { version: number };
    expect((await admin.put('/api/company', { body: { ...company, courierPageOff: true } })).status).toBe(
      200,
    );
    const off = /^404 Страница водителя выключена/;
    expect(told(await phone.get('/api/courier/run'))).toMatch(off);
    expect(told(await look('a token'))).toMatch(off);
    expect(told(await staff.manager.post(`/api/runs/${run.id}/pass`, { body: {} }))).toMatch(off);
    const { version } = (await admin.get('/api/company')).body as { version: number };
    await admin.put('/api/company', { body: { ...company, version } });
    expect((await phone.get('/api/courier/run')).status).toBe(200);
  });
});

describe("a driver's run", () => {
  it('has what the driver needs of each stop, and nothing of prices', async () => {
    const packages = [
      {
        ...validPackage,
        useTTN: 'yes',
        TTN: '1234567',
        returnTTN: true,
      },
    ];
    const { run, ids, phone } = await staff.onTheRoad(1, {
      reciverComment: 'Домофон 12, '.repeat(20).trim(),
      packages,
    });
    const { body } = await phone.get('/api/courier/run');
    expect(body).toMatchObject({
      id: run.id,
      state: 'left',
      returnedAt: null,
      serverTime: fromMinsk('2026-11-27 08:00')?.toISOString(),
      stops: [
        {
          id: ids[0],
          task: 'deliver',
          position: 1,
          comment: 'Домофон 12, '.repeat(20).trim(),
          places: 1,
          returnTTN: true,
          ttn: ['1234567'],
          carried: true,
          outcome: null,
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('price');
  });

  it('is sent again only when it has changed', async () => {
    const { ids, phone } = await staff.onTheRoad(1);
    const { headers } = await phone.get('/api/courier/run');
    const known = { headers: { 'If-None-Match': String(headers['etag']) } };
    test.clock.pass(60_000);
    expect((await phone.get('/api/courier/run', known)).status).toBe(304);
    await staff.edit(ids[0] ?? 0, { reciverHouse: '77' });
    const answer = await phone.get('/api/courier/run', known);
    expect(answer.status).toBe(200);
    expect((answer.body as CourierRunDto).stops[0]?.changes).toMatchObject([
      { field: 'reciverHouse', to: '77' },
    ]);
  });

  it('says of an order that the desk has taken away that it is not carried', async () => {
    const { ids, phone } = await staff.onTheRoad(1);
    await staff.edit(ids[0] ?? 0, { status: 9 });
    expect(await stopOf(phone, ids[0] ?? 0)).toMatchObject({ carried: false });
  });

  it('is opened by no session and opens nothing else', async () => {
    const { phone, run } = await staff.onTheRoad(1);
    expect((await staff.manager.get('/api/courier/run')).status).toBe(404);
    expect((await phone.get(`/api/runs/${run.id}`)).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(401);
  });
});
