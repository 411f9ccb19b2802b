import { formatDateTime, formatPrice, priceFromWire, shownOrderNumber } from '@shlyah/domain';
import type { Notice } from './channels/notice';
import { smsText } from './sms-text';
import type { OrderFacts, ProposalFacts } from './events';
import type { LetterSender, Person } from './letter';
import { changesOf, marked, orderAddress, orderLetter, plain } from './order-letters';
import { number } from './order-words';

type Write = (person: Person, sender: LetterSender, order: OrderFacts, proposal: ProposalFacts) => Notice;

const subject = ({ id }: OrderFacts, what: string): string =>
  `${marked(id)}Заказ № ${shownOrderNumber(id)}: ${what}`;

/** «новая цена 45.60 р», where a price is proposed. */
function whatIsProposed({ changes, price }: ProposalFacts): string {
  const isPriceAlone = changes.every(({ field }) => field === 'price');
  return isPriceAlone
    ? `предлагаем цену ${plain(formatPrice(priceFromWire(price.after)))}`
    : 'предлагаем изменение';
}

/** «, цена 45.60 р», where the change has moved it. */
const newPrice = ({ price: { before, after } }: ProposalFacts): string =>
  before === after || after < 0 ? '' : `, цена ${plain(formatPrice(priceFromWire(after)))}`;

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Proposals are read and answered in the cabinet, so a short message leads there. */
function proposalLetter(...[person, sender, order, ...rest]: Parameters<typeof orderLetter>): Notice {
  const notice = orderLetter(person, sender, order, ...rest);
  if (notice.short === undefined) return notice;
  return { ...notice, short: smsText(sender, notice.subject, orderAddress(sender, order)) };
}

/** Letters about proposed changes of orders, to clients. */
export const proposalLetters = {
  made: (person, sender, order, proposal) =>
    proposalLetter(
      person,
      sender,
      order,
      subject(order, whatIsProposed(proposal)),
      `Предлагаем изменить заказ ${number(order.id)}. Причина: ${sentence(proposal.reason)}`,
      changesOf(proposal),
      `Откройте заказ и примите изменение или отклоните его. Предложение действует до ${formatDateTime(proposal.expiresAt)}; без вашего ответа заказ останется прежним. Сейчас он такой:`,
    ),

  accepted: (person, sender, order, proposal) =>
    proposalLetter(
      person,
      sender,
      order,
      subject(order, `изменение принято${newPrice(proposal)}`),
      `Мы приняли изменение заказа ${number(order.id)}, которое вы предложили:`,
      changesOf(proposal),
      'Теперь заказ такой:',
    ),

  declined: (person, sender, order, proposal) =>
    proposalLetter(
      person,
      sender,
      order,
      subject(order, 'изменение отклонено'),
      `Изменить заказ ${number(order.id)} так, как вы предложили, не получится.${proposal.answer ? ` Причина: ${sentence(proposal.answer)}` : ''}`,
      'Вы предлагали:',
      changesOf(proposal),
      'Заказ остался прежним:',
    ),
} satisfies Record<string, Write>;
