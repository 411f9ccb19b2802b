import { BEFORE_CONFIRMATION, type Rate } from '@shlyah/domain';

const PERIODS: Readonly<Record<number, string>> = {
  1: 'в минуту',
  10: 'за 10 минут',
  60: 'в час',
  1440: 'в сутки',
};

const rateWords = (rates: readonly Rate[], noun = ''): string =>
  rates
    .map(({ most, minutes }) =>
      [most, noun, PERIODS[minutes] ?? `за ${minutes} минут`].filter(Boolean).join(' '),
    )
    .join(', ');

const { kept, waits, rates, server } = BEFORE_CONFIRMATION;

/** What an account may before it is confirmed, and how much of it. */
export const BEFORE_CONFIRMATION_ROWS: readonly (readonly [what: string, most: string])[] = [
  ['Все вызовы', rateWords(rates.calls)],
  ['Ключи', `${kept.keys}, только тестовые`],
  ['Тестовые заказы', `${kept.testOrders} сразу; ${rateWords(rates.orders)}`],
  ['Проводки по статусам (advanceTestOrder)', rateWords(rates.moves)],
  ['Списки и поиск', rateWords(rates.lists)],
  ['Таблицы заказов и адресов', `${rateWords(rates.tables)}; ${rateWords(rates.rows, 'строк')}`],
  ['Этикетки', rateWords(rates.labels)],
  ['Заявки', rateWords(rates.papers)],
  ['Ожидания сразу (wait)', String(waits)],
  ['Адреса для уведомлений', `${kept.webhooks}, после ответа на проверку`],
  ['Уведомления', rateWords(rates.deliveries)],
  ['Проверки адреса', rateWords(rates.webhookTests)],
  ['Проверки программы', rateWords(rates.checks)],
  [
    'На один сервер от всех неподтверждённых кабинетов',
    `${rateWords(server.deliveries, 'уведомлений')}, ${rateWords(server.webhookTests, 'проверок')}`,
  ],
  ['Выгрузки', rateWords(rates.exports)],
  ['Записи адресной книги', String(kept.bookEntries)],
  ['Файлы кабинета', `${kept.fileBytes / 2 ** 20} МБ; ${rateWords(rates.uploads)}`],
];
