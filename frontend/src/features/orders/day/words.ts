import type { CarrierDto } from '@shlyah/api-client';
import {
  addDays,
  DUE_FOR_DELIVERY,
  FAILURES,
  failureText,
  formatDate,
  kilograms,
  NOT_DELIVERED,
  places as placesText,
  shortDeliveryHours,
  shownNumber,
} from '@shlyah/domain';
import { nbsp, numbered } from '../../../ui/text';
import type { Day, DayGroup, Order } from '../types';
import { ordersIn } from '../words';

export type Unfit = Day['unfit'][number]['reason'];

export const UNFIT: Record<Unfit, string> = {
  closed: 'В этот день доставки нет',
  pickupClosed: 'Забрать в этот день нельзя: доставки нет',
  late: 'Оформлены поздно для этого дня',
  noPrice: 'Без цены',
  byAgreement: 'Больше 50 кг: цену назначаете вы',
  overLimits: 'Больше, чем принимает пункт',
  awaiting: 'Ждут ответа об изменении',
};

/** Each of the reasons once, in the order of the page. */
export const reasonsIn = (some: readonly Unfit[]): Unfit[] =>
  (Object.keys(UNFIT) as Unfit[]).filter((reason) => some.includes(reason));

/** «суббота, 28 ноября 2026 г.» */
const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`)
    .toLocaleDateString('ru', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    .replace(/(\d) /g, `$1${nbsp}`);

/** «Завтра — суббота, 28 ноября 2026 г.» */
export function dayTitle({ day, today }: Pick<Day, 'day' | 'today'>): string {
  const near = new Map([
    [addDays(today, -1), 'Вчера'],
    [today, 'Сегодня'],
    [addDays(today, 1), 'Завтра'],
  ]).get(day);
  const long = longDay(day);
  return near ? `${near}${nbsp}— ${long}` : `${long.charAt(0).toUpperCase()}${long.slice(1)}`;
}

/** «Вчера не доставлено», over a day without deliveries «Не доставлено с 24.11.2026». */
export function undeliveredTitle({ day, today, previous }: Day): string {
  if (previous !== addDays(day, -1)) return `Не доставлено с${nbsp}${formatDate(previous)}`;
  if (day === today) return 'Вчера не доставлено';
  return previous === today ? 'Сегодня не доставлено' : `Не доставлено ${formatDate(previous)}`;
}

/** The reason of the failed delivery, or its absence. */
export const whyOf = (order: Order): string => {
  const why = failureText(order);
  if (why) return why;
  return order.status.id === NOT_DELIVERED ? 'причина не названа' : 'итог не отмечен';
};

/** «никого не было на месте — 2, неверный адрес — 1», the most frequent first. */
export function reasonsOf(orders: readonly Order[]): string {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const reason = order.failure ? FAILURES[order.failure] : whyOf(order);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${reason}${nbsp}— ${count}`)
    .join(', ');
}

export type Figures = Pick<DayGroup, 'places' | 'weight' | 'volume' | 'unpriced'> & { orders: number };

export const figuresOf = ({ ids, ...group }: DayGroup): Figures => ({ ...group, orders: ids.length });

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

export const sumOf = (groups: readonly DayGroup[]): Figures =>
  groups.map(figuresOf).reduce(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      places: sum.places + one.places,
      weight: thousandths(sum.weight + one.weight),
      volume: thousandths(sum.volume + one.volume),
      unpriced: sum.unpriced + one.unpriced,
    }),
    { orders: 0, places: 0, weight: 0, volume: 0, unpriced: 0 },
  );

/** «9 заказов», «14 мест», «83 кг», «0.42 м³», «2 без цены». */
export const figuresIn = ({ orders, places, weight, volume, unpriced }: Figures): string[] => [
  ordersIn(orders),
  placesText(places),
  kilograms(weight),
  `${shownNumber(thousandths(volume))}${nbsp}м³`,
  ...(unpriced > 0 ? [`${unpriced}${nbsp}без цены`] : []),
];

export const figuresText = (figures: Figures): string => figuresIn(figures).join(', ');

/** What a pickup needs to know beside its address: «14–18, не забрали 29.11.2026, доставить 03.12.2026». */
export function pickupNote({ pickupDate, pickupFrom, deliveryDate }: Order, day: string): string {
  if (!pickupDate) return '';
  const own = pickupDate.slice(0, 10);
  return [
    shortDeliveryHours(pickupDate, pickupFrom),
    own < day && `не забрали ${formatDate(own)}`,
    deliveryDate.slice(0, 10) !== day && `доставить ${formatDate(deliveryDate)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The current runs of the orders of a day, by order. */
export type Carriers = ReadonlyMap<number, CarrierDto>;

export const carriersOf = ({ carriers }: Pick<Day, 'carriers'>): Carriers =>
  new Map(carriers.filter(({ done }) => !done).map((carrier) => [carrier.order, carrier]));

/** Those of a day's deliveries: a run that fetches an order before that day does not bring it. */
export const bringersOf = (carriers: Carriers, day: string): Carriers =>
  new Map([...carriers].filter(([, carrier]) => carrier.task === 'deliver' || carrier.day >= day));

/** Whether a run carries the order, or no run needs to: it waits in a point. */
export const isInRun = ({ id, status }: Order, carriers: Carriers): boolean =>
  carriers.has(id) || !DUE_FOR_DELIVERY.includes(status.id);

/** «26 из 27 в рейсах», «1 из 2 в рейсе». */
export const progressText = (inRuns: number, all: number): string =>
  `${inRuns}${nbsp}из${nbsp}${all} ${inRuns === 1 ? 'в рейсе' : 'в рейсах'}`;

/** «Игорь Савич», «рейс № 5» without a driver. */
export const carrierWords = ({ driver, run }: CarrierDto): string => driver ?? `рейс${nbsp}${numbered(run)}`;

/** Who carries the orders, each once; with `fetched`, only who fetches them. */
export const driversOf = (orders: readonly Order[], carriers: Carriers, fetched: boolean): string[] => [
  ...new Set(
    orders
      .flatMap(({ id }) => carriers.get(id) ?? [])
      .filter(({ task }) => !fetched || task === 'fetch')
      .map(carrierWords),
  ),
];
