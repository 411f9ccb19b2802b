import {
  CANCELED,
  defaultCalendar,
  defaultPickupDate,
  DELIVERED,
  DELIVERY_STATUS,
  fromMinsk,
  isDeliveryDay,
  minskDay,
  nextDeliveryDay,
  NEW_ORDER_STATE,
  previousDeliveryDay,
  RETURNING,
  type Failure,
  type OrderBody,
  type PackageBody,
} from '@shlyah/domain';
import type { DemoUser } from './demo-data';
import {
  BARANOVICHI,
  BOBRUISK,
  BREST,
  FIRMS,
  FIRMS_OF_RECEIVERS,
  GOMEL,
  GRODNO,
  LARGE,
  MANAGER,
  MINSK,
  MOGILEV,
  ORSHA,
  PINSK,
  POLOTSK,
  RECEIVERS,
  VITEBSK,
  type Firm,
  type Town,
} from './demo-people';

const ACCEPTED = 2;
const COMPLETED = 2;

/** An order of the demo company with the statuses that it has had. */
export interface CompanyOrder {
  owner: string;
  createdAt: Date;
  /** Minsk, "YYYY-MM-DD HH:mm". */
  deliveryDate: string;
  /** The statuses after «Новая», in their order. */
  steps: { statusId: number; at: Date }[];
  stateId: number;
  failure: Failure | null;
  fields: Partial<OrderBody>;
  packages: Partial<PackageBody>[];
  /** The key of its run; null where none has it. */
  run: string | null;
  /** Its place in the run, from 0. */
  stop: number;
}

/** A delivery run of the demo company. */
export interface CompanyRun {
  key: string;
  day: string;
  driver: string;
  driverPhone: string;
  car: string;
  leftAt: Date | null;
  returnedAt: Date | null;
}

export interface DemoCompany {
  users: DemoUser[];
  /** Oldest first. */
  orders: CompanyOrder[];
  runs: CompanyRun[];
}

/** The towns of a run, one direction each. */
const ROUTES = {
  south: [GOMEL, BOBRUISK],
  north: [VITEBSK, POLOTSK, ORSHA],
  west: [BREST, BARANOVICHI, PINSK],
  east: [MOGILEV, GRODNO],
  town: [MINSK],
} as const;
type Route = keyof typeof ROUTES;

const DRIVERS: Record<Route, Pick<CompanyRun, 'driver' | 'driverPhone' | 'car'>> = {
  south: { driver: 'Андрей Зубко', driverPhone: '+375 (29) 30-00-001', car: 'Ford Transit 1234 АВ-7' },
  north: { driver: 'Николай Сыч', driverPhone: '+375 (29) 30-00-002', car: 'Fiat Ducato 5678 ВЕ-7' },
  west: { driver: 'Роман Лось', driverPhone: '+375 (33) 30-00-003', car: 'Renault Master 9012 ЕК-7' },
  east: { driver: 'Пётр Жук', driverPhone: '+375 (44) 30-00-004', car: 'Ford Transit 3456 КМ-7' },
  town: { driver: 'Илья Грач', driverPhone: '+375 (25) 30-00-005', car: 'Peugeot Partner 7890 МН-7' },
};

const COMMENTS = ['Позвонить за час', null, 'Домофон 47', null, 'Вход со двора', null, null] as const;

/** Days of delivery in the past that the demo tells of. */
const PAST_DAYS = 12;

const minute = 60_000;
const hour = 60 * minute;

/** What becomes of an order, in the sequence of its statuses; the hours are about its day of delivery. */
type Course = 'new' | 'accepted' | 'onTheWay' | 'delivered' | 'failed' | 'atPoint' | 'returning' | 'canceled';

const STATUSES: Record<Course, readonly number[]> = {
  new: [],
  accepted: [ACCEPTED],
  onTheWay: [ACCEPTED, DELIVERY_STATUS.transit],
  delivered: [ACCEPTED, DELIVERY_STATUS.transit, DELIVERED],
  failed: [ACCEPTED, DELIVERY_STATUS.transit, DELIVERY_STATUS.failed],
  atPoint: [ACCEPTED, DELIVERY_STATUS.transit, DELIVERY_STATUS.ready],
  returning: [ACCEPTED, DELIVERY_STATUS.transit, DELIVERY_STATUS.failed, RETURNING],
  canceled: [CANCELED],
};

/** The orders that a run brings to its towns on a day, by what becomes of them. */
interface Load {
  day: string;
  route: Route;
  courses: readonly Course[];
  leftAt: Date | null;
  /** When it came back; absent while it has not. */
  returnedAt?: Date | null;
  /** False for orders that stand in no run yet. */
  inRun?: boolean;
}

const repeated = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** About 120 orders of a dozen clients around `now`, the same for the same day: past days, a run on its way, a full day ahead. */
export function demoCompany(now: Date): DemoCompany {
  const runs: CompanyRun[] = [];
  const orders = loads(now).flatMap((load, at) => {
    const { day, route, leftAt, inRun = true } = load;
    const key = inRun ? `${day} ${route}` : null;
    if (key) runs.push({ key, day, leftAt, returnedAt: load.returnedAt ?? null, ...DRIVERS[route] });
    return load.courses.map((course, stop) => anOrder(load, { course, run: key, at, stop, now }));
  });
  const users = FIRMS.slice(2).map(({ email, name, organization, unp }, at): DemoUser => ({
    email,
    name,
    phone: `+375 (29) 11-00-0${10 + at}`,
    role: 'customer',
    status: 'confirmed',
    ...(organization && unp ? { organization, unp } : {}),
  }));
  orders.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return { users: [MANAGER, ...users], orders, runs };
}

function loads(now: Date): Load[] {
  const today = minskDay(now);
  const isOpen = isDeliveryDay(today, defaultCalendar);
  // On a day without delivery the last run is still on its way.
  const current = isOpen ? today : previousDeliveryDay(today, defaultCalendar);
  const next = nextDeliveryDay(today, now, defaultCalendar);
  const afterNext = nextDeliveryDay(next, now, defaultCalendar);
  const morning = (day: string) => fromMinsk(`${day} 08:05`) ?? now;
  const leftToday = new Date(Math.min(morning(current).getTime(), now.getTime() - 4 * hour));
  const past = pastDays(current).flatMap((day, at): Load[] => {
    const isLast = at === PAST_DAYS - 1;
    const south: Course[] = isLast ? ['delivered', 'failed', 'delivered'] : ['delivered', 'delivered'];
    const north: Course[] = [['delivered', 'returning', 'canceled', 'atPoint'][at % 4] as Course];
    const run = { day, leftAt: morning(day), returnedAt: fromMinsk(`${day} 17:40`) };
    return [
      { ...run, route: 'south', courses: south },
      { ...run, route: 'north', courses: [...north, 'delivered'] },
      { ...run, route: 'west', courses: ['delivered'] },
      { ...run, route: 'east', courses: ['delivered'] },
    ];
  });
  return [
    ...past,
    {
      day: current,
      route: 'south',
      courses: [...repeated(5, 'delivered' as const), 'failed', ...repeated(4, 'onTheWay' as const)],
      leftAt: leftToday,
    },
    { day: current, route: 'town', courses: repeated(4, 'onTheWay'), leftAt: leftToday },
    { day: next, route: 'south', courses: repeated(9, 'accepted'), leftAt: null },
    { day: next, route: 'north', courses: repeated(8, 'accepted'), leftAt: null },
    { day: next, route: 'west', courses: repeated(6, 'accepted'), leftAt: null },
    { day: next, route: 'east', courses: repeated(3, 'accepted'), leftAt: null, inRun: false },
    { day: next, route: 'town', courses: ['new', 'new'], leftAt: null, inRun: false },
    { day: afterNext, route: 'west', courses: repeated(4, 'accepted'), leftAt: null, inRun: false },
    { day: afterNext, route: 'town', courses: ['new', 'new'], leftAt: null, inRun: false },
  ];
}

/** Days of delivery before the given one, the oldest first. */
function pastDays(day: string): string[] {
  const days: string[] = [];
  for (let at = 0, one = day; at < PAST_DAYS; at++) {
    one = previousDeliveryDay(one, defaultCalendar);
    days.unshift(one);
  }
  return days;
}

interface Place {
  course: Course;
  run: string | null;
  /** The number of the load, and of the stop in it. */
  at: number;
  stop: number;
  now: Date;
}

function anOrder({ day, route, courses, leftAt }: Load, { course, run, at, stop, now }: Place): CompanyOrder {
  const number = at * 7 + stop * 5;
  const owner = pick(FIRMS, number);
  const placed = fromMinsk(`${previousDeliveryDay(day, defaultCalendar)} 09:10`) ?? now;
  // Not in the future, whatever the hour of the start is.
  const soonest = now.getTime() - 3 * hour + stop * 3 * minute;
  const createdAt = new Date(Math.min(placed.getTime() + (number % 40) * 9 * minute, soonest));
  const statuses = STATUSES[course];
  const steps = statuses.map((statusId, step) => ({
    statusId,
    at: momentOf(statusId, { createdAt, leftAt, stop, step }),
  }));
  const isAhead = course === 'failed';
  const isFetched = steps.some(({ statusId }) => statusId >= DELIVERY_STATUS.pickup);
  const deliveryDay = isAhead ? nextDeliveryDay(minskDay(now), now, defaultCalendar) : day;
  const deliveryDate = `${deliveryDay} ${stop % 4 === 1 ? '18:00' : '23:00'}`;
  return {
    owner: owner.email,
    createdAt,
    deliveryDate,
    steps,
    stateId: course === 'delivered' && day < minskDay(now) ? COMPLETED : NEW_ORDER_STATE,
    failure: course === 'failed' ? (stop % 2 === 0 ? 'address' : 'nobody') : null,
    fields: {
      ...fieldsOf(owner, townOf(route, stop / courses.length), number),
      ...(stop % 4 === 1 && { deliveryFrom: '14:00' }),
      // Cargo that is still with its sender is fetched from now on.
      pickupDate: defaultPickupDate(deliveryDate, isFetched ? createdAt : now, defaultCalendar),
    },
    packages: repeated(1 + (number % 3 === 0 ? 1 : 0), {
      ...pick(owner.goods, number),
      ...waybill(owner, number),
    }),
    run: course === 'canceled' ? null : run,
    stop,
  };
}

/** Firms with large goods send them under waybills, and want the signed ones back. */
const waybill = ({ organization, goods }: Firm, number: number): Partial<PackageBody> =>
  organization && goods === LARGE
    ? { useTTN: 'yes', TTN: `АБ ${String(1_000_000 + number * 7919).slice(0, 7)}`, returnTTN: true }
    : {};

/** The towns of a run one after another; `part` of its stops stand before. */
const townOf = (route: Route, part: number): Town => {
  const towns = ROUTES[route];
  return towns[Math.floor(part * towns.length)] ?? towns[0];
};

function momentOf(
  statusId: number,
  { createdAt, leftAt, stop, step }: { createdAt: Date; leftAt: Date | null; stop: number; step: number },
): Date {
  if (statusId === ACCEPTED || statusId === CANCELED || !leftAt)
    return new Date(createdAt.getTime() + 20 * minute);
  if (statusId === DELIVERY_STATUS.transit) return leftAt;
  return new Date(leftAt.getTime() + (35 + stop * 21 + (step > 2 ? 90 : 0)) * minute);
}

function fieldsOf({ street, house }: Firm, { id, name, streets }: Town, number: number): Partial<OrderBody> {
  const person = pick(RECEIVERS, number);
  const organization = number % 4 === 0 ? pick(FIRMS_OF_RECEIVERS, number) : null;
  return {
    contactPerson: false,
    delivery: 'client',
    address: MINSK.name,
    addressId: MINSK.id,
    street,
    house,
    tarif: 'standart',
    reciverType: organization ? 'ur-lico' : 'fiz-lico',
    organization,
    name: person,
    reciverPhone: `+375 (29) 40-00-${String(100 + (number % 800)).slice(-3)}`,
    deliveryAddress: 'client',
    reciverAddress: name,
    reciverAddressId: id,
    reciverStreet: pick(streets, number),
    reciverHouse: String(1 + ((number * 3) % 98)),
    reciverFlat: organization ? null : String(1 + ((number * 11) % 140)),
    reciverComment: pick(COMMENTS, number),
  };
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
