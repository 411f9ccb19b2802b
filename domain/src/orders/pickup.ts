import { isEmpty } from '../text/read';
import { addDays, formatDeadline, fromMinsk, LATEST_HOUR, minskDay, toMinsk } from '../time';
import { MESSAGES } from '../validation/messages';
import type { Calendar } from './calendar';
import { previousDeliveryDay } from './delivery-date';
import { closedDay, dayProblem, shortDay } from './delivery-refusal';
import { fieldProblem } from '../validation/engine';
import { orderFields, type OrderBody } from './fields';
import { NOT_COLLECTED } from './statuses';

interface At {
  now: Date;
  calendar: Calendar;
}

/** The deadlines of an order, `YYYY-MM-DD HH:mm` by the Minsk clock. */
interface Deadlines {
  deliveryDate: string;
  pickupDate?: string | null;
}

const dayOf = (deadline: string): string => deadline.slice(0, 10);

/** Whether cars no longer leave today for what is ordered now: the hour of the calendar has passed, or the day is nearly over. */
const isTodayOver = (now: Date, { closesAt }: Calendar): boolean => {
  const time = toMinsk(now).slice(11);
  return time >= LATEST_HOUR || (closesAt !== null && Number(time.slice(0, 2)) >= closesAt);
};

/**
 * The deadline of a pickup without a chosen day: the last open day before the delivery that is not before today; the deadline of the
 * delivery itself where no such day is left.
 */
export function defaultPickupDate(deliveryDate: string, now: Date, calendar: Calendar): string {
  const before = previousDeliveryDay(dayOf(deliveryDate), calendar);
  const first = isTodayOver(now, calendar) ? addDays(minskDay(now), 1) : minskDay(now);
  return before >= first ? `${before} ${LATEST_HOUR}` : deliveryDate;
}

/** Validates the deadline of a pickup; null if it is possible or absent. */
export function pickupDateProblem(
  text: unknown,
  { deliveryDate, now, calendar }: { deliveryDate: unknown; now: Date; calendar: Calendar },
): string | null {
  if (isEmpty(text)) return null;
  const deadline = typeof text === 'string' ? text.trim() : '';
  const moment = fromMinsk(deadline);
  if (moment === null) return MESSAGES.date;
  const day = dayOf(deadline);
  const outside = dayProblem(day, now) ?? closedDay(day, calendar, 'курьеры не ездят');
  if (outside !== null) return outside;
  const thisMinute = fromMinsk(toMinsk(now));
  if (thisMinute !== null && moment < thisMinute) return MESSAGES.pastDate;
  if (day === minskDay(now) && isTodayOver(now, calendar))
    return `Машину на сегодня, ${shortDay(day)}, уже не заказать: выберите другой день`;
  const isAfter = typeof deliveryDate === 'string' && deadline > deliveryDate.trim();
  return isAfter ? `Забрать нужно не позже доставки: ${formatDeadline(deliveryDate.trim())}` : null;
}

/** Errors of the pickup of a new order, by field. */
export function pickupProblems(
  order: Pick<OrderBody, 'delivery' | 'deliveryDate' | 'pickupDate' | 'pickupFrom'>,
  at: At,
): Record<string, string[]> {
  if (order.delivery !== 'client') return {};
  const day = pickupDateProblem(order.pickupDate, { deliveryDate: order.deliveryDate, ...at });
  const beginning = fieldProblem(orderFields.pickupFrom, order.pickupFrom, order);
  return { ...(day && { pickupDate: [day] }), ...(beginning && { pickupFrom: [beginning] }) };
}

/** An order to be fetched from its sender. */
interface Fetched extends Deadlines {
  delivery: string;
  pickupFrom?: string | null;
}

/** An order whose pickup may change, with the number of its status. */
type Edited = Fetched & { status: number };

/** Whether an order is fetched from its sender and no car has come for it yet. */
export const isWithSender = ({ delivery, status }: Pick<Edited, 'delivery' | 'status'>): boolean =>
  delivery === 'client' && NOT_COLLECTED.includes(status);

/** Validates a pickup that an edit names; null if it is possible. */
export function chosenPickupProblem(order: Edited, at: At): string | null {
  if (!isWithSender(order)) return 'Груз уже забран: день, когда его забрать, не меняется';
  return pickupDateProblem(order.pickupDate, { deliveryDate: order.deliveryDate, ...at });
}

/**
 * The pickup of an order that an edit leaves to follow its other fields. One by default goes with the delivery; a chosen day or hour stays
 * while it is possible; cargo that is fetched from now on gets one. An order of a former release keeps none.
 */
export function followingPickup(
  before: Edited,
  after: Edited,
  at: At,
): Partial<Pick<Fetched, 'pickupDate' | 'pickupFrom'>> {
  const { pickupDate = null, pickupFrom = null } = before;
  if (after.delivery !== 'client') return {};
  if (!isWithSender(after)) return { pickupDate, pickupFrom };
  const { deliveryDate } = after;
  const byDefault = { pickupDate: defaultPickupDate(deliveryDate, at.now, at.calendar), pickupFrom: null };
  if (before.delivery !== 'client') return byDefault;
  if (!pickupDate) return {};
  if (!after.pickupDate) return byDefault;
  if (deliveryDate === before.deliveryDate) return {};
  const isChosen = pickupFrom !== null || !isByDefault(before.deliveryDate, pickupDate, at.calendar);
  return isChosen && pickupDateProblem(pickupDate, { deliveryDate, ...at }) === null ? {} : byDefault;
}

/** Whether a pickup is what the rule gives for a delivery, today or on an earlier day. */
function isByDefault(deliveryDate: string, pickupDate: string, calendar: Calendar): boolean {
  const before = previousDeliveryDay(dayOf(deliveryDate), calendar);
  return pickupDate === deliveryDate || pickupDate === `${before} ${LATEST_HOUR}`;
}
