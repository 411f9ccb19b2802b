import {
  addressLine,
  addressOf,
  cargoLine,
  cargoFields,
  staffFields,
  failureText,
  formatPrice,
  orderFilterFields,
  ORDER_FIELD_GROUPS,
  priceFromWire,
  receiverFields,
  senderFields,
  tariffPlanFields,
  valueInWords,
  type Field,
} from '@shlyah/domain';
import type { Grouping } from '../../../ui/form/groups';
import { cargoItems } from '../../calculator/cargo/cargo-row';
import { editFields, type EditFields, type EditValues } from './values';

/** Names that the values carry as numbers. */
export interface Names {
  statuses: ReadonlyMap<string, string>;
  states: ReadonlyMap<string, string>;
  points: ReadonlyMap<string, string>;
}

type FieldName = keyof EditFields & string;
type GroupWords = (values: EditValues, names: Names) => string;

interface FieldGroup {
  label: string;
  fields: readonly FieldName[];
  words: GroupWords;
}

const named = (names: ReadonlyMap<string, string>, id: string): string => names.get(id) ?? `№\u00a0${id}`;

/** The texts of groups of several fields, and of fields that hold an id. */
const words: Readonly<Record<string, GroupWords>> = {
  status: ({ status }, names) => named(names.statuses, status),
  state: ({ state }, names) => named(names.states, state),
  price: (values) => formatPrice(priceFromWire(editFields(values).price)),
  failure: (values) => failureText(editFields(values)) ?? 'не сказано',
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
  ...staffFields,
  ...tariffPlanFields,
  externalId: orderFilterFields.externalId,
  ...senderFields,
  ...receiverFields,
  ...cargoFields,
};

const groupOf = (name: string): string => inOrder[name]?.group ?? name;

const fieldGroups: FieldGroup[] = [...new Set(Object.keys(inOrder).map(groupOf))].map((fieldGroup) => ({
  label:
    ORDER_FIELD_GROUPS[fieldGroup as keyof typeof ORDER_FIELD_GROUPS] ??
    inOrder[fieldGroup]?.label ??
    fieldGroup,
  fields: Object.keys(inOrder).filter((name) => groupOf(name) === fieldGroup) as FieldName[],
  words: words[fieldGroup] ?? fieldWords(fieldGroup),
}));

function fieldWords(name: string): GroupWords {
  const field = inOrder[name];
  return (values) => (field && valueInWords(field, values[name as keyof EditValues])) ?? '';
}

const GROUPS: readonly FieldGroup[] = [
  ...fieldGroups,
  { label: 'Груз', fields: ['packages'], words: ({ packages }) => cargoLine(cargoItems(packages)) },
];

/** The fields of an order as staff change them, compared and shown in groups. */
export const orderGroups = (names: Names): Grouping<EditValues> => ({
  groups: GROUPS.map((fieldGroup) => ({ ...fieldGroup, words: (values) => fieldGroup.words(values, names) })),
  clean: editFields,
});
