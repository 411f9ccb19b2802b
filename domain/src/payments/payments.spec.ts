import fc from 'fast-check';
import { balanceOf, paymentTerm, settle, type Claim } from './index';

const TODAY = '2026-12-20';

const claim = (id: number, sum: number, changes: Partial<Claim> = {}): Claim => ({
  id,
  sum,
  payBy: '2026-12-15',
  corrects: null,
  ...changes,
});

it.each([
  ['2026-12-01', '2026-12-08'],
  ['2026-12-18', '2026-12-28'],
  ['2026-12-31', '2027-01-11'],
  ['2026-12-05', '2026-12-11'],
])('an act of %s is paid until %s: weekends and holidays do not count', (day, payBy) => {
  expect(paymentTerm(day)).toBe(payBy);
});

it('a moved day counts as it is worked', () => {
  expect(paymentTerm('2026-12-01', [{ day: '2026-12-05', isWorking: true }])).toBe('2026-12-07');
});

describe('payments', () => {
  it('cover the oldest act first', () => {
    const settled = settle([claim(1, 100), claim(2, 50, { payBy: '2026-12-25' })], 120, TODAY);
    expect([...settled.values()]).toEqual([
      { paid: 100, left: 0, payBy: '2026-12-15', overdueDays: 0 },
      { paid: 20, left: 30, payBy: '2026-12-25', overdueDays: 0 },
    ]);
    expect(balanceOf(settled.values(), 30)).toEqual({ debt: 30, advance: 0, overdue: 0, overdueDays: 0 });
  });

  it('are overdue since the day behind the term', () => {
    const days = (payBy: string) => settle([claim(1, 100, { payBy })], 40, TODAY).get(1)?.overdueDays;
    expect([days('2026-12-21'), days(TODAY), days('2026-12-19'), days('2026-11-30')]).toEqual([0, 0, 1, 20]);
  });

  it('a correction below zero lowers its own act, and the rest counts as paid', () => {
    const claims = [claim(1, 100), claim(2, 80), claim(3, -30, { corrects: 2 })];
    expect(settle(claims, 0, TODAY).get(2)).toMatchObject({ paid: 0, left: 50 });
    const more = [
      claim(1, 100),
      claim(2, 80),
      claim(3, 40, { corrects: 2 }),
      claim(4, -110, { corrects: 2 }),
    ];
    expect([...settle(more, 0, TODAY).values()].map(({ left }) => left)).toEqual([70, 0, 40, 0]);
  });

  it('are neither lost nor doubled', () => {
    const claims = fc.array(
      fc.record({
        sum: fc.integer({ min: -500, max: 1000 }),
        corrects: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(claims, fc.integer({ min: 0, max: 3000 }), (drawn, paid) => {
        const all = drawn.map(({ sum, corrects }, at) => claim(at + 1, sum, { corrects }));
        const balance = all.reduce((sum, one) => sum + one.sum, 0) - paid;
        const { debt, advance, overdue } = balanceOf(settle(all, paid, TODAY).values(), balance);
        expect(debt - advance).toBe(balance);
        expect(Math.min(debt, advance)).toBe(0);
        expect(debt).toBeGreaterThanOrEqual(overdue);
      }),
    );
  });
});
