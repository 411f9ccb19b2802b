import type { OrderFacts, ProposalFacts } from './events';
import type { LetterSender } from './letter';
import { proposalLetters } from './proposal-letters';

const anna = { name: 'Анна' };
const sender = { name: 'Шлях', phones: [], hours: '', email: 'zakaz@shlyah.by', site: 'https://shlyah.by' };
const order = {
  id: 7,
  price: 38,
  estimate: { total: 19.5 },
  revisedEstimate: null,
  waiting: [],
  packages: [],
  status: { id: 1, name: 'Новая' },
  reciverType: 'fiz-lico',
  name: 'Пётр',
  deliveryDate: '2026-11-20 18:00',
  updatedAt: '2026-11-20 12:00',
  pickupPoint: null,
  recivePoint: null,
  trackingUrl: null,
} as unknown as OrderFacts;
const proposal = (price: ProposalFacts['price']): ProposalFacts => ({
  changes: [{ field: 'comment', from: null, to: 'Позвонить' }],
  price,
  reason: 'Груз тяжелее',
  expiresAt: '2026-11-27 12:00',
  answer: null,
});

it.each([
  [38, 45.6, ', цена 45.60 р'],
  [38, 0, ', цена 0.00 р'],
  [-1, 38, ', цена 38.00 р'],
  [38, 38, ''],
  [-1, -1, ''],
  // It is being formed again.
  [38, -1, ''],
])(
  'the subject of an accepted change that moves the price from %d to %d ends with «%s»',
  (before, after, end) => {
    const { subject } = proposalLetters.accepted(
      anna,
      sender as LetterSender,
      order,
      proposal({ before, after }),
    );
    expect(subject).toBe(`Заказ № 7: изменение принято${end}`);
  },
);
