import { formatPrice, orderFieldLabel, priceFromWire, type ProposalSide } from '@shlyah/domain';
import type { Proposal } from '../types';

/** «Дата доставки: 20.11.2026 18:00 → 23.11.2026 18:00». */
export const changeLine = ({ field, from, to }: Proposal['changes'][number]): string =>
  `${orderFieldLabel(field)}: ${from ?? '—'} → ${to ?? '—'}`;

const price = (byn: number): string => formatPrice(priceFromWire(byn));

/** «Новая цена 45.60 р вместо 38.00 р»; null where more than the price is proposed. */
export function newPrice({ changes, price: { before, after } }: Proposal): string | null {
  if (changes.some(({ field }) => field !== 'price')) return null;
  return before < 0 ? `Цена ${price(after)}` : `Новая цена ${price(after)} вместо ${price(before)}`;
}

/** What becomes of the quote and of a price that follows from it; null where the change has no say in that. */
export function priceEffect(
  { price: { before, after }, quote, changes }: Proposal,
  viewer: ProposalSide,
): string | null {
  if (quote === null) return null;
  if (quote.before === quote.after) return before < 0 ? null : `Цена не изменится: ${price(after)}.`;
  const worth = (byn: number | null): string => (byn === null ? 'по согласованию' : price(byn));
  const quoted = `По расчёту: ${worth(quote.before)} → ${worth(quote.after)}.`;
  if (changes.some(({ field }) => field === 'price')) return quoted;
  return `${quoted} ${viewer === 'staff' ? 'Цену назначаете вы.' : 'Цену назначит менеджер.'}`;
}

/** The price is what it comes to. */
export const priceLast = ({ changes }: Pick<Proposal, 'changes'>): Proposal['changes'] => [
  ...changes.filter(({ field }) => field !== 'price'),
  ...changes.filter(({ field }) => field === 'price'),
];

const whose: Record<ProposalSide, Record<ProposalSide, string>> = {
  client: { client: 'Вы предложили', staff: 'Менеджер предложил' },
  staff: { client: 'Клиент предложил', staff: 'Предложили клиенту' },
};

/** Who has proposed it, as this side reads it. */
export const whoProposed = (side: ProposalSide, viewer: ProposalSide): string => whose[viewer][side];

/** How it has ended, as this side reads it; null while it waits. */
export function ending({ state, side, answer }: Proposal, viewer: ProposalSide): string | null {
  const isMine = side === viewer;
  const why = answer ? `: ${answer}` : '';
  switch (state) {
    case 'accepted':
      return isMine ? (viewer === 'client' ? 'Менеджер принял' : 'Клиент принял') : 'Принято';
    case 'declined':
      return `${isMine ? (viewer === 'client' ? 'Менеджер отклонил' : 'Клиент отклонил') : 'Отклонено'}${why}`;
    case 'withdrawn':
      return isMine ? 'Отозвано' : viewer === 'client' ? 'Менеджер отозвал' : 'Клиент отозвал';
    default:
      return null;
  }
}
