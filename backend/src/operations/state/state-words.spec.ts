import type { Gateway } from '../../platform/config/gateway';
import {
  channelRow,
  databaseRow,
  diskRow,
  eventsRow,
  mailRow,
  smsRow,
  proxyRow,
  queueRow,
  schemaRow,
} from './state-words';
import { lasting } from './state-row';

const minute = 60_000;
const hour = 60 * minute;
const now = new Date('2026-11-20T12:00:00Z');
const before = (ms: number): Date => new Date(now.getTime() - ms);
const plain = (row: object): unknown => JSON.parse(JSON.stringify(row).replaceAll('\u00a0', ' ')) as unknown;
const takesNothing = (setting: string): string =>
  `Проверьте ${setting} и журнал сервера: причина названа там. Письма и сообщения ждут и уйдут сами.`;
const place = 'Проверьте место на диске, права на папку и журнал сервера.';
const working = { addresses: 4, failing: 2 };
const ok = (text: string) => ({ level: 'ok', text, advice: null, details: [] });
const attention = (text: string, advice: string) => ({ level: 'attention', text, advice, details: [] });
const trouble = (text: string, advice: string) => ({ level: 'trouble', text, advice, details: [] });

it.each([
  [0, '1 минуту'],
  [3 * minute, '3 минуты'],
  [59 * minute, '59 минут'],
  [hour, '1 час'],
  [2.4 * hour, '2 часа'],
  [47 * hour, '47 часов'],
  [48 * hour, '2 дня'],
  [24 * 21 * hour, '21 день'],
  [24 * 5.6 * hour, '6 дней'],
])('%d ms last «%s»', (ms, words) => expect(lasting(ms).replace('\u00a0', ' ')).toBe(words));

const tries = 'Причины названы в разделе «Сообщения»: там же можно отправить ещё раз.';
const stuck = (settings: string) =>
  `Сервер на той стороне не отвечает или ничего не принимает: проверьте ${settings} и журнал сервера.`;
const mails = (waiting: number, lateMs: number) =>
  ({ channel: 'email', waiting, lateSince: before(lateMs) }) as const;
const texts = (waiting: number, lateMs: number) =>
  ({ channel: 'sms', waiting, lateSince: before(lateMs) }) as const;
const signs = (...names: string[]) => ({ seen: (name: string) => names.includes(name) }) as never;
const at = (address: string, ...proxies: string[]) => ({
  publicUrl: new URL(address),
  trustProxy: proxies.length > 0 ? proxies : false,
});
const site = (of: object) => of as Parameters<typeof proxyRow>[0];
const gib = (count: number) => count * 1024 ** 3;
const tight = (free: number) => diskRow({ freeBytes: gib(free), totalBytes: gib(100) });
const hidden = trouble(
  'Адреса посетителей не видны: прокси не назван, и все входят как бы с одного адреса.',
  'Задайте TRUST_PROXY: адрес вашего прокси. Иначе чужие неверные пароли закроют вход всем.',
);

const healthy = { kind: 'sqlite', isInPlace: true, saves: true } as const;

const byMail = { smtpUrl: 'smtp://x' };
it.each<[string, object, object]>([
  ['SQLite that answers', databaseRow(healthy, 0.4), ok('SQLite отвечает за 1 мс, изменения сохраняются.')],
  [
    'SQLite with another server on its file',
    databaseRow(healthy, 1, true),
    trouble(
      'SQLite отвечает за 1 мс, изменения сохраняются. С тем же файлом работает ещё один сервер.',
      'Файл SQLite — для одного сервера: остановите лишний или перейдите на MariaDB (docs/operations.md).',
    ),
  ],
  [
    'a server that answers',
    databaseRow({ ...healthy, kind: 'mysql' }, 7.6),
    ok('MariaDB или MySQL отвечает за 8 мс, изменения сохраняются.'),
  ],
  [
    'a server that is away',
    databaseRow({ ...healthy, kind: 'mysql' }, null),
    trouble(
      'MariaDB или MySQL не отвечает.',
      'Проверьте, работает ли сервер базы данных и верен ли DATABASE_URL.',
    ),
  ],
  [
    'a full disk',
    databaseRow({ ...healthy, saves: false }, 1),
    trouble('Изменения не сохраняются.', 'Проверьте место на диске и журнал сервера: причина названа там.'),
  ],
  [
    'a file that was moved',
    databaseRow({ ...healthy, isInPlace: false, saves: false }, null),
    trouble(
      'Файл базы данных перемещён, удалён или заменён: изменения не сохраняются.',
      'Верните файл на место. Если он заменён или переписан, остановите сервер и восстановите копию (docs/operations.md).',
    ),
  ],
  ['the schema', schemaRow({ steps: 7, isNewer: false }), ok('Обновлена, шаг 7.')],
  [
    'a newer schema',
    schemaRow({ steps: 7, isNewer: true }),
    attention(
      'Обновлена, шаг 7. Схема новее программы.',
      'Обновите программу: она работает, но не знает нового.',
    ),
  ],
  [
    'a mail server',
    mailRow({ smtpUrl: 'smtp://x', dataDir: '/data' }, null),
    ok('Письма уходят через почтовый сервер.'),
  ],
  [
    'a gateway',
    smsRow({ gateways: { sms: {} as Gateway, viber: null }, dataDir: '/data' }, null),
    ok('SMS уходят через шлюз.'),
  ],
  [
    'no gateway',
    smsRow({ gateways: { sms: null, viber: null }, dataDir: '/data' }, null),
    attention(
      'SMS не уходят: они ложатся файлами в /data/messages.',
      'Задайте NOTICE_SMS_URL и перезапустите сервер.',
    ),
  ],
  [
    'no mail server',
    mailRow({ smtpUrl: null, dataDir: '/data' }, null),
    attention(
      'Письма не уходят: они ложатся файлами в /data/mail.',
      'Задайте SMTP_URL и перезапустите сервер.',
    ),
  ],
  [
    'a mail server that takes nothing',
    mailRow({ smtpUrl: 'smtp://x', dataDir: '/data' }, before(20 * minute)),
    trouble('Почтовый сервер ничего не принимает с 20.11.2026 14:40.', takesNothing('SMTP_URL')),
  ],
  [
    'letters that cannot be written',
    mailRow({ smtpUrl: null, dataDir: '/data' }, before(20 * minute)),
    trouble('Письма не ложатся файлами в /data/mail с 20.11.2026 14:40.', place),
  ],
  [
    'a gateway that takes nothing',
    smsRow({ gateways: { sms: {} as Gateway, viber: null }, dataDir: '/data' }, before(hour)),
    trouble('Шлюз SMS ничего не принимает с 20.11.2026 14:00.', takesNothing('NOTICE_SMS_URL')),
  ],
  [
    'short messages that cannot be written',
    smsRow({ gateways: { sms: null, viber: null }, dataDir: '/data' }, before(hour)),
    trouble('SMS не ложатся файлами в /data/messages с 20.11.2026 14:00.', place),
  ],
  ['Viber', channelRow('viber', null), ok('Сообщения уходят в Viber.')],
  [
    'Viber that takes nothing',
    channelRow('viber', before(hour)),
    trouble('Шлюз Viber ничего не принимает с 20.11.2026 14:00.', takesNothing('NOTICE_VIBER_URL')),
  ],
  [
    'Telegram that takes nothing',
    channelRow('telegram', before(hour)),
    trouble('Сервер Telegram ничего не принимает с 20.11.2026 14:00.', takesNothing('TELEGRAM_BOT_TOKEN')),
  ],
  [
    'events that get through nowhere',
    eventsRow({ waiting: 9, firstDue: null }, { addresses: 3, failing: 3 }, now),
    trouble(
      'События не доходят ни до одного из 3 адресов.',
      'Похоже, сервер не выходит в интернет: проверьте сеть, DNS и журнал сервера.',
    ),
  ],
  [
    'two addresses that fail',
    eventsRow({ waiting: 1, firstDue: null }, { addresses: 2, failing: 2 }, now),
    ok('1 событие ждёт доставки.'),
  ],
  [
    'an empty queue of files',
    queueRow({ channels: [], givenUp: 0 }, { smtpUrl: null }, now),
    ok('Очередь пуста, письма записаны в файлы.'),
  ],
  ['an empty queue', queueRow({ channels: [], givenUp: 0 }, byMail, now), ok('Все письма отправлены.')],
  [
    'letters that were given up',
    queueRow({ channels: [], givenUp: 2 }, byMail, now),
    attention('Очередь пуста. Не дошло: 2 письма.', tries),
  ],
  [
    'a letter that waits',
    queueRow({ channels: [mails(1, 14 * minute)], givenUp: 0 }, byMail, now),
    ok('1 письмо ждёт отправки.'),
  ],
  [
    'letters that wait too long',
    queueRow({ channels: [mails(1, -hour), texts(4, 15 * minute)], givenUp: 5 }, byMail, now),
    trouble('5 писем ждут отправки. Не уходят: SMS — 15 минут. Не дошло: 5 писем.', stuck('NOTICE_SMS_URL')),
  ],
  [
    'channels that are both stuck',
    queueRow({ channels: [mails(1, 2 * hour), texts(1, 20 * minute)], givenUp: 0 }, byMail, now),
    trouble(
      '2 письма ждут отправки. Не уходят: Почта — 2 часа, SMS — 20 минут.',
      stuck('SMTP_URL, NOTICE_SMS_URL'),
    ),
  ],
  ['no events', eventsRow({ waiting: 0, firstDue: null }, working, now), ok('Все события доставлены.')],
  [
    'an event that waits for its next try',
    eventsRow({ waiting: 1, firstDue: before(-hour) }, working, now),
    ok('1 событие ждёт доставки.'),
  ],
  [
    'events that are about to go',
    eventsRow({ waiting: 3, firstDue: before(14 * minute) }, working, now),
    ok('3 события ждут доставки.'),
  ],
  [
    'events that nobody sends',
    eventsRow({ waiting: 25, firstDue: before(15 * minute) }, working, now),
    trouble(
      '25 событий ждут доставки, первое должно было уйти 15 минут назад.',
      'События никто не отправляет: причина названа в журнале сервера.',
    ),
  ],
  [
    'a named proxy',
    proxyRow(site(at('https://shlyah.by/x', '10.0.0.1', '10.0.0.2')), signs()),
    ok('https://shlyah.by, прокси: 10.0.0.1, 10.0.0.2.'),
  ],
  ['https without a named proxy', proxyRow(site(at('https://shlyah.by')), signs()), hidden],
  [
    'a proxy that was seen',
    proxyRow(site(at('http://shlyah.by')), signs('TRUST_PROXY', 'PUBLIC_URL')),
    hidden,
  ],
  [
    'an address that says http',
    proxyRow(site(at('http://shlyah.by')), signs('PUBLIC_URL')),
    trouble(
      'Сайт открывают по https, а PUBLIC_URL начинается с http: cookie входа не защищены.',
      'Задайте PUBLIC_URL с https.',
    ),
  ],
  [
    'http',
    proxyRow(site(at('http://127.0.0.1:3000')), signs()),
    attention(
      'Сайт работает без шифрования: http://127.0.0.1:3000.',
      'Поставьте прокси с https и задайте PUBLIC_URL.',
    ),
  ],
  ['room on the disk', tight(10), ok('Свободно 10,0 ГБ из 100,0 ГБ.')],
  ['little room', tight(9.96), attention('Свободно 10,0 ГБ из 100,0 ГБ.', 'Освободите место.')],
  ['two hundredths of the disk', tight(2), attention('Свободно 2,0 ГБ из 100,0 ГБ.', 'Освободите место.')],
  [
    'hardly any room',
    tight(1.9),
    trouble('Свободно 1,9 ГБ из 100,0 ГБ.', 'Освободите место: скоро сохранять будет некуда.'),
  ],
])('%s is told so', (_name, row, words) => expect(plain(row)).toEqual(words));
