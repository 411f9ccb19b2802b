import { addressLine, omit, type Address, type RunTask, type Stop } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Order } from '../orders';
import type { Places } from '../points';

/** The stop of a run for an order: address and contact. */
export interface RunStop extends Stop {
  address: string;
  person: string;
  phone: string;
  hours: string | null;
  comment: string | null;
}

/** One side of an order: a point or an address. */
interface Side {
  pointId: number | null;
  address: Address;
}

const sideOf = (order: Order, task: RunTask): Side =>
  task === 'deliver'
    ? { pointId: order.deliveryAddress === 'punkt' ? order.receivePointId : null, address: order.receiver }
    : { pointId: order.delivery === 'punkt' ? order.pickupPointId : null, address: order.sender };

function contactOf(order: Order, task: RunTask): Pick<RunStop, 'person' | 'phone' | 'comment'> {
  const joined = (...names: (string | null | false)[]): string => names.filter(Boolean).join(', ');
  if (task === 'deliver')
    return {
      person: joined(order.receiverType === 'ur-lico' && order.organization, order.name),
      phone: order.receiverPhone,
      comment: order.receiverComment,
    };
  const { contactPersonName, contactPersonPhone } = order.contactPerson
    ? order
    : { contactPersonName: order.clientName, contactPersonPhone: order.clientPhone };
  return {
    person: joined(order.clientIsLegalEntity && order.clientOrganization, contactPersonName),
    phone: contactPersonPhone ?? order.clientPhone,
    comment: order.comment,
  };
}

/** The stops of orders, in the same order. */
export async function stopsOf(
  manager: EntityManager,
  places: Places,
  tasks: readonly { order: Order; task: RunTask }[],
): Promise<RunStop[]> {
  const sides = tasks.map(({ order, task }) => sideOf(order, task));
  const points = await places.pointDetails(manager, [
    ...new Set(sides.flatMap(({ pointId }) => pointId ?? [])),
  ]);
  const cities = sides.map(({ pointId, address }) => points.get(pointId ?? 0)?.cityId ?? address.cityId);
  const towns = await places.towns(manager, [...new Set(cities.flatMap((id) => id ?? []))]);
  return tasks.map(({ order, task }, at) => {
    const { pointId, address } = sides[at] as Side;
    const point = points.get(pointId ?? 0)?.place;
    const town = towns.get(cities[at] ?? 0)?.name ?? address.city;
    const { street, house, housing, flat } = address;
    return {
      ...contactOf(order, task),
      town,
      ...(point
        ? { street: point.address, house: null, housing: null, flat: null }
        : { street, house, housing, flat }),
      address: point ? `Пункт: ${withoutTown(point.address, town)}` : addressLine(omit(address, 'city')),
      hours: point?.hours ?? null,
    };
  });
}

/** Removes the town from the address of a point: a stop has it in a field of its own. */
const withoutTown = (address: string, town: string | null): string =>
  address.startsWith(`${town}, `) ? address.slice(`${town}, `.length) : address;
