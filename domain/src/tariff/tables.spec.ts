import fc from 'fast-check';
import { bandProblems } from './band-problems';
import { boxOf, byVolume, documentItem, productOf } from './cases/golden';
import { quote } from './quote';
import { SEEDED_TARIFF, SEEDED_VOLUME_BANDS, SEEDED_WEIGHT_BANDS } from './seeds';
import { cargoTotals } from './totals';
import { estimateFrom, REGIONS, zoneCoefficient } from './zones';

const band = (coefficient: number, lower: number, upper: number) => ({ coefficient, lower, upper });

describe('the totals beside the form', () => {
  it('add up what was given', () => {
    const items = [boxOf(50, 50, 50, 25), byVolume(0.1, 0.1), productOf(7, 1.35), documentItem];
    expect(cargoTotals(items)).toEqual({
      places: 4,
      weightKg: 34.55,
      volumeM3: 0.225,
      volumetricWeightKg: 45,
    });
  });

  it('lose nothing of a number that has no exact binary form', () => {
    expect(cargoTotals([boxOf(1.15, 10, 10, 1.005)])).toMatchObject({ weightKg: 1.005, volumeM3: 0.000_115 });
    expect(cargoTotals([byVolume(0.000_015, 4.35)])).toMatchObject({ weightKg: 4.35, volumeM3: 0.000_015 });
  });

  it('are zero for nothing', () => {
    const zero = { places: 0, weightKg: 0, volumeM3: 0, volumetricWeightKg: 0 };
    expect(cargoTotals([])).toEqual(zero);
    expect(cargoTotals([boxOf(30, 20, NaN, NaN)])).toEqual({ ...zero, places: 1 });
  });
});

describe('the regions', () => {
  it('are seven, with the seeded price equal to the zone code', () => {
    expect(REGIONS).toEqual(
      [
        { id: 1, name: 'Минск', iso: 'BY-HM', center: 'Минск', zoneCode: 7 },
        { id: 2, name: 'Минская область', iso: 'BY-MI', center: 'Минск', zoneCode: 14 },
        { id: 3, name: 'Брестская область', iso: 'BY-BR', center: 'Брест', zoneCode: 26 },
        { id: 4, name: 'Гродненская область', iso: 'BY-HR', center: 'Гродно', zoneCode: 26 },
        { id: 5, name: 'Могилёвская область', iso: 'BY-MA', center: 'Могилёв', zoneCode: 26 },
        { id: 6, name: 'Витебская область', iso: 'BY-VI', center: 'Витебск', zoneCode: 38 },
        { id: 7, name: 'Гомельская область', iso: 'BY-HO', center: 'Гомель', zoneCode: 38 },
      ].map((region) => ({ ...region, seededPrice: region.zoneCode * 100 })),
    );
  });

  it('have the coefficients of the contract', () => {
    expect([700, 1400, 2600, 3800].map(zoneCoefficient)).toEqual([0.4667, 0.9333, 1.7333, 2.5333]);
  });

  it('have an estimate that is what one small parcel costs', () => {
    for (const { seededPrice } of REGIONS) {
      const parcel = quote({ items: [boxOf(30, 20, 10, 3)], fragile: false }, seededPrice, SEEDED_TARIFF);
      expect(estimateFrom(zoneCoefficient(seededPrice))).toBe(parcel.total);
    }
  });

  it('keep the estimate equal to the price whatever the admin sets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        (price) => estimateFrom(zoneCoefficient(price)) === price,
      ),
    );
  });
});

describe('a coefficient table', () => {
  it.each([
    ['volume', SEEDED_VOLUME_BANDS],
    ['weight', SEEDED_WEIGHT_BANDS],
  ])('seeded for %s has nothing wrong with it', (_name, rows) => {
    expect(bandProblems(rows)).toEqual({ errors: [], warnings: [] });
  });

  it('may be empty', () => {
    expect(bandProblems([])).toEqual({ errors: [], warnings: [] });
  });

  it('is refused when two rows overlap, naming both in the order of the table', () => {
    const { errors } = bandProblems([band(120, 500, 1000), band(100, 0, 501)]);
    expect(errors).toEqual([
      { rows: [0, 1], message: 'Строки 1 и 2 пересекаются (5–5,01): измените границы.' },
    ]);
  });

  it('is refused for every pair when one row covers others', () => {
    const { errors } = bandProblems([band(100, 0, 5000), band(120, 500, 1000), band(140, 2000, 3000)]);
    expect(errors.map(({ rows }) => rows)).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('is refused when two rows are the same', () => {
    expect(bandProblems([band(100, 0, 500), band(120, 0, 500)]).errors.map(({ rows }) => rows)).toEqual([
      [0, 1],
    ]);
  });

  it('takes rows that touch, in any order', () => {
    expect(bandProblems([band(120, 500, 1000), band(100, 0, 500)])).toEqual({ errors: [], warnings: [] });
  });

  it.each([
    ['lower = upper', band(100, 500, 500), 'Строка 1: «от» должно быть меньше, чем «до».'],
    ['lower > upper', band(100, 600, 500), 'Строка 1: «от» должно быть меньше, чем «до».'],
    ['no bound', band(100, 0, NaN), 'Строка 1: «от» должно быть меньше, чем «до».'],
    ['a coefficient of zero', band(0, 0, 500), 'Строка 1: коэффициент должен быть больше нуля.'],
    ['a negative coefficient', band(-100, 0, 500), 'Строка 1: коэффициент должен быть больше нуля.'],
    ['a negative bound', band(100, -1, 500), 'Строка 1: нижняя граница не может быть меньше нуля.'],
  ])('is refused with %s', (_name, row, message) => {
    expect(bandProblems([row]).errors).toEqual([{ rows: [0], message }]);
  });

  it('warns of gaps, also before the first row', () => {
    expect(bandProblems([band(140, 1000, 2000), band(100, 100, 500)])).toEqual({
      errors: [],
      warnings: [
        { rows: [1], message: 'Перед строкой 2 промежуток: от 0 до 1 действует коэффициент 1.' },
        { rows: [1, 0], message: 'Между строками 2 и 1 промежуток: от 5 до 10 действует коэффициент 1.' },
      ],
    });
  });

  it('names the upper of two rows that begin behind the same gap', () => {
    const { warnings } = bandProblems([band(100, 1000, 2000), band(120, 100, 500), band(140, 100, 200)]);
    expect(warnings.map(({ rows }) => rows)).toEqual([[1], [1, 0]]);
  });

  it('sees no gap behind a short row inside a long one', () => {
    const rows = [band(100, 0, 1000), band(120, 100, 200), band(140, 1000, 2000)];
    expect(bandProblems(rows).warnings).toEqual([]);
  });

  it('without errors gives every value at most one row', () => {
    const row = fc.record({
      coefficient: fc.integer({ min: -1, max: 5 }),
      lower: fc.integer({ min: -2, max: 20 }),
      upper: fc.integer({ min: -2, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const crowded = Array.from({ length: 24 }, (_, i) => i - 2).some(
          (value) => rows.filter(({ lower, upper }) => lower <= value && value < upper).length > 1,
        );
        const overlapping = bandProblems(rows).errors.some(({ rows: pair }) => pair.length === 2);
        expect(overlapping).toBe(crowded);
      }),
    );
  });
});
