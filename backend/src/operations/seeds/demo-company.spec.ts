import { isOpenDay, defaultCalendar, isDeliveryDay, minskDay } from '@shlyah/domain';
import { demoCompany } from './demo-company';

const hour = 60 * 60 * 1000;
/** Each hour of two weeks, midnights and days without delivery among them. */
const moments = Array.from({ length: 14 * 24 }, (_, at) => new Date(Date.UTC(2026, 11, 21) + at * hour + 7));

test('nothing of it is in the future, and everything follows in time', () => {
  const wrong = moments.flatMap((now) =>
    demoCompany(now).orders.filter(({ createdAt, steps }) => {
      const times = [createdAt, ...steps.map(({ at }) => at), now].map((at) => at.getTime());
      return times.some((time, at) => at > 0 && time < (times[at - 1] ?? 0));
    }),
  );
  expect(wrong).toEqual([]);
});

test('there is a day ahead that is open, a run on its way half done, and one of the past with a failure', () => {
  for (const now of moments) {
    const { orders, runs } = demoCompany(now);
    expect(orders.length).toBeGreaterThan(105);
    const ahead = runs.filter(({ leftAt }) => leftAt === null);
    expect(ahead).toHaveLength(3);
    expect(ahead.every(({ day }) => isOpenDay(day, now, defaultCalendar))).toBe(true);
    const statusesOf = (key: string) =>
      orders.filter(({ run }) => run === key).map(({ steps }) => steps.at(-1)?.statusId);
    const left = runs.filter(({ leftAt }) => leftAt !== null).map(({ key }) => statusesOf(key));
    expect(left.some((statuses) => statuses.includes(4) && statuses.includes(6))).toBe(true);
    expect(left.some((statuses) => statuses.includes(7) && !statuses.includes(4))).toBe(true);
    expect(runs.every(({ day }) => isDeliveryDay(day, defaultCalendar))).toBe(true);
  }
});

test('an order of a past day has an end, and none is due in the past but the run on its way', () => {
  for (const now of moments) {
    const { orders } = demoCompany(now);
    const late = orders.filter(
      ({ deliveryDate, steps }) =>
        deliveryDate.slice(0, 10) < minskDay(now) && [undefined, 2].includes(steps.at(-1)?.statusId),
    );
    expect(late).toEqual([]);
  }
});
