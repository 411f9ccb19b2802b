import {
  cargoLine,
  formatDeadline,
  FRAGILE_ON_WIRE,
  receiverName,
  staffOrderFields,
  type Field,
} from '@shlyah/domain';
import type { OrderFacts } from './events';
import { destination, origin, pickupWords } from './order-words';

/** What staff may change of an order that its client has asked for, with labels, in the order of letters. */
const DETAILS = {
  day: 'Доставка',
  pickup: 'Когда заберём',
  origin: 'Откуда',
  destination: 'Куда',
  receiver: 'Получатель',
  cargo: 'Груз',
} as const;
export type Detail = keyof typeof DETAILS;

const names = Object.keys(DETAILS) as Detail[];

/** The details of an order as texts. */
export type Details = Readonly<Record<Detail, string>>;

export function detailsOf(order: OrderFacts): Details {
  const receiver = receiverName(order);
  const person = receiver === order.name ? null : order.name;
  return {
    day: formatDeadline(order.deliveryDate, order.deliveryFrom),
    pickup: pickupWords(order),
    origin: origin(order),
    destination: destination(order),
    receiver: [receiver, person, order.reciverPhone].filter(Boolean).join(', '),
    cargo: [cargoLine(order.packages), order[FRAGILE_ON_WIRE] && 'хрупкий груз'].filter(Boolean).join('; '),
  };
}

/** The details that differ. Those that are not known, as of a message of an earlier release, do not. */
export const changedDetails = (known: Partial<Details> | undefined, now: Details): Detail[] =>
  names.filter((name) => known?.[name] !== undefined && known[name] !== now[name]);

/** «Доставка: 28.11.2026 до 23:00 → 30.11.2026 до 18:00», line by line. */
export const detailLines = (
  changed: readonly Detail[],
  known: Partial<Details> | undefined,
  now: Details,
): [string, string][] =>
  changed.map((name) => [DETAILS[name], `${known?.[name] || '—'} → ${now[name] || '—'}`]);

const OBJECTS: Readonly<Record<Exclude<Detail, 'day' | 'pickup'>, string>> = {
  origin: 'место отправления',
  destination: 'место доставки',
  receiver: 'получателя',
  cargo: 'груз',
};

/** What follows «Заказ № 7: »: «доставим 30.11.2026 до 18:00, изменили получателя и груз». */
export function detailNews(changed: readonly Detail[], { day, pickup }: Details): string {
  const objects = changed.flatMap((name) => (name === 'day' || name === 'pickup' ? [] : [OBJECTS[name]]));
  const listed = [objects.slice(0, -1).join(', '), objects.at(-1)].filter(Boolean).join(' и ');
  return [
    changed.includes('pickup') && pickup && `заберём ${pickup}`,
    changed.includes('day') && `доставим ${day}`,
    listed && `изменили ${listed}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const detailByField: Readonly<Record<string, Detail>> = {
  deliveryDate: 'day',
  deliveryFrom: 'day',
  pickupDate: 'pickup',
  pickupFrom: 'pickup',
  reciverPhone: 'receiver',
  packages: 'cargo',
  [FRAGILE_ON_WIRE]: 'cargo',
  fragileCargo: 'cargo',
};
const detailByGroup: Readonly<Record<string, Detail>> = {
  sender: 'origin',
  receiver: 'destination',
  person: 'receiver',
};

/** The detail that a field of an order belongs to, if any. */
export const detailOf = (field: string): Detail | undefined => {
  const { group } = (staffOrderFields as Readonly<Record<string, Field>>)[field] ?? {};
  return detailByField[field] ?? detailByGroup[group ?? ''];
};
