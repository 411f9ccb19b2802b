import {
  formatDateTime,
  messageOutcome,
  NOTICE_CHANNEL_NAMES,
  orderFieldLabel,
  type ProposalSide,
} from '@shlyah/domain';
import { typeset } from '../../../ui/text';
import { changeLine, ending, newPrice, proposedChanges, whoProposed } from '../proposals/words';
import type { OrderEvent, OrderMessage, Proposal } from '../types';

export interface Moment {
  key: string;
  /** Minsk, «2026-11-20 15:10». */
  date: string;
  /** The same instant to the millisecond, UTC. */
  at: string;
  /** Higher for later items of one instant. */
  rank: number;
  title: string;
  /** Author, reason, result. */
  notes: (string | null)[];
  /** The number of the bulk change that it belongs to, as staff see it. */
  bulk?: number | null;
  /** The status that the order had from then on. */
  status?: string | null;
}

/** Events and proposals of an order in order of time, the newest first. */
export function momentsOf(
  events: readonly OrderEvent[],
  proposals: readonly Proposal[],
  viewer: ProposalSide,
): Moment[] {
  const moments = [...events.map(ofEvent), ...proposals.flatMap((one) => ofProposal(one, viewer))];
  return moments.sort((a, b) => (a.at === b.at ? b.rank - a.rank : a.at < b.at ? 1 : -1));
}

/** Messages to its client and its receiver, as the API gives them: the newest first. */
export const messageMoments = (messages: readonly OrderMessage[], viewer: ProposalSide): Moment[] =>
  messages.map((one) => ofMessage(one, viewer));

const ofEvent = (event: OrderEvent): Moment => ({
  key: `event ${event.id}`,
  date: event.date,
  at: event.dateUtc,
  rank: event.field === 'status' && event.from === null ? 0 : 4,
  title: eventText(event),
  notes: [event.user.name],
  bulk: event.bulk,
  ...(event.field === 'status' && { status: event.to }),
});

function ofProposal(proposal: Proposal, viewer: ProposalSide): Moment[] {
  const { id, date, answeredAt, answeredAtUtc, answer, reason, state, staffName, side } = proposal;
  const what =
    lower(newPrice(proposal) ?? '') || proposedChanges(proposal).map(changeLine).map(lower).join('; ');
  const made: Moment = {
    key: `proposal ${id}`,
    date,
    at: proposal.dateUtc,
    rank: 2,
    title: `${whoProposed(side, viewer)}: ${what}`,
    notes: [
      side === 'staff' ? staffName : null,
      reason,
      state === 'expired' ? expiredWords(proposal) : null,
      state === 'waiting' ? 'ждёт ответа' : null,
    ],
  };
  const end = ending(proposal, viewer);
  if (!end || !answeredAt || !answeredAtUtc) return [made];
  const answered = { key: `answer ${id}`, date: answeredAt, at: answeredAtUtc, rank: 3 };
  return [{ ...answered, title: `${end}: ${what}`, notes: [answer && `причина: «${answer}»`] }, made];
}

/** By an edit, or by its age alone. */
const expiredWords = ({ answer }: Proposal): string =>
  answer === null ? 'больше не действует' : 'заказ изменили раньше, чем ответили';

/** «Письмо вам «Заказ № 125 принят»»; of what the receiver was told its subject says all. */
const ofMessage = (
  { id, date, dateUtc, channel, to, subject, state, toFile }: OrderMessage,
  viewer: ProposalSide,
): Moment => ({
  key: `message ${id}`,
  date,
  at: dateUtc,
  rank: 1,
  title:
    to === 'receiver'
      ? typeset(subject)
      : `${CHANNEL_WORDS[channel]} ${viewer === 'client' ? 'вам' : 'клиенту'} «${typeset(subject)}»`,
  notes: [state === 'sent' && !toFile ? null : lower(messageOutcome({ state, toFile }))],
});

const CHANNEL_WORDS = { ...NOTICE_CHANNEL_NAMES, email: 'Письмо' };

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** «20.11.2026 15:10, Ольга Кравец, груз тяжелее». */
export const noteOf = ({ date, notes }: Moment): string =>
  [formatDateTime(date), ...notes].filter(Boolean).join(', ');

/** «В пути», «Этикетки напечатаны», «Цена: Формируется → 21.00 р», «Улица получателя: … → …». */
function eventText({ field, from, to }: OrderEvent): string {
  if (field === 'status') return from === null ? `Заказ оформлен: ${to ?? ''}` : `${to ?? '—'}`;
  if (field === 'deleted') return 'Заказ удалён';
  if (field === 'restored') return 'Удалённый заказ возвращён';
  if (field === 'labels') return `Этикетки напечатаны${to ? `: ${to}` : ''}`;
  if (field === 'run')
    return to ? `В рейсе ${to}${from ? `, был в рейсе ${from}` : ''}` : `Убран из рейса ${from ?? ''}`;
  if (field === 'register') return to ? `В реестре ${to}` : `Реестр ${from ?? ''} распущен`;
  if (field === 'handover' && from === null) return upper(to ?? '');
  if (field === 'handover' && to === null) return `Запись отменена: ${from ?? ''}`;
  if (field === 'ttnBack') return to ? `ТТН вернулась ${to}` : `Отметка снята: ТТН вернулась ${from ?? ''}`;
  if (field === 'cargoBack') return to ? `Груз вернули ${to}` : `Отметка снята: груз вернули ${from ?? ''}`;
  if (field === 'received' && to === null) return 'Приём на склад отменён';
  if (field === 'received')
    return to?.startsWith('№') ? `Принят по реестру ${to}` : `Принят на склад: ${to ?? ''}`;
  if (field === 'driverTold') return `Водитель сообщил: ${from ?? '—'}; ${to ?? ''}`;
  if (field === 'reason') return `${orderFieldLabel(field)}: ${to ?? '—'}`;
  return changeLine({ label: orderFieldLabel(field), from, to });
}
