import { formatDateTime, formatPrice, priceFromWire, readNumber } from '@shlyah/domain';
import { addressText, receiverAddress, senderAddress } from '../address-words';
import { itemSize, itemTitle, itemWaybill, itemWeight } from '../cargo-words';
import { editFields, type EditRow, type EditValues } from './values';

/** Names that the values carry as numbers. */
export interface Names {
  statuses: ReadonlyMap<string, string>;
  states: ReadonlyMap<string, string>;
  points: ReadonlyMap<string, string>;
}

/**
 * Fields of an order that are changed, shown and chosen together: half an address of one person and half of another
 * would be an address of nobody.
 */
export interface Unit {
  label: string;
  fields: readonly (keyof EditValues)[];
  words: (values: EditValues, names: Names) => string;
}

const named = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) ?? `№\u00a0${id}`;

export const UNITS: readonly Unit[] = [
  { label: 'Статус', fields: ['status'], words: ({ status }, names) => named(names.statuses, status) },
  { label: 'Состояние', fields: ['state'], words: ({ state }, names) => named(names.states, state) },
  {
    label: 'Цена',
    fields: ['price'],
    words: ({ price }) => formatPrice(priceFromWire(readNumber(price))).replace(' ', '\u00a0'),
  },
  {
    label: 'Доставка',
    fields: ['deliveryDate'],
    words: ({ deliveryDate }) => formatDateTime(deliveryDate) || deliveryDate,
  },
  {
    label: 'Контактное лицо',
    fields: ['contactPerson', 'contactPersonName', 'contactPersonPhone'],
    words: ({ contactPerson, contactPersonName, contactPersonPhone }) =>
      contactPerson ? [contactPersonName, contactPersonPhone].filter(Boolean).join(', ') : 'нет',
  },
  {
    label: 'Откуда забрать',
    fields: [
      'delivery',
      'address',
      'addressId',
      'street',
      'house',
      'housing',
      'entrance',
      'flat',
      'floor',
      'pickupPoint',
    ],
    words: (values, names) =>
      values.delivery === 'client'
        ? addressText(senderAddress(values))
        : `пункт: ${named(names.points, values.pickupPoint)}`,
  },
  { label: 'Комментарий отправителя', fields: ['comment'], words: ({ comment }) => comment },
  {
    label: 'Получатель',
    fields: ['reciverType', 'organization', 'name'],
    words: ({ reciverType, organization, name }) =>
      reciverType === 'ur-lico' ? `${organization}, ${name}` : name,
  },
  { label: 'Телефон получателя', fields: ['reciverPhone'], words: ({ reciverPhone }) => reciverPhone },
  {
    label: 'Куда доставить',
    fields: [
      'deliveryAddress',
      'reciverAddress',
      'reciverAddressId',
      'reciverStreet',
      'reciverHouse',
      'reciverHousing',
      'reciverEntrance',
      'reciverFlat',
      'reciverFloor',
      'recivePoint',
    ],
    words: (values, names) =>
      values.deliveryAddress === 'client'
        ? addressText(receiverAddress(values))
        : `пункт: ${named(names.points, values.recivePoint)}`,
  },
  {
    label: 'Комментарий к доставке',
    fields: ['reciverComment'],
    words: ({ reciverComment }) => reciverComment,
  },
  {
    label: 'Груз',
    fields: ['packages'],
    words: ({ packages }) => packages.map(rowWords).join('; '),
  },
  {
    label: 'Хрупкий груз',
    fields: ['fragileCargo'],
    words: ({ fragileCargo }) => (fragileCargo ? 'да' : 'нет'),
  },
];

function rowWords(row: EditRow): string {
  const item = {
    ...row,
    length: readNumber(row.length),
    width: readNumber(row.width),
    height: readNumber(row.height),
    weight: readNumber(row.weight),
    volume: readNumber(row.volume),
    count: readNumber(row.count),
  };
  const count = row.type === 'product' && row.count !== '1' ? `${row.count} шт.` : '';
  return [itemTitle(item), itemSize(item), itemWeight(item), count, itemWaybill(item)]
    .filter((part) => part && part !== '—')
    .join(', ');
}

/** The units in which two states of an order differ; spelling and what does not apply are no difference. */
export function differing(one: EditValues, other: EditValues): Unit[] {
  const [a, b] = [editFields(one), editFields(other)];
  return UNITS.filter(({ fields }) =>
    fields.some((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field])),
  );
}

/** `values` with the units taken over from `source`. */
export function withUnits(values: EditValues, source: EditValues, units: readonly Unit[]): EditValues {
  const taken = units.flatMap(({ fields }) => fields.map((field) => [field, source[field]] as const));
  return { ...values, ...(Object.fromEntries(taken) as Partial<EditValues>) };
}
