import { defaultCalendar } from '@shlyah/domain';
import { anOrder, aProposal, aStatus } from '../../../../test/orders';
import { partsOf, proposalSchema, proposalValues, proposedChange, type ProposalValues } from './values';

const order = anOrder({ price: 38 });
const now = () => new Date('2026-11-20T09:00:00Z');

const chosen = (changes: Partial<ProposalValues>, ...parts: (keyof ProposalValues['parts'])[]) => {
  const values = proposalValues(order);
  const all = { ...values.parts, ...Object.fromEntries(parts.map((part) => [part, true])) };
  return { ...values, ...changes, parts: all };
};

test('a client is not asked for the price', () => {
  expect(partsOf('client', order)).not.toContain('price');
  expect(partsOf('staff', order)[0]).toBe('price');
});

test('on the way a client is asked for the receiver and the comments alone, and for the day after a failure', () => {
  const parts = (status: number) => partsOf('client', anOrder({ status: aStatus(status) }));
  expect(parts(1)).toEqual(['date', 'receiver', 'cargo', 'comments']);
  expect(parts(4)).toEqual(['receiver', 'comments']);
  expect(parts(7)).toEqual(['date', 'receiver', 'comments']);
  expect(parts(8)).toEqual([]);
});

test('what is chosen and differs is sent, and nothing else', () => {
  expect(proposedChange(chosen({}, 'date', 'receiver', 'cargo', 'comments', 'price'), order)).toEqual({});
  expect(proposedChange(chosen({ comment: 'Позвонить', price: '45,6' }), order)).toEqual({});
  expect(
    proposedChange(chosen({ comment: ' Позвонить ', price: '45,6' }, 'comments', 'price'), order),
  ).toEqual({ comment: 'Позвонить', price: 45.6 });
});

test('a point instead of an address takes the address away', () => {
  const values = chosen({ deliveryAddress: 'punkt', recivePoint: '4' }, 'receiver');
  expect(proposedChange(values, order)).toMatchObject({
    deliveryAddress: 'punkt',
    recivePoint: 4,
    reciverAddressId: null,
    reciverStreet: null,
  });
});

test('equal places are sent one by one, when there are more of them', () => {
  const values = chosen({ fragileCargo: true }, 'cargo');
  const [row] = values.packages;
  const more = { ...values, packages: row ? [{ ...row, places: '3' }] : [] };
  expect(proposedChange(more, order)).toMatchObject({ 'fragile\u0421argo': true, packages: [{}, {}, {}] });
  expect(proposedChange(values, order)).toEqual({ 'fragile\u0421argo': true });
});

test('only what is chosen has to be right, and why is always asked', async () => {
  const wrong = { reciverPhone: '12', price: '', deliveryDate: '2020-01-06 12:00' };
  const wrongOnes = async (values: ProposalValues): Promise<string[]> =>
    proposalSchema(order, now, defaultCalendar)
      .validate(values, { abortEarly: false })
      .then(
        () => [],
        ({ inner }: { inner: { path: string }[] }) => inner.map(({ path }) => path).sort(),
      );
  const reason = 'Так надо';
  expect(await wrongOnes(chosen({ reciverPhone: '12', price: '' }, 'comments'))).toEqual(['reason']);
  expect(await wrongOnes(chosen({ ...wrong, reason }, 'receiver', 'price', 'date'))).toEqual([
    'deliveryDate',
    'price',
    'reciverPhone',
  ]);
});

test('a proposal that is revised begins with what it says', () => {
  const packages = order.packages.map(({ id: _id, ...item }) => ({ ...item, weight: 7 }));
  const former = aProposal({ side: 'client', proposed: { comment: 'Позвонить', packages, price: 45.6 } });
  const values = proposalValues(order, former);
  expect(values).toMatchObject({ comment: 'Позвонить', reason: 'Груз тяжелее', packages: [{ weight: '7' }] });
  expect(Object.entries(values.parts).flatMap(([part, on]) => (on ? [part] : []))).toEqual([
    'cargo',
    'comments',
  ]);
  expect(proposedChange(values, order)).toMatchObject({ comment: 'Позвонить', packages: [{ weight: 7 }] });
  expect(proposedChange(values, order)).not.toHaveProperty('price');
});
