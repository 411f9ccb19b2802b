import { formatPrice, priceFromWire } from '@shlyah/domain';
import type { Change } from '../history/history';
import type { OrderDto } from './dto/order.dto';
import type { PackageDto } from './dto/package.dto';

/** What no edit changes by itself. */
const unwatched = new Set<keyof OrderDto>(['id', 'version', 'date', 'user', 'estimate']);

/** What an edit changed, field by field, in words that people read: names of statuses, addresses of points. */
export function orderChanges(before: OrderDto, after: OrderDto): Change[] {
  return (Object.keys(after) as (keyof OrderDto)[])
    .filter((field) => !unwatched.has(field))
    .map((field) => ({ field, from: words(before, field), to: words(after, field) }))
    .filter(({ from, to }) => from !== to);
}

function words(order: OrderDto, field: keyof OrderDto): string | null {
  if (field === 'price') return formatPrice(priceFromWire(order.price));
  if (field === 'packages') return order.packages.map(describe).join('; ');
  const value = order[field];
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'object')
    return 'name' in value ? value.name : 'address' in value ? value.address : null;
  return String(value);
}

function describe({
  type,
  calculationType,
  length,
  width,
  height,
  volume,
  weight,
  name,
  count,
  TTN,
  returnTTN,
}: PackageDto): string {
  const size =
    calculationType === 'volume' ? volume && `${volume} м³` : length && `${length}×${width}×${height} см`;
  const parts = [
    kinds[type],
    name,
    size,
    weight && `${weight} кг`,
    count > 1 && `${count} шт.`,
    TTN && `ТТН ${TTN}`,
  ];
  return [...parts, returnTTN && 'вернуть ТТН'].filter(Boolean).join(', ');
}

const kinds = { package: 'посылка', product: 'товар', doc: 'документы' };
