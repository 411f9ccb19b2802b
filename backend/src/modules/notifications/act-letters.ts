import { addDays, formatDate, monthName, NO_SIGNATURE, OBJECTION_DAYS, toByn } from '@shlyah/domain';
import type { Notice } from './channels/notice';
import type { AnnulledAct, AnsweredObjection, IssuedAct } from './events';
import { button, letter, type LetterSender, type Person } from './letter';

/** Of kopecks, which may be below zero. */
const formatSum = (kopecks: number): string => `${toByn(kopecks).toFixed(2).replace('-', '−')}\u00a0р`;

const open = ({ site }: LetterSender, actId: number) =>
  button('Открыть акт', `${site}/cabinet/acts/${actId}`);

/** Until when the client may object, and what follows. */
function termWords({ until, knowsMovedDays, acceptsByTerm }: NonNullable<IssuedAct['term']>): string {
  return [
    `Согласитесь с актом в кабинете или возразите: возразить можно до ${formatDate(until)} включительно.`,
    !knowsMovedDays && `Это ${OBJECTION_DAYS} рабочих дней без учёта переносов.`,
    acceptsByTerm &&
      `Если возражений не будет, ${formatDate(addDays(until, 1))} акт будет считаться принятым по п.\u00a05.7 договора.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Letters about acts, to the account and to the accounting department. */
export const actLetters = {
  actIssued: (
    person: Person,
    sender: LetterSender,
    { actId, number, date, month, sum, corrects, term }: IssuedAct,
  ): Notice =>
    letter(
      person,
      sender,
      corrects === null
        ? `Акт №\u00a0${number} за ${monthName(month)}`
        : `Исправление акта №\u00a0${corrects} за ${monthName(month)}`,
      corrects === null
        ? `Мы выставили акт и счёт №\u00a0${number} от ${formatDate(date)} за ${monthName(month)}.`
        : `Мы исправили акт №\u00a0${corrects}: исправление №\u00a0${number} от ${formatDate(date)} за ${monthName(month)}.`,
      { facts: [['Сумма', formatSum(sum)]] },
      term && termWords(term),
      open(sender, actId),
      NO_SIGNATURE,
    ),

  actAnnulled: (
    person: Person,
    sender: LetterSender,
    { actId, number, date, month, reason }: AnnulledAct,
  ): Notice =>
    letter(
      person,
      sender,
      `Акт №\u00a0${number} аннулирован`,
      `Мы аннулировали акт и счёт №\u00a0${number} от ${formatDate(date)} за ${monthName(month)}: по ним не платят.`,
      { facts: [['Почему', reason]] },
      open(sender, actId),
    ),

  objectionAnswered: (
    person: Person,
    sender: LetterSender,
    { actId, number, date, objection, answer }: AnsweredObjection,
  ): Notice =>
    letter(
      person,
      sender,
      `Ответ на возражение по акту №\u00a0${number}`,
      `Мы ответили на возражение по акту №\u00a0${number} от ${formatDate(date)}.`,
      {
        facts: [
          ['Возражение', objection],
          ['Ответ', answer],
        ],
      },
      open(sender, actId),
    ),
};
