import {
  ADDRESS_NAMES,
  cargoLine,
  formatPrice,
  priceFromWire,
  staffOrderFields,
  type Field,
  type OrderBody,
  type PackageBody,
} from '@shlyah/domain';
import { diff } from '../../../platform/journal/history/diff';
import type { Change } from '../../../platform/journal/history/history';
import type { OrderDto } from '../http/dto/order.dto';
import type { PackageDto } from '../http/dto/package.dto';
import { isSameJson } from '../same-json';

const packages: Field = { kind: 'text', label: 'Груз' };

const words = {
  price: (price: number) => formatPrice(priceFromWire(price)),
  packages: (items: PackageDto[]) => cargoLine(items),
};

/** The field with a city's name, by the field with its number. */
const cityNames = new Map<string, string>(
  Object.values(ADDRESS_NAMES).map(({ city, cityId }) => [cityId, city]),
);

/**
 * What an edit changed, field by field, in words that people read: names of statuses, addresses of points. A city is told by its
 * name, and by its number only where both have one name.
 */
export function orderChanges(before: OrderDto, after: OrderDto): Change[] {
  const state = (order: OrderDto) => ({ ...order, fragileCargo: order['fragileСargo'] });
  const changes = diff({ ...staffOrderFields, packages }, state(before), state(after), words);
  const changed = new Set(changes.map(({ field }) => field));
  return changes.filter(({ field }) => !changed.has(cityNames.get(field) ?? ''));
}

/** Order fields that the tariff reads, beside its cargo. */
const pricedFields = ['deliveryAddress', 'reciverAddressId', 'recivePoint', 'fragileCargo'] as const;

/** Whether a change makes the tariff answer otherwise. */
export const isPricedAnew = (
  before: { body: OrderBody; packages: PackageBody[] },
  after: { body: OrderBody; packages: PackageBody[] },
): boolean =>
  pricedFields.some((name) => after.body[name] !== before.body[name]) ||
  !isSameJson(after.packages, before.packages);
