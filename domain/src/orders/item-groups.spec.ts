import fc from 'fast-check';
import { cargoLine, type ItemFacts } from './cargo-words';
import { groupEqualItems, placesTitle } from './item-groups';

const box: ItemFacts = {
  type: 'package',
  calculationType: 'sizes',
  length: 30,
  width: 20,
  height: 10,
  weight: 3,
  volume: null,
  count: 1,
};
const heavier = { ...box, weight: 4 };

describe('equal places', () => {
  it('that stand together are one row with their count and numbers', () => {
    const rows = groupEqualItems([box, { ...box }, heavier, box]);
    expect(rows.map(({ item, first, count }) => [item.weight, first, count])).toEqual([
      [3, 1, 2],
      [4, 3, 1],
      [3, 4, 1],
    ]);
    expect(rows.map(placesTitle)).toEqual(['Места 1–2', 'Место 3', 'Место 4']);
  });

  it.each([
    ['its id', { id: 1 }, { id: 2 }],
    ['a volume beside sizes', {}, { volume: 5 }],
    ['a waybill number that is not used', {}, { TTN: '12', useTTN: 'no' }],
    ['an empty name', { name: null }, { name: '' }],
  ])('are equal whatever %s', (_what, one, other) => {
    expect(
      groupEqualItems([
        { ...box, ...one },
        { ...box, ...other },
      ]),
    ).toHaveLength(1);
  });

  it.each([
    ['kind', { type: 'product', name: 'Лампа' }],
    ['size', { height: 11 }],
    ['waybill', { useTTN: 'yes', TTN: 'АА 1' }],
    ['way of return', { useTTN: 'yes', TTN: 'АА 1', returnTTN: true }],
  ])('differ by %s', (_what, change) => {
    expect(groupEqualItems([box, { ...box, ...change }])).toHaveLength(2);
  });

  it('neither lose a place nor change the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 30 }), (weights) => {
        const rows = groupEqualItems(weights.map((weight) => ({ ...box, weight })));
        expect(rows.flatMap(({ item, count }) => Array<number | null>(count).fill(item.weight))).toEqual(
          weights,
        );
        expect(rows.every(({ first }, index) => index === 0 || first > (rows[index - 1]?.first ?? 0))).toBe(
          true,
        );
      }),
    );
  });

  it('are said once in the line of a cargo', () => {
    expect(cargoLine([box, box, heavier])).toBe(
      '2\u00a0×\u00a0Посылка, 30×20×10\u00a0см, 3\u00a0кг; Посылка, 30×20×10\u00a0см, 4\u00a0кг',
    );
  });
});
