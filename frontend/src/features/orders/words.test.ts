import { anOrder } from '../../../test/orders';
import { proposalOf } from './words';

const asks = (...changes: [field: string, to: string | null][]) =>
  proposalOf(
    'client',
    anOrder({
      waiting: [
        { id: 1, side: 'client', changes: changes.map(([field, to]) => ({ field, from: null, to })) },
      ],
    }),
  );

test('a request reads in a row as what is asked for', () => {
  expect(asks(['reciverStreet', 'ул. Ленина'], ['reciverHouse', '7'], ['reciverFlat', null])).toBe(
    'ул. Ленина, 7',
  );
  expect(asks(['reciverHouse', '7'])).toBe('Дом получателя\u00a0— 7');
  expect(asks(['comment', null], ['recivePoint', 'г. Гомель, ул. Мира, 1'])).toMatch(
    /— пусто, г\. Гомель, ул\. Мира, 1$/,
  );
});

test('what one side asks for is not what the other does', () => {
  const order = anOrder({
    waiting: [{ id: 1, side: 'staff', changes: [{ field: 'price', from: '38.00 р', to: '45.60 р' }] }],
  });
  expect(proposalOf('client', order)).toBeNull();
  expect(proposalOf('staff', order)).toMatch(/— 45\.60 р$/);
});
