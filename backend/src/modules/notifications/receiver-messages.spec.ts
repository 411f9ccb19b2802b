import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, ORDER_STATUSES, RECEIVER_NOTICES, SMS_LENGTH } from '@shlyah/domain';
import type { OrderFacts } from './events';
import type { LetterSender } from './letter';
import { receiverCorrection, receiverDayMessage, receiverMessage } from './receiver-messages';

const point = { address: 'г. Гомель, ул. Советская, 12', hours: 'пн–пт 09:00–19:00' };

/** What a receiver is told, with an order as short or as long as one may be. */
function told(
  statusId: number,
  { long = false, toPoint = false, name = 'Шлях', host = 'shlyah.by', say = receiverMessage } = {},
) {
  const sender = {
    name: long ? 'Ф'.repeat(LIMITS.organization) : name,
    phones: ['+375 (29) 60-02-007'],
  } as LetterSender;
  const order = {
    id: long ? 2_147_483_647 : 7,
    status: { id: statusId, name: 'Статус' },
    deliveryDate: '2026-11-23 23:00',
    updatedAt: '2026-11-23 12:00',
    trackingUrl: `https://${host}/t/7K4M-PX2D-W9H4`,
    recivePoint: toPoint ? (long ? { address: 'Д'.repeat(400), hours: 'Ч'.repeat(400) } : point) : null,
  } as OrderFacts;
  return say(sender, order)?.short ?? null;
}

/** What takes the message about a mistaken status back. */
const correctionOf =
  (id: number): typeof receiverMessage =>
  (sender, order) =>
    receiverCorrection(sender, order, { id, name: 'Статус' });

it('every message to a receiver reads as in receiver-messages.txt', () => {
  const all = ORDER_STATUSES.flatMap(({ id, name }) =>
    [false, true].map((toPoint) => {
      const text = told(id, { toPoint });
      const way = toPoint ? 'в пункт' : 'по адресу';
      return `${name}, ${way}: ${text === null ? '—' : `${text} [${text.length}]`}`;
    }),
  );
  const days = [false, true].map((toPoint) => {
    const text = told(4, { toPoint, say: receiverDayMessage }) ?? '';
    return `Новый срок, ${toPoint ? 'в пункт' : 'по адресу'}: ${text} [${text.length}]`;
  });
  const mistakes = [4, 3].map((mistaken) => {
    const text = told(2, { say: correctionOf(mistaken) });
    return `Ошибка, статус ${mistaken}: ${text === null ? '—' : `${text} [${text.length}]`}`;
  });
  expect(`${[...all, ...days, ...mistakes].join('\n')}\n`).toBe(
    readFileSync(join(__dirname, 'receiver-messages.txt'), 'utf8'),
  );
});

it.each(Object.keys(RECEIVER_NOTICES).map(Number))(
  'of status %d fits in two parts with the longest values, and keeps its link while that fits',
  (id) => {
    for (const toPoint of [false, true])
      for (const long of [false, true])
        for (const host of ['shlyah.by', 'otpravleniya.gruzoperevozki.example', `${'a'.repeat(60)}.by`]) {
          const text = told(id, { toPoint, long, host }) ?? '';
          expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
          expect(text).toContain(`https://${host}/t/7K4M-PX2D-W9H4`);
        }
    const endless = told(id, { host: `${'a'.repeat(200)}.by` }) ?? '';
    expect(endless.length).toBeLessThanOrEqual(SMS_LENGTH);
    expect(endless).not.toContain('http');
  },
);

it('of a mistake fits in two parts with the longest values, and keeps its link', () => {
  for (const long of [false, true]) {
    const text = told(4, { long, say: correctionOf(6) }) ?? '';
    expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
    expect(text).toContain('по ошибке');
    expect(text).toContain('https://shlyah.by/t/7K4M-PX2D-W9H4');
  }
});

it('of another day fits in two parts, keeps its link, and is for those who await a courier', () => {
  const say = receiverDayMessage;
  for (const toPoint of [false, true])
    for (const long of [false, true]) {
      const text = told(4, { toPoint, long, say }) ?? '';
      expect(text.length).toBeLessThanOrEqual(SMS_LENGTH);
      expect(text).toContain('https://shlyah.by/t/7K4M-PX2D-W9H4');
      expect(text).toContain('23.11.2026');
    }
  const silent = ORDER_STATUSES.filter(({ id }) => told(id, { say }) === null).map(({ id }) => id);
  expect(silent).toEqual([5, 6, 8, 9]);
});

it.each([
  [2, 'Вам отправляют посылку.', 'Вам отправляют посылку.'],
  [4, 'Посылка в пути.', 'Посылка едет в пункт выдачи.'],
  [5, 'Посылка готова к вручению.', 'Посылка готова к вручению.'],
  [6, 'Посылка вручена.', 'Посылка вручена.'],
  [7, 'Не удалось вручить посылку, позвоните нам.', 'Не удалось вручить посылку, позвоните нам.'],
])('of status %d has the shortest words where a link is too long for it', (id, toAddress, toPoint) => {
  const host = `${'a'.repeat(200)}.by`;
  expect([told(id, { host }), told(id, { host, toPoint: true })]).toEqual([toAddress, toPoint]);
});
