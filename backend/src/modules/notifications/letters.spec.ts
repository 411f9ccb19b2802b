import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeHtml } from './channels/notice-html';
import { noticeText } from './channels/notice-text';
import type { Notice } from './channels/notice';
import { accountNotices } from '../../../test/support/account-notices';
import { changeNotices } from '../../../test/support/change-notices';
import { order } from '../../../test/support/order-facts';
import { proposalNotices } from '../../../test/support/proposal-notices';
import { accountLetters } from './account-letters';
import type { KnownOrder, OrderFacts } from './events';
import type { LetterSender } from './letter';
import { orderLetters } from './order-letters';

const anna = { name: 'Анна Сергеевна' };
const site = 'https://shlyah.example';
const sender: LetterSender = {
  name: 'Шлях',
  phones: ['+375 (29) 600-20-07', '+375 (17) 360-20-07'],
  hours: 'ежедневно 08:00–22:00',
  email: 'zakaz@shlyah.by',
  site,
};

const status = (id: number, name: string): OrderFacts => ({ ...order, status: { id, name } });
const changed = (known: KnownOrder, now: OrderFacts): Notice => {
  const notice = orderLetters.changed(anna, sender, known, now);
  if (!notice) throw new Error('There was nothing to tell');
  return notice;
};

const delivered = status(6, 'Доставлена');

const asked: OrderFacts['waiting'] = [
  { side: 'client', changes: [{ field: 'reciverHouse', from: '12', to: '7' }] },
];
const all: Record<string, Notice> = {
  ...accountNotices(anna, sender),
  'of a new order': orderLetters.placed(anna, sender, order),
  'of a price': changed(order, { ...order, price: 21 }),
  'of a new price': changed({ ...order, price: 21 }, { ...order, price: 25.5 }),
  'of a status': changed(order, status(4, 'В пути')),
  'of a status set by mistake': changed({ ...delivered, mistaken: delivered.status }, status(4, 'В пути')),
  'of a status for pickup and a price': changed(order, { ...status(5, 'Готова к выдаче'), price: 21 }),
  ...proposalNotices(anna, sender, order),
  'of a status and a price': changed(order, { ...status(2, 'Принята'), price: 21 }),
  'of a status and a price while a request waits': changed(order, {
    ...status(2, 'Принята'),
    price: 21,
    waiting: asked,
  }),
  ...changeNotices(anna, sender, asked),
};
const aboutOrders = Object.entries(all).filter(([name]) => /order|price|status/.test(name));

/** The letters as they were last read aloud, by name; a changed letter changes here too. */
const kept = new Map(
  readFileSync(join(__dirname, 'letters.txt'), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => part.replace(/\n+$/, '\n').split(/ ===\n\n/) as [name: string, letter: string]),
);

const nameAsGreeted = (name: string): string | undefined =>
  noticeText(accountLetters.registrationReceived({ name }, sender)).split('\n')[0];

describe('A letter', () => {
  it.each(Object.entries(all))('%s greets by name, says whom to ask and is signed', (_name, notice) => {
    const text = noticeText(notice);
    expect(text).toMatch(/^Здравствуйте, Анна Сергеевна\.\n\n/);
    for (const phone of sender.phones) expect(text).toContain(phone);
    expect(text).toMatch(/\n\n«Шлях», доставка по Беларуси$/);
    expect(notice.replyTo).toBe('zakaz@shlyah.by');
    expect(`${notice.subject}${text}`).not.toMatch(/[!"]|undefined|null|NaN|\.\./);
  });

  it.each(Object.entries(all))('%s puts every link at the end of a line', (_name, notice) => {
    for (const line of noticeText(notice).split('\n'))
      expect(line).toMatch(/^(https:\/\/\S+|(?!.*https:).*)$/);
  });

  it.each(Object.entries(all))('%s says in HTML what it says as text', (_name, notice) => {
    const words = (text: string): string[] =>
      text
        .replace(/[\s:]+/g, ' ')
        .split(' ')
        .filter(Boolean);
    const html = noticeHtml(notice)
      .replace(/^.*<body[^>]*>/s, '')
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 $1')
      .replace(/<[^>]*>/g, ' ');
    expect(words(html)).toEqual(['Шлях', ...words(noticeText(notice))]);
  });

  it.each(aboutOrders)(
    '%s names the order, shows it and says where to switch letters off',
    (_name, notice) => {
      const text = noticeText(notice);
      expect(notice.subject).toContain('№ 7');
      expect(text).toContain('№\u00a07');
      expect(text).toContain('\nОткуда: Минск, ул. Немига, д.\u00a05\n');
      expect(text).toContain('\nВаш номер заказа: З-1042\n');
      expect(text).toContain('Получатель: ООО «Парус»\n');
      expect(text).toContain('\nКуда: Гомель, ул. Советская, д.\u00a012\n');
      expect(text).toContain('\nДоставка: 20.11.2026 до 18:00\n');
      expect(text).toContain('\nГруз: 2\u00a0места, 11\u00a0кг\n');
      expect(text).toContain(`\n${site}/cabinet/profile?tab=notices\n`);
      expect(text).toContain(`\n${site}/cabinet/myOrders/view/7\n`);
    },
  );

  it.each(Object.entries(all))('%s reads as in letters.txt', (name, notice) => {
    expect(`${notice.subject}\n\n${noticeText(notice)}\n`.replaceAll('\u00a0', ' ')).toBe(kept.get(name));
  });
});

describe('A letter about an order', () => {
  const subject = (known: KnownOrder, now: OrderFacts): string => changed(known, now).subject;

  it('has a subject that says what happened', () => {
    expect(orderLetters.placed(anna, sender, order).subject).toBe('Мы получили заказ № 7');
    expect(subject(order, { ...order, price: 21 })).toBe('Цена заказа № 7: 21.00 р');
    expect(subject(order, status(4, 'В пути'))).toBe('Заказ № 7 в пути');
    expect(subject(order, { ...status(2, 'Принята'), price: 21 })).toBe(
      'Заказ № 7 принят в работу, цена 21.00 р',
    );
  });

  it('says the old price beside the new one', () => {
    const text = noticeText(changed({ ...order, price: 21 }, { ...order, price: 25.5 }));
    expect(text).toContain(
      'Новая цена доставки по заказу №\u00a07\u00a0— 25.50\u00a0р. Раньше была 21.00\u00a0р.',
    );
    expect(text).not.toContain('Статус');
  });

  it.each([
    ['nothing has changed', order, order],
    ['a price is being formed again', { ...order, price: 21 }, order],
    ['a cancelled order gets a price', status(9, 'Отменена'), { ...status(9, 'Отменена'), price: 21 }],
    ['an archived order gets a price', order, { ...order, state: { id: 3 }, price: 21 }],
  ])('is not written when %s', (_when, known, now) => {
    expect(orderLetters.changed(anna, sender, known, now)).toBeNull();
  });

  it('tells the price of an order that was delivered without one, and of one that is lowered later', () => {
    const delivered = status(6, 'Доставлена');
    expect(subject(delivered, { ...delivered, price: 21 })).toBe('Цена заказа № 7: 21.00 р');
    const archived = { ...delivered, state: { id: 3 }, price: 57 };
    expect(noticeText(changed(archived, { ...archived, price: 38 }))).toContain('Раньше была 57.00\u00a0р.');
  });

  it('shows the estimate until there is a price, and its absence', () => {
    expect(noticeText(orderLetters.placed(anna, sender, order))).toContain(
      '\nПредварительный расчёт: 19.50\u00a0р\n',
    );
    const byAgreement = { ...order, estimate: { total: null } };
    expect(noticeText(orderLetters.placed(anna, sender, byAgreement))).toContain('расчёт: по согласованию\n');
  });

  const point = {
    address: 'г. Гомель, ул. Советская, 12',
    hours: 'пн–пт 09:00–19:00',
    phone: '+375 (29) 600-20-07',
  };

  it('says where the cargo is awaited and till when', () => {
    const text = noticeText(changed(order, { ...status(5, 'Готова к выдаче'), recivePoint: point }));
    const where = 'г. Гомель, ул. Советская, 12, пн–пт 09:00–19:00, +375 (29) 600-20-07';
    expect(text).toContain(`Получатель может забрать груз: ${where}.`);
    expect(text).toContain('\nПункт выдачи: г. Гомель, ул. Советская, 12\n');
    expect(text).toContain('\nОткуда: Минск');
    const brought = noticeText(changed(order, { ...status(4, 'В пути'), pickupPoint: point }));
    expect(brought).toContain('\nПункт приёма: г. Гомель, ул. Советская, 12\n');
    expect(brought).toContain('\nКуда: Гомель');
  });

  it.each([
    [1, 'Новая', 'Мы заберём груз по адресу: Минск', 'Привезите груз в пункт приёма: г. Гомель'],
    [2, 'Принята', 'Мы заберём груз по адресу: Минск', 'Привезите груз в пункт приёма: г. Гомель'],
    [3, 'Забор груза', 'Подготовьте груз к передаче: Минск', 'Привезите груз в пункт приёма: г. Гомель'],
    [4, 'В пути', 'Груз едет к получателю: Гомель', 'Груз едет к получателю: Гомель'],
    [6, 'Доставлена', 'Груз у получателя.', 'Груз у получателя.'],
    [7, 'Не доставлена', 'Позвоните нам', 'Позвоните нам'],
    [8, 'Возврат', 'Груз возвращается отправителю: Минск', 'Груз возвращается отправителю: г. Гомель'],
    [9, 'Отменена', 'Если это ошибка, позвоните нам.', 'Если это ошибка, позвоните нам.'],
  ])('of status %d «%s» says what comes next', (id, name, fromAddress, fromPoint) => {
    const known = { price: -1, status: { id: 99, name: 'Иной' } };
    expect(noticeText(changed(known, status(id, name)))).toContain(fromAddress);
    expect(noticeText(changed(known, { ...status(id, name), pickupPoint: point }))).toContain(fromPoint);
  });

  it('of a status that the company has added says the status', () => {
    const text = noticeText(changed(order, status(77, 'На таможне')));
    expect(text).toContain('Заказ №\u00a07: На таможне.');
  });
});

describe('A letter about an account', () => {
  it('says why a registration was rejected, when a reason was given', () => {
    expect(noticeText(accountLetters.registrationRejected(anna, sender, ' Не найден УНП '))).toContain(
      '\nПричина: Не найден УНП\n',
    );
    expect(noticeText(accountLetters.registrationRejected(anna, sender, ' '))).not.toContain('Причина');
  });

  it('carries the link of a new password', () => {
    expect(noticeText(accountLetters.passwordReset(anna, sender, 'token'))).toContain(
      `\n${site}/reset-password?token=token\n`,
    );
  });

  it('lets no text become a tag or leave its attribute', () => {
    const html = noticeHtml(
      accountLetters.registrationRejected(anna, sender, `<img src=x>&"'\nвторая строка`),
    );
    expect(html).toContain('&lt;img src=x&gt;&amp;&quot;&#39;<br>вторая строка');
    expect(noticeHtml(accountLetters.passwordReset(anna, sender, '"><b>'))).not.toContain('<b>');
  });
});

describe('A greeting', () => {
  it.each([
    'http://evil.example',
    'Выигрыш: evil.example',
    'www.evil.by',
    'a@evil.by',
    '  ',
    'перейдите на приз.бел',
  ])('leaves out a name that is no name: %j', (name) => {
    expect(nameAsGreeted(name)).toBe('Здравствуйте.');
  });

  it.each(['Иванов И. И.', "Д'Артаньян Жан-Поль", 'ООО «Ромашка», Анна'])('keeps the name %j', (name) => {
    expect(nameAsGreeted(name)).toBe(`Здравствуйте, ${name.replace(/\.$/, '')}.`);
  });

  it('keeps a name in its line', () => {
    expect(nameAsGreeted(`Анна\n\n${'я'.repeat(500)}`)).toMatch(/^Здравствуйте, Анна я{94}…\.$/);
    expect(nameAsGreeted('я'.repeat(100))).toBe(`Здравствуйте, ${'я'.repeat(100)}.`);
  });
});
