import {
  ADDRESS_NAMES,
  cargoLine,
  formatPrice,
  priceFromWire,
  staffOrderFields,
  toKopecks,
  type Field,
  type OrderBody,
  type PackageBody,
} from '@shlyah/domain';
import { diff } from '../../../platform/journal/history/diff';
import type { Change } from '../../../platform/journal/history/history';
import type { OrderDto } from '../dto/order.dto';
import type { PackageDto } from '../dto/package.dto';
import { isSameJson } from '../model/same-json';

const packages: Field = { kind: 'text', label: 'Груз' };

const words = {
  price: (price: number) => formatPrice(priceFromWire(price)),
  packages: (items: PackageDto[]) => cargoLine(items),
};

/** The field with the name of a city, by the field with its id. */
const cityNames = new Map<string, string>(
  Object.values(ADDRESS_NAMES).map(({ city, cityId }) => [cityId, city]),
);

/**
 * The changes of an edit by field, as displayed texts: names of statuses, addresses of points. A city is given by its name, and by its id
 * only when both cities have the same name.
 */
export function orderChanges(before: OrderDto, after: OrderDto): Change[] {
  const state = (order: OrderDto) => ({ ...order, fragileCargo: order['fragileСargo'] });
  const changes = diff({ ...staffOrderFields, packages }, state(before), state(after), words);
  const changed = new Set(changes.map(({ field }) => field));
  return changes.filter(({ field }) => !changed.has(cityNames.get(field) ?? ''));
}

const quoteWords = ({ estimate, revisedEstimate }: OrderDto): string => {
  const { total } = revisedEstimate ?? estimate;
  return total === null ? 'по согласованию' : formatPrice(toKopecks(total));
};

/** The change of the quote that counts. */
export const quoteChange = (before: OrderDto, after: OrderDto): Change => ({
  field: 'estimate',
  from: quoteWords(before),
  to: quoteWords(after),
});

/** The order fields, besides cargo, that the tariff depends on. */
const pricedFields = ['deliveryAddress', 'reciverAddressId', 'recivePoint', 'fragileCargo'] as const;

/** Whether a change affects the estimate. */
export const affectsEstimate = (
  before: { body: OrderBody; packages: PackageBody[] },
  after: { body: OrderBody; packages: PackageBody[] },
): boolean =>
  pricedFields.some((name) => after.body[name] !== before.body[name]) ||
  !isSameJson(after.packages, before.packages);
