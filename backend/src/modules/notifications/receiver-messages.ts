import {
  DUE_FOR_DELIVERY,
  FAILURES,
  fitSms,
  formatDate,
  formatDeadline,
  handoverTime,
  RECEIVER_NOTICES,
  type ReceiverNotice,
  nextTryOf,
} from '@shlyah/domain';
import type { Notice } from './channels/notice';
import type { OrderFacts } from './events';
import type { LetterSender } from './letter';
import { number } from './order-words';

/** Wordings of a status for an SMS, longest first; the first that fits is sent. */
type Wordings = (order: OrderFacts, sender: LetterSender) => [...string[], string];

function triedAgain({ status, deliveryDate, deliveryFrom, updatedAt, failure = null }: OrderFacts): string[] {
  const again = nextTryOf({ statusId: status.id, deliveryDate, updatedAt });
  if (again === null) return [];
  const next = `Привезём ${formatDeadline(again, deliveryFrom)}.`;
  const why = failure ? [`Не удалось вручить посылку: ${FAILURES[failure]}. ${next}`] : [];
  return [...why, `Не удалось вручить посылку. ${next}`];
}

/** Contains no free text of the order: otherwise any client could send arbitrary text to any number. */
const wordings: Record<ReceiverNotice, Wordings> = {
  accepted: () => ['Вам отправляют посылку. Где она и как отключить SMS:', 'Вам отправляют посылку.'],
  onTheWay: ({ deliveryDate, deliveryFrom, recivePoint }) =>
    recivePoint
      ? [`Посылка едет в пункт выдачи, ждите до ${formatDate(deliveryDate)}.`, 'Посылка едет в пункт выдачи.']
      : [`Посылка в пути, доставим ${formatDeadline(deliveryDate, deliveryFrom)}.`, 'Посылка в пути.'],
  ready: ({ recivePoint }) => [
    ...(recivePoint?.hours ? [`Посылка ждёт вас: ${recivePoint.address}, ${recivePoint.hours}.`] : []),
    ...(recivePoint
      ? [`Посылка ждёт вас: ${recivePoint.address}.`, 'Посылка ждёт вас в пункте выдачи.']
      : []),
    'Посылка готова к вручению.',
  ],
  delivered: ({ handover }) => {
    const hour = handover?.sure === 'exact' ? ` ${handoverTime(handover.date)}` : '';
    return [`Посылка вручена${hour}. Спасибо, что выбрали нас.`, `Посылка вручена${hour}.`];
  },
  failed: (order, { phones: [phone] }) => [
    ...triedAgain(order),
    ...(phone ? [`Не удалось вручить посылку. Позвоните: ${phone}.`] : []),
    'Не удалось вручить посылку, позвоните нам.',
  ],
  returning: () => ['Посылка возвращается отправителю.'],
  canceled: () => ['Посылки не будет: заказ отменён.'],
};

/** An SMS for a parcel's receiver; null when the status is not announced to receivers. */
export function receiverMessage(sender: LetterSender, order: OrderFacts): Notice | null {
  const news = RECEIVER_NOTICES[order.status.id];
  return news === undefined ? null : message(sender, order, wordings[news](order, sender), order.status.name);
}

/** An SMS about another day or hour of delivery; null when no courier is on the way to the receiver or to the point. */
export function receiverDayMessage(sender: LetterSender, order: OrderFacts): Notice | null {
  if (!DUE_FOR_DELIVERY.includes(order.status.id)) return null;
  const { deliveryDate, deliveryFrom, recivePoint } = order;
  const [where, when] = recivePoint
    ? [' в пункт выдачи', `до ${formatDate(deliveryDate)}`]
    : ['', formatDeadline(deliveryDate, deliveryFrom)];
  const texts: ReturnType<Wordings> = [
    `Новый срок доставки посылки${where}: ${when}.`,
    `Новый срок доставки: ${when}.`,
  ];
  return message(sender, order, texts, 'новый срок');
}

/** An SMS that takes back the one about a mistaken status; null when that one is not announced to receivers. */
export function receiverCorrection(
  sender: LetterSender,
  order: OrderFacts,
  { id }: OrderFacts['status'],
): Notice | null {
  if (RECEIVER_NOTICES[id] === undefined) return null;
  const where = order.trackingUrl ? ' Где она:' : '';
  const texts: ReturnType<Wordings> = [
    `Прошлое SMS о посылке пришло по ошибке, извините.${where}`,
    'Прошлое SMS пришло по ошибке, извините.',
  ];
  return message(sender, order, texts, 'прошлое SMS — ошибка');
}

function message(sender: LetterSender, order: OrderFacts, texts: ReturnType<Wordings>, what: string): Notice {
  const [link, shortest] = [order.trackingUrl ? ` ${order.trackingUrl}` : '', texts.at(-1) ?? ''];
  const short = fitSms(
    ...texts.map((text) => `${sender.name}. ${text}${link}`),
    `${shortest}${link}`,
    shortest,
  );
  return {
    subject: `SMS получателю заказа ${number(order.id)}: ${what}`,
    from: sender.name,
    parts: [],
    footer: [],
    short,
    replyTo: sender.email,
  };
}
