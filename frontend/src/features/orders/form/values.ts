import {
  defaultDeliveryDate,
  emptyForm,
  groupEqualItems,
  formOf,
  fromMinsk,
  isDeliveryDay,
  orderFields,
  pickupDateProblem,
  type Calendar,
  type Field,
} from '@shlyah/domain';
import { cargoRowFields, copyRow, newRow, type CargoRow } from '../../calculator/cargo/cargo-row';
import type { OrderValues, Order, Sender } from './types';

/** Shipping begins in Минск (docs/contract.md#order-fields); its id is fixed (docs/contract.md#cities). */
export const MINSK = { id: 6, name: 'Минск' };

/** A new order: the sender taken from the profile, the next day on which parcels are delivered. */
export function emptyOrder(sender: Sender, now: Date, calendar: Calendar): OrderValues {
  return {
    ...emptyForm(orderFields),
    contactPerson: sender.isContactPerson,
    contactPersonName: sender.contactPersonName ?? '',
    contactPersonPhone: sender.contactPersonPhone ?? '',
    address: MINSK.name,
    addressId: String(MINSK.id),
    reciverType: 'fiz-lico',
    packages: [newRow()],
    deliveryDate: defaultDeliveryDate(now, calendar),
  };
}

type Item = Order['packages'][number];

/** The rows of the form from the items of an order, equal ones together. */
export const rowsOf = (items: readonly Item[]): CargoRow[] =>
  groupEqualItems(items).map(({ item, count }) => ({
    ...formOf(cargoRowFields, { ...item, places: count }),
    key: `item-${item.id}`,
  }));

/** Fields unique among a customer's orders. */
const ownNumbers = Object.fromEntries(
  Object.entries<Field>(orderFields).filter(([, { uniquePerClient }]) => uniquePerClient),
);

/** The next delivery day, with the hours of a former order that names an interval. */
function nextDate({ deliveryDate, deliveryFrom }: Order, now: Date, calendar: Calendar): string {
  const next = defaultDeliveryDate(now, calendar);
  return deliveryFrom ? `${next.slice(0, 10)} ${deliveryDate.slice(11)}` : next;
}

/** A new order with everything of a former one but its day and the customer's own number. */
export function repeated(order: Order, now: Date, calendar: Calendar): OrderValues {
  return {
    ...formOf(orderFields, { ...order, fragileCargo: order['fragile\u0421argo'] }),
    deliveryDate: nextDate(order, now, calendar),
    pickupDate: '',
    pickupFrom: '',
    ...emptyForm(ownNumbers),
    // A waybill belongs to one consignment: the next one has its own number.
    packages: rowsOf(order.packages.map((item) => ({ ...item, TTN: null }))).map(copyRow),
  };
}

/** The chosen date, or the next possible one when it has passed or closed: a draft may be days old. */
export function freshDate(values: OrderValues, now: Date, calendar: Calendar): OrderValues {
  const wished = fromMinsk(values.deliveryDate);
  const late =
    wished !== null && (wished < now || !isDeliveryDay(values.deliveryDate.slice(0, 10), calendar));
  const fresh = late ? { ...values, deliveryDate: defaultDeliveryDate(now, calendar) } : values;
  const { deliveryDate, pickupDate } = fresh;
  const isPossible = pickupDateProblem(pickupDate, { deliveryDate, now, calendar }) === null;
  return isPossible ? fresh : { ...fresh, pickupDate: '', pickupFrom: '' };
}
