import { anOrder } from '../../../../test/orders';
import { compared, differing, rebased } from '../../../ui/form/groups';
import { orderGroups } from './field-groups';
import { editValues, wireEdit, type EditValues } from './values';

const grouping = orderGroups({ statuses: new Map(), states: new Map(), points: new Map() });
const base = editValues(anOrder());
const changed = (change: Partial<EditValues>): EditValues => ({ ...base, ...change });
const labels = (units: readonly { label: string }[]) => units.map(({ label }) => label);

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

  test('counts a part of an address as a change of the whole address', () => {
    expect(labels(differing(grouping, base, changed({ reciverHouse: '14' })))).toEqual(['Куда доставить']);
  });

  test('takes a price typed another way for the same price', () => {
    const priced = editValues(anOrder({ price: 38 }));
    expect(differing(grouping, priced, { ...priced, price: '38,00' })).toEqual([]);
  });

  test('does not count what another choice rules out', () => {
    expect(differing(grouping, base, changed({ contactPersonName: 'Пётр', recivePoint: '7' }))).toEqual([]);
  });
});

describe('two people with the same order', () => {
  const conflict = {
    base,
    mine: changed({ price: '40', comment: 'Позвонить', status: '2' }),
    theirs: changed({ price: '38', reciverPhone: '+375 (29) 99-99-999', status: '2' }),
  };

  test('are asked only about what both changed to different things', () => {
    const sides = compared(grouping, conflict);
    expect(labels(sides.onlyMine)).toEqual(['Комментарий отправителя']);
    expect(labels(sides.onlyTheirs)).toEqual(['Телефон получателя']);
    expect(labels(sides.both)).toEqual(['Цена']);
  });

  test('lose nothing when their work is put together', () => {
    expect(rebased(grouping, conflict)).toMatchObject({
      price: '40',
      comment: 'Позвонить',
      reciverPhone: '+375 (29) 99-99-999',
      status: '2',
    });
  });
});
