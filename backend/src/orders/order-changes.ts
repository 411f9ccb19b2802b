import { cargoLine, formatPrice, priceFromWire, staffOrderFields, type Field } from '@shlyah/domain';
import { diff } from '../history/diff';
import type { Change } from '../history/history';
import type { OrderDto } from './dto/order.dto';
import type { PackageDto } from './dto/package.dto';

const packages: Field = { kind: 'text', label: 'Груз' };

const words = {
  price: (price: number) => formatPrice(priceFromWire(price)),
  packages: (items: PackageDto[]) => cargoLine(items),
};

/** What an edit changed, field by field, in words that people read: names of statuses, addresses of points. */
export function orderChanges(before: OrderDto, after: OrderDto): Change[] {
  const state = (order: OrderDto) => ({ ...order, fragileCargo: order['fragileСargo'] });
  return diff({ ...staffOrderFields, packages }, state(before), state(after), words);
}
