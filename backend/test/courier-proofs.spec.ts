import { FAINT_SIGNATURE, fromMinsk, UNKNOWN_OUTCOME } from '@shlyah/domain';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { HandoverProofs } from '../src/modules/orders';
import { OrderAnonymisation } from '../src/modules/orders/clients/order-anonymisation';
import { HandoverPicture } from '../src/modules/orders/model/handover-picture.entity';
import { HandoverProof } from '../src/modules/orders/model/handover-proof.entity';
import { User } from '../src/modules/users/model/user.entity';
import { Drivers, outcome, stopOf, tell, words } from './support/drivers';
import { photo, sendPicture, signature } from './support/proofs';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;

beforeAll(async () => {
  staff = await Drivers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

/** A run that left at eight, at noon. */
async function atNoon(count: number) {
  const started = await staff.onTheRoad(count);
  at('2026-11-27 12:00');
  const [first = 0, second = 0, third = 0] = started.ids;
  return { ...started, first, second, third };
}

const triesOf = async (id: number) => {
  const { body } = await staff.manager.get(`/api/order/${id}/handovers`);
  return body as { id: number; outcome: string; corrected: boolean }[];
};
const proofOf = async (id: number) => {
  const ids = (await triesOf(id)).map((one) => one.id);
  const proofs = await test.app.get(HandoverProofs).of(test.database.read, ids);
  return ids.map((one) => proofs.get(one) ?? null);
};
const picturesOf = (outcomeKey: string) => test.database.read.findBy(HandoverPicture, { outcomeKey });
const proofRow = (outcomeKey: string) => test.database.read.findOneBy(HandoverProof, { outcomeKey });

describe('the proof of an outcome', () => {
  it('is kept with the handover that the outcome has made', async () => {
    const { phone, first } = await atNoon(1);
    const told = { signature, documentShown: true, proxy: '14 от 26.11.2026', damaged: true };
    expect(words(await tell(phone, outcome(first, told)))).toEqual(['recorded']);
    expect(await proofOf(first)).toEqual([{ ...told, noProof: null, pictures: [] }]);
  });

  it('that is wrong refuses its outcome alone', async () => {
    const { phone, first, second } = await atNoon(2);
    const answers = await tell(
      phone,
      outcome(first, { signature: '320,160;10,10,11,11' }),
      outcome(first, { signature: `320,160;${'1,1,'.repeat(10_000)}1,1` }),
      outcome(first, { signature: 'не подпись' }),
      outcome(first, { proxy: '1'.repeat(61) }),
      outcome(first, { noProof: '1'.repeat(256) }),
      outcome(first, { outcome: 'failed', failure: 'nobody', damaged: true }),
      outcome(first, { pictures: [1, 2, 3, 4].map(() => randomUUID()) }),
      outcome(second, { signature }),
    );
    expect(words(answers)).toEqual([
      `refused: ${FAINT_SIGNATURE}`,
      'refused: Подпись записана неверно: попросите расписаться ещё раз',
      'refused: Подпись записана неверно: попросите расписаться ещё раз',
      'refused: Номер доверенности длиннее 60 символов',
      'refused: Причина, почему нет подписи или фото, длиннее 255 символов',
      'refused: «Повреждён» отмечают, когда груз вручили',
      'refused: Больше трёх фото к одному исходу не принимаем',
      'recorded',
    ]);
    expect(await test.database.read.countBy(HandoverProof, { orderId: first })).toBe(0);
  });

  it('of twenty outcomes in one request fits', async () => {
    const { phone, ids } = await atNoon(20);
    const long = `4000,4000${`;${'3999,3998,'.repeat(18)}1500,1500,1,1`.repeat(200)}`;
    expect(long.length).toBeGreaterThan(38_000);
    const answers = await tell(phone, ...ids.map((id) => outcome(id, { signature: long })));
    expect(words(answers)).toEqual(ids.map(() => 'recorded'));
    const many = Array.from({ length: 100 }, () => outcome(ids[0] ?? 0, { signature: long }));
    expect((await phone.post('/api/courier/outcomes', { body: { outcomes: many } })).status).toBe(413);
  });

  it('is kept once however often it is sent, and of two equal outcomes the first one is shown', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first, { signature });
    await Promise.all([tell(phone, sent), tell(phone, sent, sent)]);
    const again = outcome(first, { documentShown: true });
    expect(words(await tell(phone, again))).toEqual(['already']);
    expect(await proofOf(first)).toMatchObject([{ signature, documentShown: false }]);
    expect(await proofRow(again.key)).toMatchObject({ handoverId: null });
  });

  it('of a conflict is kept without a handover', async () => {
    const { run, phone, first } = await atNoon(1);
    await staff.post(staff.manager, run.id, 'return', {
      version: run.version,
      outcomes: [{ order: first, outcome: 'failed', failure: 'nobody' }],
    });
    const sent = outcome(first, { signature });
    expect(words(await tell(phone, sent))).toEqual([expect.stringContaining('conflict')]);
    await sendPicture(phone, sent.key, await photo());
    expect(await proofRow(sent.key)).toMatchObject({ handoverId: null, signed: true });
    expect(await picturesOf(sent.key)).toMatchObject([{ handoverId: null, orderId: first }]);
    expect(await proofOf(first)).toEqual([null]);
  });

  it('stays with its try: a correction by the desk shows it, one by the driver has its own', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first, { signature, receivedBy: 'Пётр Сидорв' });
    await tell(phone, sent);
    await staff.edit(first, { handover: { receivedBy: 'Пётр Сидоров' } });
    expect(await proofOf(first)).toMatchObject([{ signature }, { signature }]);
    const { phone: other, first: second } = await atNoon(1);
    const wrong = outcome(second, { signature });
    await tell(other, wrong);
    await tell(other, outcome(second, { corrects: wrong.key, noProof: 'оставлено по просьбе' }));
    expect(await proofOf(second)).toMatchObject([
      { signature: null, noProof: 'оставлено по просьбе' },
      { signature, noProof: null },
    ]);
  });
});

describe('a picture', () => {
  it('is drawn anew, upright and smaller, without what the telephone wrote into it', async () => {
    const { run, phone, first } = await atNoon(1);
    const sent = outcome(first, { pictures: [] });
    await tell(phone, sent);
    const { taken, note } = await sendPicture(phone, sent.key, await photo(3000, 1500));
    expect([taken, note]).toEqual(['recorded', null]);
    const [proof] = await proofOf(first);
    expect(proof).toMatchObject({ signature: null, pictures: [{ width: 640, height: 1280 }] });
    const bytes = await test.app
      .get(HandoverProofs)
      .picture(test.database.read, proof?.pictures[0]?.id ?? '');
    const { format, exif, orientation } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect([format, exif, orientation]).toEqual(['jpeg', undefined, undefined]);
    expect(await picturesOf(sent.key)).toMatchObject([{ runId: run.id, size: bytes?.length }]);
  });

  it('is taken once by its key, also when it is sent twice at once', async () => {
    const { phone, first, second } = await atNoon(2);
    const [sent, other] = [outcome(first), outcome(second)];
    await tell(phone, sent, other);
    const [bytes, key] = [await photo(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => sendPicture(phone, sent.key, bytes, { key })));
    expect(answers.map(({ taken }) => taken).sort()).toEqual(['already', 'already', 'recorded']);
    expect(await picturesOf(sent.key)).toHaveLength(1);
    expect(await sendPicture(phone, other.key, bytes, { key })).toMatchObject({
      taken: 'refused',
      note: 'Такой ключ уже занят: возьмите новый',
    });
  });

  it('is asked for again after its outcome, when the server does not have the outcome', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first);
    const [bytes, key] = [await photo(), randomUUID()];
    expect(await sendPicture(phone, sent.key, bytes, { key })).toEqual({
      key,
      taken: 'refused',
      note: UNKNOWN_OUTCOME,
      outcomeKnown: false,
    });
    await tell(phone, sent);
    expect(await sendPicture(phone, sent.key, bytes, { key })).toMatchObject({ taken: 'recorded' });
    const { phone: stranger } = await atNoon(1);
    expect(await sendPicture(stranger, sent.key, bytes)).toMatchObject({ outcomeKnown: false });
    const visitor = await test.visitor().put(`/api/courier/pictures/${key}`, {
      body: bytes,
      headers: { 'Content-Type': 'image/jpeg' },
      query: { outcome: sent.key },
    });
    expect(visitor.status).toBe(404);
  });

  it('is one of three of its outcome, also when four come at once', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first);
    await tell(phone, sent);
    const bytes = await photo();
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendPicture(phone, sent.key, bytes)));
    expect(answers.map(({ taken }) => taken).sort()).toEqual(['recorded', 'recorded', 'recorded', 'refused']);
    expect(answers.find(({ taken }) => taken === 'refused')?.note).toBe(
      'Больше трёх фото к одному исходу не принимаем',
    );
  });

  it('is kept by a pass that is over, and not beyond the room of the run', async () => {
    const { run, phone, first } = await atNoon(1);
    const [sent, next] = [outcome(first), outcome(first)];
    await tell(phone, sent, next);
    await staff.manager.delete(`/api/runs/${run.id}/pass`);
    const bytes = await photo();
    expect(await sendPicture(phone, sent.key, bytes)).toMatchObject({ taken: 'recorded' });
    await sendPicture(phone, sent.key, bytes);
    await sendPicture(phone, next.key, bytes);
    expect(await sendPicture(phone, next.key, bytes)).toMatchObject({
      taken: 'refused',
      note: 'Фото этого рейса заняли всё отведённое место. Исход записан и без него.',
    });
  });

  it('of an order without people is taken and let go', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first, { signature, proxy: '14', noProof: 'Пётр не стал' });
    await tell(phone, sent);
    await sendPicture(phone, sent.key, await photo());
    await test.app.get(OrderAnonymisation).anonymise(new Date('2027-01-01T00:00:00Z'));
    expect(await picturesOf(sent.key)).toEqual([]);
    expect(await proofRow(sent.key)).toMatchObject({ signed: false });
    expect(await proofOf(first)).toEqual([
      { signature: null, documentShown: false, proxy: null, damaged: false, noProof: null, pictures: [] },
    ]);
    expect(await sendPicture(phone, sent.key, await photo())).toMatchObject({
      taken: 'recorded',
      note: 'Данные людей этого заказа удалены: фото не сохранено',
    });
    expect(await picturesOf(sent.key)).toEqual([]);
  });
});

describe('what is no picture', () => {
  it('is refused by a sentence each, and others are answered meanwhile', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first);
    await tell(phone, sent);
    const heic = Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.alloc(64)]);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    const shots: [string, Buffer, string][] = [
      ['image/heic', Buffer.alloc(18 * 1024 * 1024), 'Телефон прислал HEIC'],
      ['image/jpeg', heic, 'Телефон прислал HEIC'],
      ['image/jpeg', Buffer.alloc(18 * 1024 * 1024), 'Фото больше 3 МБ'],
      ['image/png', bomb, 'Картинку не удалось прочитать'],
      ['image/jpeg', Buffer.from('%PDF-1.4\n'), 'Это не фото'],
      ['image/jpeg', (await photo()).subarray(0, 900), 'Картинку не удалось прочитать'],
      ['image/jpeg', Buffer.alloc(0), 'Это не фото'],
    ];
    for (const [type, bytes, words] of shots) {
      const [answer, meanwhile] = await Promise.all([
        sendPicture(phone, sent.key, bytes, { type }),
        phone.get('/api/courier/run'),
      ]);
      expect(answer).toMatchObject({ taken: 'refused', note: expect.stringContaining(words) });
      expect(meanwhile.status).toBe(200);
    }
    expect(await sendPicture(phone, 'не ключ', await photo())).toMatchObject({ taken: 'refused' });
    expect(await picturesOf(sent.key)).toEqual([]);
  });

  it('is 415 as another type, and on another route', async () => {
    const { phone, first } = await atNoon(1);
    const sent = outcome(first);
    await tell(phone, sent);
    const path = `/api/courier/pictures/${randomUUID()}`;
    const query = { outcome: sent.key };
    expect((await phone.put(path, { body: {}, query })).status).toBe(415);
    expect((await phone.put(path, { query })).status).toBe(415);
    const headers = { 'Content-Type': 'image/jpeg' };
    const body = await photo();
    expect((await phone.put(path, { body, headers })).status).toBe(400);
    expect((await phone.post('/api/courier/outcomes', { body, headers })).status).toBe(415);
  });
});

describe('what the page asks for', () => {
  it('is the setting of the client, or else of the company', async () => {
    const { phone, first } = await atNoon(1);
    expect(await stopOf(phone, first)).toMatchObject({ proof: 'signature' });
    await test.database.write((tx) => tx.update(User, { id: staff.owner.id }, { courierProof: 'both' }));
    expect(await stopOf(phone, first)).toMatchObject({ proof: 'both' });
    await test.database.write((tx) => tx.update(User, { id: staff.owner.id }, { courierProof: null }));
  });
});
