import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, ORDER_STATUSES, SMS_LENGTH } from '@shlyah/domain';
import { accountLetters } from './account-letters';
import type { OrderFacts, ProposalFacts } from './events';
import type { LetterSender } from './letter';
import { orderLetters } from './order-letters';
import { proposalLetters } from './proposal-letters';

const anna = { name: 'Анна' };
const senderOf = (name: string): LetterSender => ({
  name,
  phones: [],
  hours: '',
  email: 'zakaz@shlyah.by',
  site: 'https://shlyah.by',
});

const orderOf = (statusId: number, id = 7): OrderFacts =>
  ({
    id,
    user: { id: 3 },
    state: { id: 1 },
    price: -1,
    estimate: { total: 19.5 },
    revisedEstimate: null,
    waiting: [],
    packages: [],
    status: { id: statusId, name: ORDER_STATUSES[statusId - 1]?.name ?? '' },
    reciverType: 'fiz-lico',
    name: 'Пётр',
    deliveryDate: '2026-11-20 18:00',
    updatedAt: '2026-11-20 12:00',
    pickupPoint: null,
    recivePoint: null,
    trackingUrl: 'https://shlyah.by/t/7K4M-PX2D-W9H4',
  }) as unknown as OrderFacts;

const proposalOf = (field: string, after: number): ProposalFacts => ({
  changes: [{ field, from: '38.00 р', to: 'иначе' }],
  price: { before: 38, after },
  reason: 'Груз тяжелее',
  expiresAt: '2026-11-27 12:00',
  answer: null,
});

const asked: OrderFacts['waiting'][number] = {
  side: 'client',
  changes: [{ field: 'comment', from: null, to: 'Позвонить' }],
};

/** Everything that a client may be told by SMS or Viber. */
function texts(name: string, id: number): (string | undefined)[] {
  const sender = senderOf(name);
  const priced = { ...orderOf(2, id), price: 99_999_999.99 };
  return [
    orderLetters.placed(anna, sender, orderOf(1, id)).short,
    orderLetters.changed(anna, sender, orderOf(1, id), { ...priced, status: orderOf(1).status })?.short,
    orderLetters.changed(anna, sender, orderOf(1, id), priced)?.short,
    orderLetters.changed(anna, sender, orderOf(1, id), { ...orderOf(2, id), waiting: [asked] })?.short,
    ...ORDER_STATUSES.filter(({ id: status }) => status > 1).map(
      ({ id: status }) => orderLetters.changed(anna, sender, orderOf(1, id), orderOf(status, id))?.short,
    ),
    proposalLetters.made(anna, sender, orderOf(1, id), proposalOf('price', 99_999_999.99)).short,
    proposalLetters.made(anna, sender, orderOf(1, id), proposalOf('deliveryDate', 38)).short,
    proposalLetters.accepted(anna, sender, orderOf(1, id), proposalOf('comment', 38)).short,
    proposalLetters.accepted(anna, sender, orderOf(1, id), proposalOf('packages', 99_999_999.99)).short,
    proposalLetters.declined(anna, sender, orderOf(1, id), proposalOf('comment', 38)).short,
    accountLetters.registrationConfirmed(anna, sender).short,
    accountLetters.registrationRejected(anna, sender, 'Причина '.repeat(50)).short,
  ];
}

it('every message to a client reads as in brief.txt', () => {
  const all = texts('Шлях', 7).map((text) => `${text} [${text?.length}]`);
  expect(`${all.join('\n')}\n`).toBe(readFileSync(join(__dirname, 'sms-text.txt'), 'utf8'));
});

it('each fits in two parts with the longest values', () => {
  for (const text of texts('Ф'.repeat(LIMITS.organization), 2_147_483_647)) {
    expect((text ?? 'я'.repeat(200)).length).toBeLessThanOrEqual(SMS_LENGTH);
    expect(text).not.toMatch(/^Ф/);
  }
});

it('a test order goes to no telephone', () => {
  expect(orderLetters.placed(anna, senderOf('Шлях'), orderOf(1, -7)).short).toBeUndefined();
});
