// Orders for the pairwise tests: rows of choices from the domain's own enums, what a person types for a row, and what
// is then kept. A new value of an enum makes new rows by itself.
import {
  CALCULATION_TYPES,
  DELIVERY_KINDS,
  FRAGILE_ON_WIRE,
  PACKAGE_TYPES,
  RECEIVER_TYPES,
  USE_TTN,
} from '@shlyah/domain';
import { pairwise } from './pairwise.mjs';

const BOTH = [true, false];

export const factors = {
  delivery: [...DELIVERY_KINDS],
  deliveryAddress: [...DELIVERY_KINDS],
  reciverType: [...RECEIVER_TYPES],
  contactPerson: BOTH,
  cargo: PACKAGE_TYPES.flatMap((type) =>
    type === 'doc' ? [type] : CALCULATION_TYPES.map((measured) => `${type} by ${measured}`),
  ),
  waybill: USE_TTN.flatMap((use) => (use === 'yes' ? ['yes', 'yes, to be returned'] : [use])),
  fragile: BOTH,
  /** Whether the fields that need not be filled in are. */
  optional: BOTH,
  priced: BOTH,
};

export const rows = pairwise(factors);

/**
 * A row as what a person does on each step and what the API keeps of it. `cities` and `points` are those of the
 * product, `number` makes the texts of each row its own, `day` is a day of delivery.
 */
export function orderOf(row, number, { cities, points, day }) {
  const at = (list) => list[number % list.length];
  const ask = (name, way, value, kept = value) => ({ name, way, value, kept });
  const text = (name, value) => ask(name, 'text', value);
  const maybe = (name, value) => (row.optional ? text(name, value) : ask(name, 'text', '', null));
  const phone = (name, digits) =>
    ask(name, 'keys', `8029${digits}`, `+375 (29) ${digits.replace(/^(..)(..)(...)$/, '$1-$2-$3')}`);
  const figure = (name, value) => ask(name, 'keys', String(value).replace('.', ','), value);

  const place = (kind, names, point) => {
    if (kind === 'punkt') {
      const { id, address, hours, phone } = at(points);
      return [ask(names.point, 'select', String(id), { id, address, hours, phone })];
    }
    const { typed, name, kept, id } = at(cities);
    return [
      { ...ask(names.city, 'city', { typed, picked: name }, kept), also: { [names.cityId]: id } },
      text(names.street, `ул. ${point} Ёлочная ${number}`),
      text(names.house, `${number + 1}А`),
      maybe(names.housing, 'к2'),
      maybe(names.entrance, '3'),
      maybe(names.floor, '4'),
      maybe(names.flat, `${number}5`),
    ];
  };

  const sender = [
    ask('contactPerson', 'flag', row.contactPerson),
    ...(row.contactPerson
      ? [text('contactPersonName', `Анна Ко ${number}`), phone('contactPersonPhone', `11120${10 + number}`)]
      : []),
    ask('delivery', 'choice', row.delivery),
    ...place(row.delivery, SENDER, 'Первая'),
    maybe('comment', `Въезд «со двора» № ${number}`),
  ];
  const receiver = [
    ask('reciverType', 'choice', row.reciverType),
    ...(row.reciverType === 'ur-lico' ? [text('organization', `ОАО «Свет-${number}»`)] : []),
    text('name', `Пётр Ёлкин ${number}`),
    phone('reciverPhone', `76543${10 + number}`),
    ask('deliveryAddress', 'choice', row.deliveryAddress),
    ...place(row.deliveryAddress, RECEIVER, 'Вторая'),
    maybe('reciverComment', `Позвонить за ${number + 1} ч`),
  ];
  const item = (name) => `packages.0.${name}`;
  const [type, measured] = row.cargo.split(' by ');
  const isPackage = type === 'package';
  const measure = (name, value) =>
    isPackage || row.optional ? figure(item(name), value) : ask(item(name), 'text', '', null);
  const cargo = [
    ask(item('type'), 'select', type),
    ...(type === 'product' ? [text(item('name'), `Лампа ${number}`), figure(item('count'), 2 + number)] : []),
    ...(measured ? [ask(item('calculationType'), 'check', measured === 'volume', measured)] : []),
    ...(measured === 'sizes' ? [measure('length', 30.5), measure('width', 20), measure('height', 10)] : []),
    ...(measured === 'volume' ? [measure('volume', 0.125)] : []),
    ...(measured ? [figure(item('weight'), 1.25 + number)] : []),
    ask(item('useTTN'), 'check', row.waybill !== 'no', row.waybill.split(',')[0]),
    ...(row.waybill.startsWith('yes') ? [text(item('TTN'), `АА ${1234500 + number}`)] : []),
    ask(item('returnTTN'), row.waybill === 'no' ? 'none' : 'check', row.waybill.includes('returned')),
    { ...ask('fragileCargo', 'check', row.fragile), keptAs: FRAGILE_ON_WIRE },
  ];
  const plan = [
    ask('deliveryDate', 'moment', `${day.split('-').reverse().join('.')} 14:30`, `${day} 14:30`),
    ask('deliveryFrom', 'keys', '1030', '10:30'),
  ];
  return {
    steps: [sender, receiver, cargo, plan],
    /** BYN as typed by staff, or null while the price is being formed. */
    price: row.priced ? `${40 + number},5` : null,
    kept: keptOf([...sender, ...receiver, ...cargo, ...plan]),
    keptPrice: row.priced ? 40.5 + number : -1,
  };
}

const SENDER = {
  city: 'address',
  cityId: 'addressId',
  street: 'street',
  house: 'house',
  housing: 'housing',
  entrance: 'entrance',
  floor: 'floor',
  flat: 'flat',
  point: 'pickupPoint',
};
const RECEIVER = {
  city: 'reciverAddress',
  cityId: 'reciverAddressId',
  street: 'reciverStreet',
  house: 'reciverHouse',
  housing: 'reciverHousing',
  entrance: 'reciverEntrance',
  floor: 'reciverFloor',
  flat: 'reciverFlat',
  point: 'recivePoint',
};

const ASKED = [
  'contactPersonName',
  'contactPersonPhone',
  'organization',
  ...Object.values(SENDER),
  ...Object.values(RECEIVER),
];
const MEASURED = ['length', 'width', 'height', 'volume', 'weight', 'name', 'TTN'];

/** The order as the API tells it: what was not asked is null. */
function keptOf(questions) {
  const order = Object.fromEntries(ASKED.map((name) => [name, null]));
  const item = { ...Object.fromEntries(MEASURED.map((name) => [name, null])), count: 1 };
  for (const { name, kept, keptAs = name, also = {} } of questions) {
    const [, inItem] = /^packages\.0\.(.*)$/.exec(name) ?? [];
    if (inItem) item[inItem] = kept;
    else Object.assign(order, { [keptAs]: kept }, also);
  }
  return { ...order, packages: [item] };
}

/** Of an answer of the API the fields of `kept`, to be compared with it. */
export function sameFields(order, kept) {
  const { packages, ...rest } = kept;
  return {
    ...Object.fromEntries(Object.keys(rest).map((name) => [name, order[name]])),
    packages: order.packages.map((item) =>
      Object.fromEntries(Object.keys(packages[0]).map((name) => [name, item[name]])),
    ),
  };
}
