import { formatPrice, orderFieldLabel, priceFromWire, RETURNING, type ProposalSide } from '@shlyah/domain';
import type { Change } from '../../../ui/form/ChangeList';
import type { Proposal } from '../types';

/** «Дата доставки: 20.11.2026 18:00 → 23.11.2026 18:00». */
export const changeLine = ({ label, from, to }: Change): string => `${label}: ${from ?? '—'} → ${to ?? '—'}`;

const price = (byn: number): string => formatPrice(priceFromWire(byn));

/**
 * «Новая цена 45.60 р вместо 38.00 р», and beside a quote that the client has seen instead of a price «Цена ≈ 38.00 р → 45.60 р»; null
 * where more than the price is proposed.
 */
export function newPrice(
  { changes, price: { before, after } }: Proposal,
  seen: string | null = null,
): string | null {
  if (changes.some(({ field }) => field !== 'price')) return null;
  if (before >= 0) return `Новая цена ${price(after)} вместо ${price(before)}`;
  return `Цена ${seen === null ? '' : `${seen} → `}${price(after)}`;
}

/** Effect on the quote and on a price that follows from it; null where the change does not affect them. */
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

/** The changes with their labels; the price is what they come to, and stands last. */
export function proposedChanges({ changes }: Pick<Proposal, 'changes'>): Change[] {
  const isPrice = ({ field }: Proposal['changes'][number]) => field === 'price';
  const ordered = [...changes.filter((change) => !isPrice(change)), ...changes.filter(isPrice)];
  return ordered.map(({ field, from, to }) => ({ label: orderFieldLabel(field), from, to }));
}

/** Whether the return to the sender is proposed. */
export const isReturnAsked = ({ proposed }: Pick<Proposal, 'proposed'>): boolean =>
  proposed.status === RETURNING;

const whose: Record<ProposalSide, Record<ProposalSide, string>> = {
  client: { client: 'Вы предложили', staff: 'Менеджер предложил' },
  staff: { client: 'Клиент предложил', staff: 'Предложили клиенту' },
};

/** Author, in this side's words. */
export const whoProposed = (side: ProposalSide, viewer: ProposalSide): string => whose[viewer][side];

const ENDINGS: Record<
  'accepted' | 'declined' | 'withdrawn',
  { mine: Record<ProposalSide, string>; theirs: Record<ProposalSide, string> }
> = {
  accepted: {
    mine: { client: 'Менеджер принял', staff: 'Клиент принял' },
    theirs: { client: 'Вы приняли', staff: 'Приняли' },
  },
  declined: {
    mine: { client: 'Менеджер отклонил', staff: 'Клиент отклонил' },
    theirs: { client: 'Вы отклонили', staff: 'Отклонили' },
  },
  withdrawn: {
    mine: { client: 'Вы отозвали', staff: 'Отозвали' },
    theirs: { client: 'Менеджер отозвал', staff: 'Клиент отозвал' },
  },
};

/** Outcome in this side's words; null while it is pending, and when it has only expired. */
export const ending = ({ state, side }: Proposal, viewer: ProposalSide): string | null =>
  state === 'waiting' || state === 'expired'
    ? null
    : ENDINGS[state][side === viewer ? 'mine' : 'theirs'][viewer];
