import {
  addressLine,
  addressOf,
  cargoLine,
  cargoFields,
  deskFields,
  formatPrice,
  ORDER_UNITS,
  priceFromWire,
  receiverFields,
  senderFields,
  tariffPlanFields,
  valueInWords,
  type Field,
} from '@shlyah/domain';
import { cargoItems } from '../form/wire';
import { editFields, type EditFields, type EditValues } from './values';

/** Names that the values carry as numbers. */
export interface Names {
  statuses: ReadonlyMap<string, string>;
  states: ReadonlyMap<string, string>;
  points: ReadonlyMap<string, string>;
}

type FieldName = keyof EditFields & string;
type Words = (values: EditValues, names: Names) => string;

/**
 * Fields of an order that are changed, shown and chosen together: half an address of one person and half of another
 * would be an address of nobody.
 */
export interface Unit {
  label: string;
  fields: readonly FieldName[];
  words: Words;
}

const named = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) ?? `№\u00a0${id}`;

/** The words of the units that are more than the value of one field, and of the fields that name something else. */
const words: Readonly<Record<string, Words>> = {
  status: ({ status }, names) => named(names.statuses, status),
  state: ({ state }, names) => named(names.states, state),
  price: (values) => formatPrice(priceFromWire(editFields(values).price)),
  contact: ({ contactPerson, contactPersonName, contactPersonPhone }) =>
    contactPerson ? [contactPersonName, contactPersonPhone].filter(Boolean).join(', ') : 'нет',
  sender: (values, names) =>
    values.delivery === 'client'
      ? addressLine(addressOf(editFields(values), 'sender'))
      : `пункт: ${named(names.points, values.pickupPoint)}`,
  person: ({ reciverType, organization, name }) =>
    reciverType === 'ur-lico' ? `${organization}, ${name}` : name,
  receiver: (values, names) =>
    values.deliveryAddress === 'client'
      ? addressLine(addressOf(editFields(values), 'receiver'))
      : `пункт: ${named(names.points, values.recivePoint)}`,
};

const inOrder: Readonly<Record<string, Field>> = {
  ...deskFields,
  ...tariffPlanFields,
  ...senderFields,
  ...receiverFields,
  ...cargoFields,
};

const unitOf = (name: string): string => inOrder[name]?.unit ?? name;

const fieldUnits: Unit[] = [...new Set(Object.keys(inOrder).map(unitOf))].map((unit) => ({
  label: ORDER_UNITS[unit as keyof typeof ORDER_UNITS] ?? inOrder[unit]?.label ?? unit,
  fields: Object.keys(inOrder).filter((name) => unitOf(name) === unit) as FieldName[],
  words: words[unit] ?? fieldWords(unit),
}));

function fieldWords(name: string): Words {
  const field = inOrder[name];
  return (values) => (field && valueInWords(field, values[name as keyof EditValues])) ?? '';
}

export const UNITS: readonly Unit[] = [
  ...fieldUnits,
  { label: 'Груз', fields: ['packages'], words: ({ packages }) => cargoLine(cargoItems(packages)) },
];

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
