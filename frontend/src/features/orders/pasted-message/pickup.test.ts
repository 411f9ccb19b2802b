import { fieldsOf } from '../../../../test/message-fields';
import { readMessage } from './read-message';

/** Friday, 27 November 2026, 10:00 in Minsk. */
const now = new Date('2026-11-27T07:00:00Z');
const TO = 'Гомель, ул. Советская 5, Анна Ковалёва, 29 611-22-33';
const read = (text: string) => {
  const { fields, unclear } = readMessage(text, now);
  return { pickup: fields.pickup, date: fields.date?.value, unclear };
};

test.each([
  ['забрать завтра 14–18', '2026-11-28 18:00', '14:00'],
  ['Забрать груз завтра с 9 до 12', '2026-11-28 12:00', '09:00'],
  ['заберите 3 декабря после 12', '2026-12-03 23:00', '12:00'],
  ['Заберите, пожалуйста, 03.12 до 15:00', '2026-12-03 15:00', undefined],
  ['забор в пятницу с 9 до 12', '2026-12-04 12:00', '09:00'],
  ['Забор: во вторник, после обеда', '2026-12-01 23:00', '13:00'],
  ['забор груза с 10 до 14 в понедельник', '2026-11-30 14:00', '10:00'],
  ['завтра с 9 до 12 можно забрать', '2026-11-28 12:00', '09:00'],
  ['забярыце заўтра пасля 12', '2026-11-28 23:00', '12:00'],
  ['забрать у нас 30 ноября', '2026-11-30 23:00', undefined],
])('«%s» is the day of fetching and never of the delivery', (words, value, begins) => {
  for (const text of [words, `${words}\n${TO}`, `${TO}\n${words}`]) {
    const { pickup, date, unclear } = read(text);
    expect(pickup).toMatchObject({ value });
    expect(pickup?.begins).toBe(begins);
    expect({ date, unclear }).toEqual({ date: undefined, unclear: [] });
  }
});

test.each([
  [`Забрать завтра 14–18, доставить 1 декабря с 10 до 12: ${TO}`, '2026-12-01 12:00'],
  [`Заберите в понедельник и привезите во вторник, ${TO}`, '2026-12-01 23:00'],
  [`завтра до 12 забрать, в понедельник доставить ${TO}`, '2026-11-30 23:00'],
  [`Забрать сегодня в Минске, ул. Немига 5. Доставить 03.12: ${TO}`, '2026-12-03 23:00'],
  [`${TO}. Доставить 03.12.\nЗабор 30.11 с 9 до 12`, '2026-12-03 23:00'],
])('of «%s» both days are read, each as what it is', (text, delivered) => {
  const { pickup, date, unclear } = read(text);
  expect(pickup?.value.slice(0, 10)).not.toBe(delivered.slice(0, 10));
  expect({ date, unclear, isRead: pickup !== undefined }).toEqual({
    date: delivered,
    unclear: [],
    isRead: true,
  });
});

test.each([
  ['забрать завтра или послезавтра', 'забрать завтра'],
  ['забрать 3 или 4 декабря', 'забрать 3 или 4 декабря'],
  ['забрать завтра утром', 'забрать завтра'],
  ['забрать завтра с 2 до 5', 'забрать завтра с 2 до 5'],
  ['заберите завтра в 14', 'заберите завтра'],
  ['можете забрать у нас завтра? адрес тот же', 'забрать у нас завтра'],
  ['забрать на Немиге 5 завтра', 'забрать на Немиге 5 завтра'],
  ['забрать не раньше 3 декабря', 'забрать не раньше 3 декабря'],
  ['забрать 20.11.2026', ''],
  ['забор завтра, забор в понедельник', 'забор завтра'],
  ['Самовывоз из пункта. Забрать завтра', 'Забрать завтра'],
])('«%s» fills in neither day nor hours, and is shown', (words, shown) => {
  const { pickup, date, unclear } = read(`${words}\n${TO}`);
  expect({ pickup, date }).toEqual({ pickup: undefined, date: undefined });
  expect(unclear.join('; ')).toContain(shown);
});

test('words of the sender in front of a delivery without a pickup’s day are not marked', () => {
  const text = `Забрать в Минске, ул. Немига 5, у Павла. Доставить 03.12: ${TO}`;
  expect(read(text)).toEqual({ pickup: undefined, date: '2026-12-03 23:00', unclear: [] });
});

test.each([
  `${TO}. Смогу забрать завтра после 18`,
  `${TO}. Когда можно забрать? Могу забрать 3 декабря`,
  `${TO}, дом за забором, завтра`,
  `${TO}. Буду завтра, заберите у вас не получится`,
])('«%s» is no pickup', (text) => {
  expect(read(text).pickup).toBeUndefined();
});

test('what stands behind the verb is still of the sender', () => {
  const text = `Забрать завтра 14–18 Минск, Немига 5, Пётр 29 100-20-30, доставить: ${TO}`;
  expect(fieldsOf(readMessage(text, now))).toMatchObject({
    pickup: '2026-11-28 18:00',
    town: 'Гомель',
    phone: '+375 (29) 61-12-233',
  });
});
