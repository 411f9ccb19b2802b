import { cargoTotals, REGIONS } from '@shlyah/domain';
import type { OrderDto } from '../orders';
import type { LabelledCity, PointDetails } from '../points';
import type { DayGroupDto } from './day.dto';
import { isUnpriced } from './unfit';

/** Cities and points of the orders of a day. */
export interface PlacesById {
  towns: ReadonlyMap<number, LabelledCity>;
  points: ReadonlyMap<number, PointDetails>;
}

export type Side = 'sender' | 'receiver';

/** The pickup place or the destination: ids of city and point, 0 for none. */
function placeOf(order: OrderDto, side: Side) {
  const [kind, city, point] =
    side === 'sender'
      ? [order.delivery, order.addressId, order.pickupPoint]
      : [order.deliveryAddress, order.reciverAddressId, order.recivePoint];
  return kind === 'client' ? { city: city ?? 0, point: 0 } : { city: 0, point: point?.id ?? 0 };
}

/** The ids of cities and points of both sides. */
export function placesOf(orders: readonly OrderDto[]): { cities: number[]; points: number[] } {
  const places = orders.flatMap((order) => [placeOf(order, 'sender'), placeOf(order, 'receiver')]);
  const known = (ids: number[]) => [...new Set(ids)].filter((id) => id > 0);
  return { cities: known(places.map(({ city }) => city)), points: known(places.map(({ point }) => point)) };
}

/** Groups orders by region, town and point: Минск first, addresses before points. */
export function groupsOf(
  orders: readonly OrderDto[],
  side: Side,
  { towns, points }: PlacesById,
): DayGroupDto[] {
  const groups = new Map<string, { regionId: number; view: DayGroupDto; orders: OrderDto[] }>();
  for (const order of orders) {
    const at = placeOf(order, side);
    const point = points.get(at.point);
    const town = towns.get(point?.cityId ?? at.city);
    const key = `${town ? (point?.cityId ?? at.city) : 0} ${at.point}`;
    const group = groups.get(key) ?? {
      regionId: town?.regionId ?? Infinity,
      view: {
        region: REGIONS.find(({ id }) => id === town?.regionId)?.name ?? null,
        town: town?.label ?? 'Город не указан',
        point: point?.place.address ?? null,
        ids: [],
        places: 0,
        weight: 0,
        volume: 0,
        unpriced: 0,
      },
      orders: [],
    };
    group.orders.push(order);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, two) => one.regionId - two.regionId || byPlace(one.view, two.view))
    .map(({ view, orders: own }) => {
      const { places, weightKg, volumeM3 } = cargoTotals(own.flatMap(({ packages }) => packages));
      return {
        ...view,
        ids: own.map(({ id }) => id),
        places,
        weight: weightKg,
        volume: volumeM3,
        unpriced: own.filter(isUnpriced).length,
      };
    });
}

const byPlace = (one: DayGroupDto, two: DayGroupDto): number =>
  one.town.localeCompare(two.town, 'ru') || (one.point ?? '').localeCompare(two.point ?? '', 'ru');
