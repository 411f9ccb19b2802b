import type { Notice } from '../../src/modules/notifications/channels/notice';
import type { OrderFacts, ProposalFacts } from '../../src/modules/notifications/events';
import type { LetterSender } from '../../src/modules/notifications/letter';
import { proposalLetters } from '../../src/modules/notifications/proposal-letters';

const heavier: ProposalFacts = {
  changes: [{ field: 'price', from: '38.00\u00a0р', to: '45.60\u00a0р' }],
  price: { before: 38, after: 45.6 },
  reason: 'Груз тяжелее',
  expiresAt: '2026-11-27 15:10',
  answer: null,
};
const later: ProposalFacts = {
  ...heavier,
  price: { before: 38, after: 38 },
  changes: [
    { field: 'deliveryDate', from: '20.11.2026 18:00', to: '23.11.2026 18:00' },
    { field: 'comment', from: null, to: 'Позвонить' },
  ],
};

/** The letters about changes of an order that are talked over, by name. */
export const proposalNotices = (
  anna: { name: string },
  sender: LetterSender,
  order: OrderFacts,
): Record<string, Notice> => ({
  'of a proposed price for an order': proposalLetters.made(anna, sender, order, heavier),
  'of a proposed change of an order': proposalLetters.made(anna, sender, order, later),
  'of an accepted change of an order': proposalLetters.accepted(anna, sender, order, later),
  'of an accepted change of an order and its price': proposalLetters.accepted(anna, sender, order, {
    ...heavier,
    changes: [...heavier.changes, { field: 'comment', from: null, to: 'Позвонить' }],
  }),
  'of a declined change of an order': proposalLetters.declined(anna, sender, order, {
    ...later,
    answer: 'В этот день нет машин',
  }),
});
