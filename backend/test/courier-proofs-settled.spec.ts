import { fromMinsk } from '@shlyah/domain';
import { Drivers, outcome, tell, words } from './support/drivers';
import { photo, sendPicture, signature } from './support/proofs';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;

beforeAll(async () => {
  staff = await Drivers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

const PROOF = {
  signed: true,
  documentShown: true,
  proxy: '14',
  damaged: false,
  noProof: null,
  pictures: 2,
};
const shown = { signature, documentShown: true, proxy: '14', receivedBy: 'Пётр Сидоров' };

/** An outcome with a signature that stands beside the order, and a picture that came after it. */
async function conflict(phone: Parameters<typeof tell>[0], order: number) {
  const sent = outcome(order, shown);
  expect(words(await tell(phone, sent))).toEqual([expect.stringMatching(/^conflict: /)]);
  await sendPicture(phone, sent.key, await photo());
  return sent;
}

/** The proof of the status of the order, as staff and the client see it, and whether the files are there. */
async function seen(order: number) {
  const owner = await test.signedIn(staff.owner);
  const { handover } = (await owner.get('/api/order/single', { query: { id: order } })).body as {
    handover: { id: number; proof: typeof PROOF | null } | null;
  };
  const path = `/api/order/${order}/handovers/${handover?.id}`;
  const files = ['signature', 'pictures/1', 'pictures/2'].map((file) => owner.get(`${path}/${file}`));
  const statuses = (await Promise.all(files)).map(({ status }) => status);
  return { proof: handover?.proof ?? null, statuses };
}

const WHOLE = { proof: PROOF, statuses: [200, 200, 200] };

/** An order that the desk has recorded otherwise than its driver. */
async function disputed(desk: object) {
  const { run, phone, ids } = await staff.onTheRoad(1);
  const [order = 0] = ids;
  at('2026-11-27 12:00');
  await staff.edit(order, desk);
  const sent = await conflict(phone, order);
  return { run, phone, order, sent };
}

const settle = async (run: { id: number }, key: string, as: 'driver' | 'desk') => {
  const { status } = await staff.manager.post(`/api/runs/${run.id}/outcomes/${key}/settle`, { body: { as } });
  expect(status).toBe(204);
};

it.each([
  ['failed', { status: 7, failure: 'nobody' }],
  ['handed to another', { status: 6, handover: { receivedBy: 'Анна Лис' } }],
  ['brought to a point', { status: 5 }],
])(
  'the proof of a conflict over an order that was %s goes with what the driver has told',
  async (_what, desk) => {
    const { run, phone, order, sent } = await disputed(desk);
    expect((await seen(order)).proof).toBeNull();
    await settle(run, sent.key, 'driver');
    await sendPicture(phone, sent.key, await photo());
    expect(await seen(order)).toEqual(WHOLE);
  },
);

it('the proof of a conflict that is left as the desk has recorded it belongs to no handover', async () => {
  const { run, phone, order, sent } = await disputed({ status: 7, failure: 'nobody' });
  await settle(run, sent.key, 'desk');
  await sendPicture(phone, sent.key, await photo());
  expect(await seen(order)).toEqual({ proof: null, statuses: [404, 404, 404] });
});

it('the proof of an outcome that waited for the run to leave is of the handover', async () => {
  const order = await staff.order('1');
  const run = await staff.added(await staff.run({ day: '2026-11-30' }), order);
  const phone = await staff.phoneOf(run);
  at('2026-11-27 12:00');
  const sent = await conflict(phone, order);
  await staff.left(await staff.read(run));
  await sendPicture(phone, sent.key, await photo());
  expect(await seen(order)).toEqual(WHOLE);
});

it('a signature is of the handover also where the desk has recorded the same meanwhile', async () => {
  const { run, phone, order, sent } = await disputed({ status: 7, failure: 'nobody' });
  await staff.edit(order, { status: 6, handover: { receivedBy: shown.receivedBy } });
  const { body } = await staff.manager.get(`/api/runs/${run.id}/pass`);
  expect(body).toMatchObject({
    conflicts: [
      { key: sent.key, words: expect.stringContaining('Пётр Сидоров, подпись, документ предъявлен') },
    ],
  });
  await settle(run, sent.key, 'driver');
  await sendPicture(phone, sent.key, await photo());
  expect(await seen(order)).toEqual(WHOLE);
});

it('a picture alone is of the handover that says the same already', async () => {
  const { phone, ids } = await staff.onTheRoad(1);
  const [order = 0] = ids;
  at('2026-11-27 12:00');
  await staff.edit(order, { status: 6 });
  const sent = outcome(order);
  expect(words(await tell(phone, sent))).toEqual(['already']);
  await sendPicture(phone, sent.key, await photo());
  expect((await seen(order)).proof).toMatchObject({ signed: false, pictures: 1 });
});
