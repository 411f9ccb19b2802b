import { fromMinsk } from '@shlyah/domain';
import sharp from 'sharp';
import type { OrderHandoverDto } from '../src/modules/orders';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { Client } from './support/client';
import { Drivers, outcome, tell } from './support/drivers';
import { addUser, firm, program } from './support/factories';
import { photo, sendPicture, signature } from './support/proofs';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;
let owner: Client;

beforeAll(async () => {
  staff = await Drivers.of(test);
  owner = await test.signedIn(staff.owner);
});

beforeEach(() => test.clock.set(fromMinsk('2026-11-27 08:00')));

/** An order that was handed over with a signature and a picture. */
async function handed() {
  const { phone, ids } = await staff.onTheRoad(1);
  const [id = 0] = ids;
  test.clock.set(fromMinsk('2026-11-27 12:00'));
  const sent = outcome(id, { signature, documentShown: true, proxy: '14' });
  await tell(phone, sent);
  await sendPicture(phone, sent.key, await photo());
  return { phone, id, sent };
}

const triesOf = async (who: Client, id: number): Promise<OrderHandoverDto[]> =>
  (await who.get(`/api/order/${id}/handovers`)).body as OrderHandoverDto[];
const file = (who: Client, id: number, handover: number | undefined, rest: string, isFile = true) =>
  who.get(`/api/order/${id}/handovers/${handover}/${rest}`, { isFile });
const statusOf = async (...[who, id, handover, rest]: Parameters<typeof file>): Promise<number> =>
  (await file(who, id, handover, rest, false)).status;

it('the proof stands in the order, in its list and among its tries, for staff and the owner', async () => {
  const { id } = await handed();
  const shown = {
    signed: true,
    documentShown: true,
    proxy: '14',
    damaged: false,
    noProof: null,
    pictures: 1,
  };
  for (const who of [owner, staff.manager]) {
    const { body } = await who.get('/api/order/single', { query: { id } });
    expect(body).toMatchObject({ handover: { proof: shown } });
    const list = (await who.get('/api/order', { query: { search: String(id) } })).body as {
      data: { id: number; handover: unknown }[];
    };
    expect(list.data.find((one) => one.id === id)).toMatchObject({ handover: { proof: shown } });
    expect(await triesOf(who, id)).toMatchObject([{ proof: shown }]);
  }
});

it('the picture and the signature are files of the owner, a program of the owner, and staff', async () => {
  const { id } = await handed();
  const handover = (await triesOf(owner, id))[0]?.id;
  const key = await program(test, staff.owner, { scopes: ['orders:read'] });
  for (const who of [owner, key, staff.manager]) {
    const picture = await file(who, id, handover, 'pictures/1');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.body as Buffer).metadata()).toMatchObject({ width: 400, height: 800 });
    const drawn = await file(who, id, handover, 'signature');
    expect(drawn.headers['content-type']).toContain('image/svg+xml');
    expect(drawn.headers['content-security-policy']).toContain('sandbox');
    expect((drawn.body as Buffer).toString()).toContain('M20 100L90 30 160 110M220 60L220 60');
  }
  const views = await test.database.read.findBy(JournalEntry, { kind: 'scanViewed', orderId: id });
  expect(views.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(`^Фото 1 с вручения, заказ №\\s${id}$`),
    expect.stringMatching(`^Подпись с вручения, заказ №\\s${id}$`),
  ]);
});

it('is 404 of another client, another order, another try and another place', async () => {
  const { id } = await handed();
  const other = await handed();
  const handover = (await triesOf(owner, id))[0]?.id;
  const stranger = await test.signedIn(await addUser(test, firm('ООО «Чужие»')));
  const statuses = await Promise.all([
    statusOf(stranger, id, handover, 'pictures/1'),
    statusOf(stranger, id, handover, 'signature'),
    statusOf(owner, other.id, handover, 'signature'),
    statusOf(owner, id, (handover ?? 0) + 1000, 'signature'),
    statusOf(owner, id, handover, 'pictures/2'),
    statusOf(owner, id, handover, 'pictures/0'),
  ]);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
});

it('of a try that did not happen is seen by staff alone, and of a correction by both', async () => {
  const { phone, id, sent } = await handed();
  await tell(phone, outcome(id, { corrects: sent.key, undo: true, outcome: null }));
  const [tried] = await triesOf(owner, id);
  expect(tried).toMatchObject({ corrected: true, proof: null });
  expect(await statusOf(owner, id, tried?.id, 'signature')).toBe(404);
  expect((await file(staff.manager, id, tried?.id, 'signature')).status).toBe(200);
  const corrected = await handed();
  await staff.edit(corrected.id, { handover: { receivedBy: 'Пётр Сидоров' } });
  const [now, before] = await triesOf(owner, corrected.id);
  expect([now, before]).toMatchObject([{ proof: { signed: true } }, { corrected: true, proof: null }]);
  expect((await file(owner, corrected.id, now?.id, 'signature')).status).toBe(200);
  expect((await file(owner, corrected.id, now?.id, 'pictures/1')).status).toBe(200);
});
