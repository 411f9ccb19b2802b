import { modeOf, plural } from '@shlyah/domain';
import type { Notice, NoticePart } from './channels/notice';
import type { OrderFacts } from './events';
import { button, letter, link, type LetterSender, type Person } from './letter';
import { bothNumbers } from './order-words';
import { marked } from './order-letters';
import { smsText } from './sms-text';

/** Orders named in a letter; the rest are counted. */
const NAMED = 50;

const ordersIn = (count: number): string => `${count}\u00a0${plural(count, 'заказ', 'заказа', 'заказов')}`;

const listed = <Row>(rows: readonly Row[], words: (row: Row) => string): string => {
  const rest = rows.length - NAMED;
  return [...rows.slice(0, NAMED).map(words), ...(rest > 0 ? [`и ещё ${rest}`] : [])].join(', ');
};

/** One letter about all orders of a canceled import; the orders are as they were before. */
export function importCanceled(
  person: Person,
  sender: LetterSender,
  canceled: readonly OrderFacts[],
  left: readonly OrderFacts[],
): Notice {
  const first = canceled[0]?.id ?? 0;
  const subject = `${marked(first)}Загрузка из файла отменена: ${ordersIn(canceled.length).replace('\u00a0', ' ')}`;
  const rest: NoticePart[] =
    left.length === 0
      ? []
      : [
          `Эти заказы мы уже взяли в работу, они остаются: ${listed(left, (order) => `${bothNumbers(order)} — «${order.status.name}»`)}.`,
        ];
  const notice = letter(
    person,
    sender,
    subject,
    `Мы отменили ${ordersIn(canceled.length)} одной загрузки: ${listed(canceled, bothNumbers)}.`,
    ...rest,
    'Исправленный файл можно загрузить снова. Если это ошибка, позвоните нам.',
    button('Ваши заказы', `${sender.site}/cabinet/myOrders`),
  );
  const off = link(
    'Письма о заказах можно отключить в профиле',
    `${sender.site}/cabinet/profile?tab=notices`,
  );
  const short = modeOf(first) === 'test' ? {} : { short: smsText(sender, subject, null) };
  return { ...notice, ...short, footer: [...notice.footer.slice(0, 1), off, ...notice.footer.slice(1)] };
}
