import {
  eventOfStatus,
  fitSms,
  formatPrice,
  isOpenOrder,
  isToBePriced,
  modeOf,
  orderFieldLabel,
  priceFromWire,
  shownOrderNumber,
} from '@shlyah/domain';
import type { Notice, NoticePart, OrderChange } from './channels/notice';
import { smsText } from './sms-text';
import { mistakenOf, type KnownOrder, type OrderFacts, type ProposalFacts } from './events';
import { button, letter, link, type LetterSender, type Person } from './letter';
import { changedDetails, detailLines, detailNews, detailsOf } from './order-details';
import { bothNumbers, number, orderFacts, statusNews, whatNext } from './order-words';

/** It opens without a login, so it may be passed on. */
const FOLLOW = 'Где посылка: эту ссылку можно переслать получателю';

/** Where its owner finds the order. */
export const orderAddress = ({ site }: Pick<LetterSender, 'site'>, { id }: OrderFacts): string =>
  `${site}/cabinet/myOrders/view/${id}`;

/** A notice about an order: what it is, where to read more, and where such notices can be switched off. */
export function orderLetter(
  person: Person,
  sender: LetterSender,
  order: OrderFacts,
  subject: string,
  ...parts: (NoticePart | null)[]
): Notice {
  const notice = letter(
    person,
    sender,
    subject,
    ...parts,
    { facts: orderFacts(order) },
    button('Открыть заказ', orderAddress(sender, order)),
    order.trackingUrl === null ? null : link(FOLLOW, order.trackingUrl),
  );
  const off = link(
    'Письма о заказах можно отключить в профиле',
    `${sender.site}/cabinet/profile?tab=notices`,
  );
  const short = modeOf(order.id) === 'test' ? {} : { short: smsText(sender, subject, order.trackingUrl) };
  return { ...notice, ...short, footer: [...notice.footer.slice(0, 1), off, ...notice.footer.slice(1)] };
}

/** What changes, line by line. */
export const changesOf = ({ changes }: Pick<ProposalFacts, 'changes'>): { facts: [string, string][] } => ({
  facts: changes.map(({ field, from, to }) => [orderFieldLabel(field), `${from ?? '—'} → ${to ?? '—'}`]),
});

/** The reader's chosen notices. */
type Wants = (event: string) => boolean;

/** `details` line by line, with what follows «Заказ № 7: » of them. */
interface Changes {
  status: OrderFacts['status'] | null;
  /** The status that the client was told by mistake. */
  mistaken: OrderFacts['status'] | null;
  price: number | null;
  details: [string, string][];
  news: string;
}

/** Changes since the last notice to the client. */
function changes(known: KnownOrder, order: OrderFacts, wants: Wants): Changes {
  const { status, price } = order;
  const now = detailsOf(order);
  const details = isOpenOrder(order) && wants('orderChanged') ? changedDetails(known.details, now) : [];
  // Cargo that was carried without a price gets it later.
  const isPriced = price !== known.price && isToBePriced(order) && wants('orderPriced');
  const mistaken = mistakenOf(known);
  // Who was told of a mistake is told of its end, whatever else he has chosen.
  const isWanted = wants(eventOfStatus((mistaken ?? status).id));
  const isNew = status.id !== known.status.id && isWanted;
  return {
    status: isNew ? status : null,
    mistaken: isNew ? mistaken : null,
    price: isPriced ? priceFromWire(price) : null,
    details: detailLines(details, known.details, now),
    news: detailNews(details, now),
  };
}

/** A number in a subject, with plain spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Letters about orders, to clients. */
export const orderLetters = {
  placed: (person: Person, sender: LetterSender, order: OrderFacts): Notice =>
    orderLetter(
      person,
      sender,
      order,
      `${marked(order.id)}Мы получили заказ № ${shownOrderNumber(order.id)}`,
      `Спасибо за заказ ${number(order.id)}. Менеджер проверит его и назовёт цену, об этом придёт ещё одно письмо.`,
      whatNext(order),
    ),

  /** Null when nothing of interest has changed. */
  changed: (
    person: Person,
    sender: LetterSender,
    known: KnownOrder,
    order: OrderFacts,
    wants: Wants = () => true,
  ): Notice | null => {
    const { status, mistaken, price, details, news } = changes(known, order, wants);
    if (status === null && price === null)
      return details.length > 0 ? detailLetter(person, sender, order, { facts: details, news }) : null;
    const asked = requestOf(order);
    const notice = orderLetter(
      person,
      sender,
      order,
      mistaken ? correctionSubject(order.id, mistaken) : subjectOf(order.id, status, price),
      ...(mistaken && status ? correctionParts(order.id, mistaken, status) : []),
      !mistaken && status ? `Заказ ${number(order.id)}${statusNews(status)}.` : null,
      price === null ? null : priceLine(order.id, priceFromWire(known.price), price),
      status && whatNext(order),
      details.length > 0 ? 'Изменили в заказе:' : null,
      details.length > 0 ? { facts: details } : null,
      ...requestParts(asked),
    );
    return asked ? withRequest(notice, sender, order) : notice;
  },
};

/** What follows a status that was set by mistake. */
const correctionSubject = (id: number, { name }: OrderFacts['status']): string =>
  `${marked(id)}Заказ № ${shownOrderNumber(id)}: статус «${name}» поставили по ошибке`;

const correctionParts = (
  id: number,
  mistaken: OrderFacts['status'],
  status: OrderFacts['status'],
): string[] => [
  `Мы по ошибке поставили заказу ${number(id)} статус «${mistaken.name}» и сообщили вам об этом. Извините.`,
  `Его статус снова «${status.name}».`,
];

const requestOf = ({ waiting }: OrderFacts) => waiting.find(({ side }) => side === 'client');

const requestParts = (asked: ReturnType<typeof requestOf>): NoticePart[] =>
  asked ? ['Вашу просьбу изменить заказ мы ещё рассматриваем:', changesOf(asked)] : [];

/** A letter about changed details alone. */
function detailLetter(
  person: Person,
  sender: LetterSender,
  order: OrderFacts,
  { facts, news }: Pick<OrderChange, 'facts' | 'news'>,
): Notice {
  const asked = requestOf(order);
  const notice = orderLetter(
    person,
    sender,
    order,
    `${marked(order.id)}Заказ № ${shownOrderNumber(order.id)}: ${news}`,
    `Мы изменили заказ ${number(order.id)}:`,
    { facts },
    'Если так не подходит, позвоните нам.',
    ...requestParts(asked),
    'Теперь заказ такой:',
  );
  const orders = link('Ваши заказы', `${sender.site}/cabinet/myOrders`);
  const change = { order: bothNumbers(order), news, facts, orders };
  return { ...(asked ? withRequest(notice, sender, order) : notice), change };
}

/** The short message says that the client's request waits too, where that fits. */
function withRequest(notice: Notice, sender: LetterSender, order: OrderFacts): Notice {
  if (notice.short === undefined) return notice;
  const link = order.trackingUrl === null ? '' : ` ${order.trackingUrl}`;
  const text = `${sender.name}. ${notice.subject}. Вашу просьбу рассматриваем.${link}`;
  return { ...notice, short: fitSms(text, notice.short) };
}

function priceLine(id: number, before: number | null, price: number): string {
  const now = `доставки по заказу ${number(id)}\u00a0— ${formatPrice(price)}.`;
  return before === null ? `Цена ${now}` : `Новая цена ${now} Раньше была ${formatPrice(before)}.`;
}

function subjectOf(id: number, status: OrderFacts['status'] | null, price: number | null): string {
  const shown = shownOrderNumber(id);
  if (status === null) return `${marked(id)}Цена заказа № ${shown}: ${plain(formatPrice(price))}`;
  const priced = price === null ? '' : `, цена ${plain(formatPrice(price))}`;
  return `${marked(id)}Заказ № ${shown}${statusNews(status)}${priced}`;
}

/** Marks a test order as not a real one. */
export const marked = (id: number): string => (modeOf(id) === 'test' ? '[тест] ' : '');
