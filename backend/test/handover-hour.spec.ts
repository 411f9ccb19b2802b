import { formatDateTime, fromMinsk, handoverTime } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import type { EventDto } from '../src/modules/integrations/events/dto/event.dto';
import { Email } from '../src/modules/notifications/channels/email.entity';
import type { OrderHandoverDto } from '../src/modules/orders/dto/handover.dto';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import type { TtnReturnPage } from '../src/modules/orders/dto/returns.dto';
import type { TrackingDto } from '../src/modules/tracking';
import type { Client } from './support/client';
import { readPdf, textOf } from './documents-support/read-pdf';
import { Dispatchers } from './support/dispatchers';
import { exportsOf } from './support/exported';
import { program } from './support/factories';
import { readFeed } from './support/feed';
import { filtered, idsOf, listOf } from './support/order-lists';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';
import { webhookCalls } from './support/webhook-calls';

const test = setUpTestApp({ webhooksLocal: true });
const { rowsOf } = exportsOf(() => test);

const withTtn = { packages: [{ ...validPackage, useTTN: 'yes', TTN: 'АБ 1234567', returnTTN: true }] };
const LEFT = '2026-11-27 22:30';
const TOLD = '2026-11-28 07:30';
const TAKER = { receivedBy: 'Ольга Вахтёр', receivedAs: 'guard' };
/** An hour late in the evening, and one whose day is another by UTC. */
describe.each(['2026-11-27 23:40', '2026-11-28 00:20'])('a handover at %s, told at 7:30', (hour) => {
  const utc = `${hour === '2026-11-27 23:40' ? '2026-11-27T20:40' : '2026-11-27T21:20'}:00.000Z`;
  const shown = formatDateTime(hour);
  const words = handoverTime(hour);
  let staff: Dispatchers;
  let client: Client;
  let receiver: Receiver;
  let run: number;
  let id: number;

  const { create } = webhookCalls(() => ({ client, receiver }));

  /** Sessions end within a day. */
  async function at(time: string): Promise<void> {
    test.clock.set(fromMinsk(time));
    staff = new Dispatchers(test, staff.owner, await test.as('manager'), staff.other);
    client = await test.signedIn(staff.owner);
  }

  beforeAll(async () => {
    staff = await Dispatchers.of(test);
    receiver = await new Receiver().open();
    await at(LEFT);
    await create();
    id = await staff.order('12', withTtn);
    run = (await staff.left(await staff.added(await staff.run(), id))).id;
    await at(TOLD);
    await staff.edit(id, { status: 6, handover: { at: hour, ...TAKER } });
    await test.app.get(Sender).deliverDue();
  });
  afterAll(() => receiver.close());

  const both = async (): Promise<[string, Client][]> => [
    ['staff', staff.manager],
    ['client', client],
    ['program', await program(test, staff.owner)],
  ];

  it('stands in the order, in its list and its tries, for staff, client and program', async () => {
    for (const [name, who] of await both()) {
      const { body } = await who.get('/api/order/single', { query: { id } });
      const order = body as OrderDto;
      const { data } = await listOf(who, { page: 1 });
      const [row] = data.filter((one) => one.id === id);
      for (const one of [order, row])
        expect([name, one]).toMatchObject([
          name,
          { handedAt: hour, handedAtUtc: utc, handover: { date: hour } },
        ]);
      const tries = (await who.get(`/api/order/${id}/handovers`)).body as OrderHandoverDto[];
      expect([name, tries.map(({ date }) => date)]).toEqual([name, [hour]]);
    }
  });

  it('is the day of the filter', async () => {
    const day = hour.slice(0, 10);
    const other = day === '2026-11-27' ? '2026-11-28' : '2026-11-27';
    const within = async (one: string) =>
      idsOf(
        await listOf(staff.manager, filtered({ handedFrom: one, handedTo: one }, { user: staff.owner.id })),
      );
    expect([await within(day), await within(other)]).toEqual([[id], []]);
  });

  it('stands in the history of both, beside when it was told', async () => {
    for (const who of [staff.manager, client]) {
      expect((await staff.history(id, 'status', who))[0]).toMatchObject({ to: 'Доставлена', date: hour });
      const [line] = await staff.history(id, 'handover', who);
      expect(line).toMatchObject({ date: TOLD, to: expect.stringContaining(words) as string });
    }
  });

  it('stands on the page of the parcel', async () => {
    const { trackingCode } = await staff.readOrder(id);
    const parcel = (await test.visitor().get(`/api/tracking/${trackingCode}`)).body as TrackingDto;
    expect(parcel.passed.at(-1)).toMatchObject({ id: 6, date: hour });
    const page = await test.app.inject({ method: 'GET', url: `/t/${trackingCode}` });
    expect(page.body.replaceAll('\u00a0', ' ')).toContain(shown);
    expect(page.body).not.toContain(formatDateTime(TOLD));
  });

  it('stands in the letter to the client, and nothing else is sent', async () => {
    const news = await test.database.read.findBy(Email, { orderId: id });
    const told = news.filter(({ body }) => body.includes('вручён'));
    expect(told.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', staff.owner.email],
    ]);
    expect(told[0]?.body).toContain(`Груз вручён ${words}: Ольга Вахтёр, охрана.`);
  });

  it('stands in the event, as the feed has it and as it arrives', async () => {
    const { data } = await readFeed(client, { types: 'order.status' });
    const told = data.filter(({ orderId }) => orderId === id).at(-1);
    const arrived = receiver.received
      .map(({ body }) => JSON.parse(body) as EventDto)
      .filter(({ orderId, type }) => orderId === id && type === 'order.status')
      .at(-1);
    for (const event of [told, arrived]) {
      expect(event?.order).toMatchObject({
        handedAt: hour,
        handedAtUtc: utc,
        handover: { date: hour, ...TAKER },
      });
    }
  });

  it('stands in exported files, as a time', async () => {
    for (const who of [staff.manager, client]) {
      const [csv] = await rowsOf(`ids=${id}&format=csv`, who);
      expect(csv).toMatchObject({ Вручено: shown, 'Время вручения': 'точное' });
      const [xlsx] = await rowsOf(`ids=${id}&format=xlsx`, who);
      // A cell is a fraction of a day: its last bits are less than a second.
      const minute = Math.round(Number(xlsx?.['Вручено']) / 1000) * 1000;
      expect(new Date(minute)).toEqual(new Date(`${hour.replace(' ', 'T')}:00.000Z`));
    }
  });

  it('stands in the run, also when it is back', async () => {
    const read = await staff.read({ id: run });
    expect(read.orders).toMatchObject([{ id, outcome: 'handed', handover: { date: hour } }]);
    const { body } = await staff.post(staff.manager, run, 'return', {
      version: read.version,
      outcomes: [],
      close: true,
    });
    expect(body).toMatchObject({
      run: { returnedAt: TOLD, orders: [{ id, handover: { date: hour } }] },
    });
  });

  it('stands in the list of waybills, its file and its paper', async () => {
    const query = { user: staff.owner.id };
    const { body } = await staff.manager.get('/api/order/returns/ttn', { query });
    expect((body as TtnReturnPage).data).toMatchObject([{ id, handedAt: hour }]);
    const file = await staff.manager.get('/api/order/returns/ttn/export', {
      query: { ...query, format: 'csv' },
    });
    expect(file.text).toContain(shown);
    const headers = staff.manager.cookie ? { cookie: staff.manager.cookie } : {};
    const url = `/api/order/returns/ttn/paper?user=${staff.owner.id}`;
    const { rawPayload } = await test.app.inject({ method: 'GET', url, headers });
    expect(textOf((await readPdf(rawPayload)).pages[0])).toContain(shown);
  });

  it('stands in «Мои данные»', async () => {
    const { body } = await client.get('/api/user/data');
    const data = JSON.parse((body as Buffer).toString()) as Record<'orders' | 'handovers', object[]>;
    expect(data.handovers).toMatchObject([{ at: utc }]);
    expect(data.orders.at(-1)).toMatchObject({ handedAt: utc });
  });
});
