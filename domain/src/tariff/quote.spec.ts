import { boxOf, byVolume, documentItem, edgeQuotes, productOf, publishedQuotes } from './cases/golden';
import { quote } from './quote';
import { DOCUMENT_PRICE, SEEDED_TARIFF } from './seeds';
import type { CargoItem, Quote, TariffTables } from './types';

const GOMEL = 3800;
const small = boxOf(30, 20, 10, 3);
const priceOf = (items: readonly CargoItem[], tables: TariffTables = SEEDED_TARIFF, price = GOMEL): Quote =>
  quote({ items, fragile: false }, price, tables);

describe('the price', () => {
  it.each([...publishedQuotes, ...edgeQuotes])('of $name is $total kopecks', (golden) => {
    const answer = quote(golden, golden.destinationPrice, SEEDED_TARIFF);
    expect(answer.total).toBe(golden.total);
    expect(answer.byAgreement).toBe(golden.total === null);
  });

  it('of the exact fraction 7 × 1.14 / 1.12 is 7.13, half a kopeck up', () => {
    const tables = {
      volume: [{ coefficient: 112, lower: 0, upper: 100 }],
      weight: [{ coefficient: 114, lower: 0, upper: 5000 }],
      fragileSurcharge: 0,
    };
    expect(priceOf([small], tables, 700).total).toBe(713);
  });

  it('rounds each item by itself, not the sum', () => {
    const tables = { volume: [], weight: [{ coefficient: 150, lower: 0, upper: 5000 }], fragileSurcharge: 0 };
    expect(priceOf([small, small], tables, 1).items.map((item) => item.price)).toEqual([2, 2]);
    expect(priceOf([small, small], tables, 1).total).toBe(4);
  });

  it('is never below the destination price: a ratio under 1 does not count', () => {
    const tables = { ...SEEDED_TARIFF, volume: [{ coefficient: 300, lower: 0, upper: 100 }] };
    expect(priceOf([small], tables).items).toEqual([{ price: GOMEL, multiplier: 1 }]);
    expect(priceOf([boxOf(30, 20, 10, 24.9)], tables).total).toBe(GOMEL);
  });

  it('without bands is the destination price', () => {
    const tables = { volume: [], weight: [], fragileSurcharge: 700 };
    expect(priceOf([boxOf(30, 20, 10, 45)], tables).total).toBe(GOMEL);
  });

  it('in a gap between bands takes coefficient 1', () => {
    const weight = [
      { coefficient: 200, lower: 0, upper: 200 },
      { coefficient: 300, lower: 500, upper: 1000 },
    ];
    expect(priceOf([small], { ...SEEDED_TARIFF, weight }).total).toBe(GOMEL);
  });

  it('takes a destination of kopecks and a part for the nearest whole one, and of no number for none', () => {
    expect([699.6, 700.4, -5, NaN].map((price) => priceOf([small], SEEDED_TARIFF, price).total)).toEqual([
      700, 700, 0, 0,
    ]);
  });

  it('has no line for a surcharge of nothing', () => {
    const lines = (fragileSurcharge: number) =>
      quote({ items: [small], fragile: true }, GOMEL, { ...SEEDED_TARIFF, fragileSurcharge }).parts.length;
    expect([lines(0), lines(1)]).toEqual([1, 2]);
  });

  it('counts whole things only, while a part of one is typed', () => {
    expect(priceOf([productOf(4.9, 1)])).toEqual(priceOf([productOf(4, 1)]));
    expect(priceOf([productOf(5, 1)])).not.toEqual(priceOf([productOf(4, 1)]));
  });

  it('counts a volume or weight of 0.1 or less as 0.01', () => {
    const fine = [
      { coefficient: 200, lower: 0, upper: 2 },
      { coefficient: 400, lower: 2, upper: 1000 },
    ];
    const tables = { volume: [], weight: fine, fragileSurcharge: 0 };
    const matchbox = (weight: number): CargoItem => boxOf(1, 1, 1, weight);
    expect(priceOf([matchbox(0.1)], tables).items[0]?.multiplier).toBe(2);
    expect(priceOf([matchbox(0.101)], tables).items[0]?.multiplier).toBe(4);
  });

  it('takes the band of 2 kg for a light product without sizes, whose volume counts as 0.01 m³', () => {
    const weight = [
      { coefficient: 100, lower: 0, upper: 200 },
      { coefficient: 150, lower: 200, upper: 1000 },
    ];
    const tables = { volume: [], weight, fragileSurcharge: 0 };
    expect(priceOf([productOf(1, 0.3)], tables).items[0]?.multiplier).toBe(1.5);
  });

  it('shows the multiplier to four decimals and reckons with the whole of it', () => {
    const answer = priceOf([boxOf(50, 50, 50, 25)]);
    expect(answer.items).toEqual([{ price: 5873, multiplier: 1.5455 }]);
    expect(priceOf([boxOf(50, 50, 50, 25)], SEEDED_TARIFF, 100_000_000).total).toBe(154_545_455);
  });

  it('leaves sizes alone when an item is reckoned by volume, and the volume when by sizes', () => {
    const huge = { length: 100, width: 100, height: 100 };
    expect(priceOf([{ ...byVolume(0.01, 1), ...huge }]).total).toBe(GOMEL);
    expect(priceOf([{ ...small, volume: 90 }]).total).toBe(GOMEL);
  });

  it('reads numbers that a form still holds as text', () => {
    const typed = { ...small, length: '50', width: '50', height: '50', weight: '25,0' };
    expect(priceOf([typed as unknown as CargoItem]).total).toBe(5873);
  });
});

describe('the explanation', () => {
  it('names the destination, the surcharge, the documents and the fragile cargo', () => {
    const items = [small, boxOf(50, 50, 50, 25), documentItem, documentItem];
    expect(quote({ items, fragile: true }, GOMEL, SEEDED_TARIFF).parts).toEqual([
      { label: 'Доставка до пункта назначения: 2 места по 38.00\u00a0р', amount: 7600 },
      { label: 'Место 2: надбавка за вес 25 кг', amount: 2073 },
      { label: 'Документы: 2 отправления по 14.00\u00a0р', amount: 2 * DOCUMENT_PRICE },
      { label: 'Хрупкий груз', amount: 700 },
    ]);
  });

  it('counts places and documents, and puts neighbours with one surcharge on one line', () => {
    const heavy = boxOf(30, 20, 10, 10);
    const items = [heavy, heavy, small, heavy, small, ...Array.from({ length: 5 }, () => documentItem)];
    const surcharge = 'надбавка за вес 10 кг';
    expect(priceOf(items).parts).toEqual([
      { label: 'Доставка до пункта назначения: 5 мест по 38.00\u00a0р', amount: 19_000 },
      { label: `Места 1–2: ${surcharge}`, amount: 3040 },
      { label: `Место 4: ${surcharge}`, amount: 1520 },
      { label: 'Документы: 5 отправлений по 14.00\u00a0р', amount: 5 * DOCUMENT_PRICE },
    ]);
  });

  it('says nothing of a destination to which only documents go', () => {
    expect(priceOf([documentItem]).parts).toEqual([{ label: 'Документы', amount: DOCUMENT_PRICE }]);
    const many = Array.from({ length: 21 }, () => documentItem);
    expect(priceOf(many).parts).toEqual([
      { label: 'Документы: 21 отправление по 14.00\u00a0р', amount: 21 * DOCUMENT_PRICE },
    ]);
  });

  it('says when it is the volume that costs', () => {
    expect(priceOf([byVolume(0.1, 0.1)]).parts).toEqual([
      { label: 'Доставка до пункта назначения', amount: GOMEL },
      { label: 'Надбавка за объём, объёмный вес 20 кг', amount: 2660 },
    ]);
  });

  it('of a light cargo with much volume says that the volume counts', () => {
    expect(priceOf([boxOf(100, 100, 60, 20)])?.notices[0]).toBe(
      'Больше 50 кг с учётом объёмного веса: цену назовёт менеджер.',
    );
  });

  it('is not given when the price is by agreement', () => {
    expect(priceOf([boxOf(30, 20, 10, 60), documentItem])).toEqual({
      total: null,
      byAgreement: true,
      items: [
        { price: null, multiplier: null },
        { price: null, multiplier: null },
      ],
      parts: [],
      notices: [
        'Больше 50 кг: цену назовёт менеджер.',
        'Место 1: больше 50×50×50 см или тяжелее 25 кг — вне тарифа «Стандарт».',
      ],
    });
  });
});

describe('the notice about the Standard tariff', () => {
  it.each([
    ['50×50×50 cm and 25 kg', boxOf(50, 50, 50, 25), false],
    ['25.01 kg', boxOf(50, 50, 50, 25.01), true],
    ['one side of 50.1 cm', boxOf(50.1, 1, 1, 1), true],
    ['0.125 m³', byVolume(0.125, 1), false],
    ['0.1251 m³', byVolume(0.1251, 1), true],
    ['20 things of 1.3 kg', productOf(20, 1.3), true],
  ])('for %s', (_name, item, expected) => {
    expect(priceOf([item]).notices).toHaveLength(expected ? 1 : 0);
  });

  it('speaks of the only one as of the whole sending', () => {
    expect(priceOf([boxOf(60, 10, 10, 1)]).notices).toEqual([
      'Больше 50×50×50 см или тяжелее 25 кг — вне тарифа «Стандарт».',
    ]);
  });

  it('names every item that it is about', () => {
    expect(priceOf([boxOf(60, 10, 10, 1), small, boxOf(60, 10, 10, 1)]).notices).toEqual([
      'Места 1, 3: больше 50×50×50 см или тяжелее 25 кг — вне тарифа «Стандарт».',
    ]);
  });
});

it.each([
  [2, 'Доставка до пункта назначения: 2 места по 38.00 р'],
  [5, 'Доставка до пункта назначения: 5 мест по 38.00 р'],
  [21, 'Доставка до пункта назначения: 21 место по 38.00 р'],
])('of %i places the delivery is called «%s»', (count, label) => {
  const { parts } = priceOf(Array.from({ length: count }, () => boxOf(30, 20, 10, 1)));
  expect(parts[0]?.label.replaceAll('\u00a0', ' ')).toBe(label);
});
