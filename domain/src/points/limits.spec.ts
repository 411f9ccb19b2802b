import { limitsInWords, pointLimitProblems } from './limits';

const item = { calculationType: 'sizes', length: 60, width: 60, height: 60, weight: 25 };

const other = 'Выберите другой пункт или доставку по адресу';
const weight = `Выбранный пункт принимает места не тяжелее 25 кг. ${other}`;
const side = `Выбранный пункт принимает места со стороной не длиннее 60 см. ${other}`;

describe('what a point takes', () => {
  it('is everything up to its limits, which no cargo of equal measure exceeds', () => {
    expect(pointLimitProblems([item], { maxWeight: 25, maxSide: 60 })).toEqual({});
    expect(pointLimitProblems([item], { maxWeight: null, maxSide: null })).toEqual({});
  });

  it.each([
    ['weight', '25,1', weight],
    ['length', 60.1, side],
    ['width', 60.1, side],
    ['height', '61', side],
  ])('is no item of a greater %s, %p, which is named alone', (field, value, message) => {
    const items = [item, { ...item, [field]: value }];
    expect(pointLimitProblems(items, { maxWeight: 25, maxSide: 60 })).toEqual({
      [`packages.1.${field}`]: [message],
    });
  });

  it('counts no sides of an item that is reckoned by volume, but its weight', () => {
    const byVolume = { ...item, calculationType: 'volume', length: 100, weight: 26 };
    expect(Object.keys(pointLimitProblems([byVolume], { maxWeight: 25, maxSide: 60 }))).toEqual([
      'packages.0.weight',
    ]);
  });

  it('is not asked of what is no list or not filled in yet', () => {
    expect(pointLimitProblems('packages', { maxWeight: 1, maxSide: 1 })).toEqual({});
    expect(pointLimitProblems([{}, null], { maxWeight: 1, maxSide: 1 })).toEqual({});
  });

  it.each([
    [25, 60.5, 'до 25\u00a0кг, сторона до 60,5\u00a0см'],
    [25, null, 'до 25\u00a0кг'],
    [null, 60, 'сторона до 60\u00a0см'],
    [null, null, null],
  ])('up to %p kg and %p cm is said as %p', (maxWeight, maxSide, words) => {
    expect(limitsInWords({ maxWeight, maxSide })).toBe(words);
  });
});
