import fc from 'fast-check';
import sharp from 'sharp';
import { parseSignature, type Signature } from '@shlyah/domain';
import {
  confirmationOf,
  type ConfirmationSource,
  type ToldProof,
} from '../src/modules/documents/confirmations/confirmation';
import type { ConfirmationJob } from '../src/modules/documents/confirmations/confirmation-job';
import { cleanData } from '../src/modules/documents/data/clean';
import { sampleSource } from '../src/modules/documents/data/sample';
import type { NumberedTry } from '../src/modules/orders';
import { newRenderer } from './documents-support/make';
import { readPdf, textOf, type PdfPage } from './documents-support/read-pdf';

const renderer = newRenderer();
afterAll(() => renderer.close());

const told: NumberedTry = {
  number: 2,
  later: null,
  row: {
    id: 31,
    orderId: 125,
    task: 'deliver',
    outcome: 'handed',
    at: new Date('2026-11-30T07:15:00Z'),
    sure: 'phone',
    receivedBy: 'Пётр Сидоров',
    receivedAs: 'employee',
    places: 2,
    placesBack: null,
    ttnTaken: true,
    failure: null,
    failureWords: null,
    runId: 5,
    driver: 'Игорь Савич',
    source: 'courier',
    author: 'Игорь Савич',
    recordedAt: new Date('2026-11-30T07:16:00Z'),
    corrects: null,
  },
};

const proof: ToldProof = {
  signed: true,
  documentShown: true,
  proxy: '14 от 30.11.2026',
  damaged: false,
  noProof: null,
  pictures: 3,
};

const source: ConfirmationSource = {
  source: { ...sampleSource, order: { ...sampleSource.order, externalId: 'З-1042' } },
  told,
  proof,
  isNamed: true,
  now: new Date('2026-12-01T09:00:00Z'),
};

const wave = Array.from(
  { length: 90 },
  (_, at) => `${20 + at * 3},${Math.round(80 + 50 * Math.sin(at / 4))}`,
);
const signature = parseSignature(`320,160;${wave.join(',')};300,20`) as Signature;

const picture = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#4a6' } })
    .jpeg()
    .toBuffer();

const row = (changes: Partial<NumberedTry['row']>, more: Partial<NumberedTry> = {}): NumberedTry => ({
  ...told,
  ...more,
  row: { ...told.row, ...changes },
});

async function drawn(
  changes: Partial<ConfirmationSource> = {},
  more: Partial<ConfirmationJob> = {},
): Promise<{ pages: PdfPage[]; text: string }> {
  const confirmation = confirmationOf({ ...source, ...changes });
  const job = { ...cleanData({ confirmation }), signature: null, pictures: [], ...more };
  const { pages } = await readPdf(await renderer.render(job));
  return { pages, text: textOf(pages[0]).replaceAll('\u00a0', ' ') };
}

it('has all of a delivery on one sheet: sides, cargo, hour, taker, signature and pictures', async () => {
  const pictures = await Promise.all([picture(960, 1280), picture(1280, 960), picture(1280, 720)]);
  const { pages, text } = await drawn({}, { signature, pictures });
  expect(pages).toHaveLength(1);
  for (const words of [
    'Подтверждение вручения',
    'Заказ № 125, попытка 2, запись № 31',
    'ООО «Шлях Экспресс»',
    'ООО «Ромашка», УНП 190000000',
    '№ 12 от 20.11.2026',
    'З-1042',
    'ЧУП «Берёзка», Журавлёв Пётр Семёнович',
    'пункт: г. Гомель, ул. Советская, 12',
    '2 места, 12,45 кг',
    'АА 1234567',
    'груз вручён',
    '30.11.2026 в 10:15 — по часам телефона водителя',
    'Пётр Сидоров, сотрудник',
    'предъявлен',
    '№ 14 от 30.11.2026',
    'водитель забрал',
    '№ 5, водитель Игорь Савич',
    'Подпись на экране телефона водителя: Пётр Сидоров',
    'Снимки водителя',
    'не электронная цифровая подпись (ЭЦП)',
    'Составлено 01.12.2026 в 12:00',
  ])
    expect(text).toContain(words);
  for (const white of Object.values(pages[0]?.ink ?? {})) expect(white).toBeGreaterThanOrEqual(10);
});

it('names neither the run nor those who recorded it to the client', async () => {
  const { text } = await drawn({ isNamed: false });
  expect(text).toContain('водитель со своего телефона');
  expect(text).not.toContain('Савич');
  expect(text).not.toContain('Рейс');
});

it('says what is not known: the hour, a signature, the driver at the door', async () => {
  const desk = row({ at: null, sure: 'unknown', source: 'desk', author: 'Ольга Кравец' });
  const { text } = await drawn({ told: desk, proof: null });
  for (const words of ['час неизвестен', 'Без подписи: исход записал сотрудник перевозчика', 'Ольга Кравец'])
    expect(text).toContain(words);
  const refused = { ...proof, signed: false, noProof: 'получатель отказался расписаться', pictures: 0 };
  expect((await drawn({ proof: refused })).text).toContain('Без подписи: получатель отказался расписаться');
  const dark = { ...refused, noProof: 'фото нет: темно' };
  const { text: failed } = await drawn({ told: row({ outcome: 'failed', failure: 'nobody' }), proof: dark });
  expect(failed).toMatch(/Почему нет фото\s*темно/);
  expect(failed).not.toMatch(/Без подписи|фото нет/);
});

it.each([
  [{ outcome: 'collected', task: 'fetch' }, 'Подтверждение приёма груза', 'груз принят у отправителя'],
  [{ outcome: 'point' }, 'Подтверждение сдачи в пункт выдачи', 'груз сдан в пункт выдачи'],
  [
    { outcome: 'failed', failure: 'nobody', placesBack: 1 },
    'Подтверждение попытки доставки',
    'груз не вручён: никого не было на месте',
  ],
  [{ outcome: 'failed', task: 'fetch' }, 'Подтверждение попытки забрать груз', 'груз не забран'],
] as const)('of %j is «%s»', async (changes, title, words) => {
  const { text } = await drawn({ told: row(changes), proof: null });
  expect(text).toContain(title);
  expect(text).toContain(words);
});

it('says across the page what has corrected or undone it', async () => {
  const later = { ...told.row, id: 32, corrects: 31, source: 'desk' as const };
  const corrected = await drawn({ told: row({}, { later }) }, { signature });
  expect(corrected.text).toMatch(/Запись исправлена.*Действует запись № 32/);
  const undone = await drawn({ told: row({}, { later: { ...later, outcome: 'undone' } }) }, { signature });
  expect(undone.text).toMatch(/Запись отменена.*ничего не подтверждает/);
  expect([corrected.pages.length, undone.pages.length]).toEqual([1, 1]);
});

it('of a row of the desk does not put its name under the signature', async () => {
  const { text } = await drawn(
    { told: row({ source: 'desk', receivedBy: 'Другой Человек' }) },
    { signature },
  );
  expect(text).toContain('Подпись на экране телефона водителя; запись сделал сотрудник перевозчика');
});

it('of an order without its people names none', async () => {
  const anonymisedAt = new Date('2027-12-01T09:00:00Z');
  const order = { ...sampleSource.order, anonymisedAt, name: 'Данные удалены', clientName: 'Данные удалены' };
  const people = { receivedBy: null, driver: null, failureWords: null };
  const { text } = await drawn({ source: { ...sampleSource, order }, told: row(people), proof: null });
  expect(text).toContain('Подпись и имена удалены');
});

/** A text of so many signs, with or without blanks, wide or narrow. */
const long = (length: number) =>
  fc
    .array(fc.constantFrom('Ш', 'ж', 'i', 'W', '«', ' ', '-', 'щ', '8'), {
      minLength: length,
      maxLength: length,
    })
    .map((signs) => signs.join(''));

const FULL = { 150: long(148), 255: long(253), 60: long(58), 50: long(48), 20: long(18) };

it('is one page, with every text whole, however long its words are', async () => {
  const pictures = await Promise.all([picture(960, 1280), picture(1280, 960), picture(300, 1280)]);
  const property = fc.asyncProperty(
    fc.record({ name: FULL[150], firm: FULL[255], sender: FULL[255], street: FULL[150], city: FULL[150] }),
    fc.record({
      taker: FULL[150],
      words: FULL[255],
      proxy: FULL[60],
      ttn: FULL[50],
      own: FULL[20],
      driver: FULL[255],
    }),
    fc.boolean(),
    async ({ name, firm, sender, street, city }, { taker, words, proxy, ttn, own, driver }, isFailed) => {
      // A mark ends each text: what is cut has none.
      const ends = { name, firm, sender, street, taker, words, proxy, ttn, driver };
      const marked = Object.fromEntries(
        Object.entries(ends).map(([key, text], at) => [key, `${text}Z${at}`]),
      ) as typeof ends;
      const address = { ...sampleSource.order.sender, city, street: marked.street, house: own, flat: own };
      const [parcel] = sampleSource.cargo;
      if (!parcel) throw new Error('The sample has no cargo');
      const cargo = Array.from({ length: 12 }, (_, at) => ({
        ...parcel,
        TTN: `${at}${marked.ttn}`.slice(-50),
      }));
      const order = {
        ...sampleSource.order,
        name: marked.name,
        organization: marked.firm,
        clientOrganization: marked.sender,
        externalId: own,
      };
      const changes = isFailed
        ? ({ outcome: 'failed', failure: 'other', failureWords: marked.words, task: 'fetch' } as const)
        : {};
      const later = { ...told.row, id: 32, corrects: 31 };
      const { pages, text } = await drawn(
        {
          source: {
            ...sampleSource,
            order,
            cargo,
            from: { kind: 'client', address, point: null },
            to: { kind: 'client', address, point: null },
          },
          told: row({ ...changes, receivedBy: marked.taker, driver: marked.driver }, { later }),
          proof: { ...proof, proxy: marked.proxy },
        },
        { signature, pictures },
      );
      expect(pages).toHaveLength(1);
      const packed = text.replace(/\s/g, '');
      const lost = Object.keys(ends).flatMap((key, at) => (packed.includes(`Z${at}`) ? [] : [key]));
      expect(lost).toEqual(isFailed ? [] : ['words']);
    },
  );
  await fc.assert(property, { numRuns: 12, endOnFailure: true });
}, 120_000);

it('a hundred of them are made in turn within seconds', async () => {
  const pictures = await Promise.all([picture(960, 1280), picture(1280, 960), picture(1280, 720)]);
  const job = { ...cleanData({ confirmation: confirmationOf(source) }), signature, pictures };
  await renderer.render(job);
  const began = performance.now();
  await Promise.all(Array.from({ length: 100 }, () => renderer.render(job)));
  expect(performance.now() - began).toBeLessThan(15_000);
}, 60_000);
