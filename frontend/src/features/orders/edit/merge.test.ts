import { anOrder } from '../../../../test/orders';
import { differing } from '../../../ui/form/groups';
import { orderGroups } from './field-groups';
import { editValues, wireEdit, type EditValues } from './values';

const grouping = orderGroups({ statuses: new Map(), states: new Map(), points: new Map() });
const base = editValues(anOrder());
const changed = (change: Partial<EditValues>): EditValues => ({ ...base, ...change });

describe('an order in the hands of staff', () => {
  test('that nobody touched has no changes and goes back as it came', () => {
    expect(differing(grouping, base, editValues(anOrder()))).toEqual([]);
    expect(wireEdit(base, 7)).toMatchObject({
      id: 1024,
      version: 7,
      status: 1,
      state: 1,
      price: -1,
      reciverAddressId: 3,
      'fragile\u0421argo': false,
    });
  });

  test('takes a price typed another way for the same price', () => {
    const priced = editValues(anOrder({ price: 38 }));
    expect(differing(grouping, priced, { ...priced, price: '38,00' })).toEqual([]);
  });

  test('does not count what another choice rules out', () => {
    expect(differing(grouping, base, changed({ contactPersonName: 'Пётр', recivePoint: '7' }))).toEqual([]);
  });
});
