import type { ImportField } from './fields';
import type { Heading } from './headings';
import { STATUS_NOTE } from './heading-rules';

type Names = Readonly<Partial<Record<ImportField, readonly string[]>>>;

/** Headings of shop systems, normalised: «shipping_city» is «shipping city». */
const NAMES: Names = {
  externalId: ['order id', 'order number', 'order no', 'order', 'order name', 'id'],
  organization: ['company', 'company name', 'organization', 'organisation'],
  name: ['name', 'full name', 'recipient', 'receiver', 'customer', 'buyer', 'contact', 'contact person'],
  surname: ['last name', 'lastname', 'surname'],
  patronymic: ['middle name', 'middlename'],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'phone number', 'mobile phone', 'cell phone'],
  address: [
    'address',
    'address 1',
    'address1',
    'address 1 2',
    'address line 1',
    'street address',
    'full address',
  ],
  region: ['state', 'province', 'region', 'zone', 'oblast'],
  district: ['district', 'county'],
  town: ['city', 'town'],
  street: ['street', 'street name'],
  house: ['house', 'house number', 'building'],
  entrance: ['entrance'],
  floor: ['floor'],
  flat: ['apartment', 'apt', 'flat', 'office'],
  point: ['pickup point', 'parcel shop'],
  receiverComment: ['comment', 'comments', 'note', 'notes', 'instructions', 'order comments', 'order notes'],
  deliveryDate: ['delivery date', 'date of delivery', 'deliver by', 'delivery day'],
  pickupDate: ['pickup date', 'date of pickup', 'collection date', 'pickup day'],
  fragile: ['fragile'],
  places: ['places', 'boxes', 'parcels', 'packages', 'number of packages', 'number of boxes'],
  count: ['item quantity', 'item qty', 'product quantity', 'items count'],
  unitWeight: ['item weight', 'unit weight', 'product weight'],
  weight: ['parcel weight', 'package weight', 'box weight'],
  totalWeight: ['total weight', 'order weight', 'cart weight', 'weight total'],
  sizes: ['dimensions', 'lxwxh', 'l x w x h', 'dimensions lxwxh'],
  length: ['length'],
  width: ['width'],
  height: ['height'],
  totalVolume: ['total volume'],
  cargoName: ['product', 'product name', 'item', 'item name', 'items', 'goods', 'products'],
};
const FIRST_NAMES = ['first name', 'firstname'];

/** Headings whose field a person confirms. */
const UNSURE: Names = {
  externalId: ['number', 'invoice no', 'invoice number'],
  deliveryDate: ['date', 'shipping date', 'ship date'],
  places: ['quantity', 'qty', 'count'],
  weight: ['weight', 'gross weight', 'net weight'],
  volume: ['volume'],
  note: ['address 2', 'address2', 'address line 2', 'phone 2', 'intercom', 'door code', 'landmark'],
};

const byName = (names: Names): ReadonlyMap<string, ImportField> =>
  new Map(
    (Object.entries(names) as [ImportField, readonly string[]][]).flatMap(([field, all]) =>
      all.map((name) => [name, field] as const),
    ),
  );
const SURE_FIELDS = new Map([...byName(NAMES), ...FIRST_NAMES.map((name) => [name, 'name'] as const)]);
const UNSURE_FIELDS = byName(UNSURE);

const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:date added|date created|created at|order date|timestamp|date modified|date paid)$/,
    'Это не день доставки: столбец не переносится',
  ],
  [/^(?:order )?status$/, STATUS_NOTE],
  [/^(?:postcode|post code|zip|zip code|postal code)$/, 'Индекс не нужен: город находим по названию'],
  [/^(?:email|e mail)(?: address)?$/, 'Эл. почты получателя в заказе нет: столбец не переносится'],
  [
    /^(?:total|subtotal|price|amount|order total|total amount|order total amount|item cost|cost)$/,
    'Объявленной ценности в заказе нет: столбец не переносится',
  ],
];

/** Whose column it is: «shipping phone», «billing phone». */
const WHOSE = /^(?:shipping|billing|delivery|recipient|receiver|customer|buyer|client|ship to|bill to) /;
/** Means another thing with a word before it: the «customer» is a person, a «shipping method» is none of ours. */
const OF_OTHERS = ['id', 'order', 'date', 'total', 'number', 'count', 'item', 'items', 'name of method'];

/** Interprets a normalised English heading; null for another one. */
export function englishHeading(key: string): Pick<Heading, 'field' | 'isUnsure' | 'note'> | null {
  const alone = key.replace(WHOSE, '');
  for (const name of alone === key || OF_OTHERS.includes(alone) ? [key] : [key, alone]) {
    const note = LEFT_OUT.find(([names]) => names.test(name))?.[1];
    if (note !== undefined) return { field: null, isUnsure: false, note };
    const sure = SURE_FIELDS.get(name);
    if (sure) return { field: sure, isUnsure: false, note: null };
    const unsure = UNSURE_FIELDS.get(name);
    if (unsure) return { field: unsure, isUnsure: true, note: null };
  }
  return null;
}

/** Whether a normalised heading tells of the payer, who may be another than the receiver. */
export const isOfPayer = (key: string): boolean => /^bill(?:ing|\sto) /.test(key);
