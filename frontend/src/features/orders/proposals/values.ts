import {
  addressLine,
  addressOf,
  cargoLine,
  cleanFields,
  staffFields,
  formOf,
  FRAGILE_ON_WIRE,
  LIMITS,
  omit,
  ORDER_FIELD_GROUPS,
  own,
  packageFields,
  proposableFields,
  proposalFields,
  type Calendar,
  type Field,
  type Fields,
  type FormOf,
  type ProposalSide,
  type Values,
} from '@shlyah/domain';
import type { CreateProposalDto } from '@shlyah/api-client';
import { groupsOf, type Grouping } from '../../../ui/form/groups';
import { schemaFrom } from '../../../ui/form/schema';
import { deliveryDateSchema, pickupDateSchema } from '../form/schema';
import { packagesSchema } from '../../calculator/cargo/schema';
import { eachPlace, cargoItems, type CargoRow } from '../../calculator/cargo/cargo-row';
import { rowsOf } from '../form/values';
import type { Order, Proposal } from '../types';

/** Groups of a proposal: each is chosen, shown and sent as one. */
export const PARTS = {
  price: 'Цену',
  date: 'Дату доставки',
  receiver: 'Получателя, адрес или телефон',
  cargo: 'Груз',
  comments: 'Комментарии',
} as const;
export type Part = keyof typeof PARTS;

/** The groups that a side may propose about an order; the return has a question of its own. */
export function partsOf(side: ProposalSide, order: Pick<Order, 'status' | 'state'>): Part[] {
  const fields = proposableFields(side, order).filter((name) => name !== 'status');
  const parts = new Set(fields.map(partOf));
  return (Object.keys(PARTS) as Part[]).filter((part) => parts.has(part));
}

type Name = keyof typeof proposalFields;

const DAY_FIELDS: readonly string[] = ['deliveryDate', 'deliveryFrom', 'pickupDate', 'pickupFrom'];

const partOf = (name: string): Part => {
  if (name === 'price') return 'price';
  if (DAY_FIELDS.includes(name)) return 'date';
  if (name === 'fragileCargo' || name === FRAGILE_ON_WIRE || name === 'packages') return 'cargo';
  return name === 'comment' || name === 'reciverComment' ? 'comments' : 'receiver';
};

/** The form: the order's fields, what of them is to be otherwise, and why. */
export type ProposalValues = FormOf<typeof proposalFields> & {
  /** How the cargo is handed over, on which the pickup depends. */
  delivery: string;
  packages: CargoRow[];
  parts: Record<Part, boolean>;
  reason: string;
};

const none: Record<Part, boolean> = {
  price: false,
  date: false,
  receiver: false,
  cargo: false,
  comments: false,
};

/** The order as it is; a price that is being formed is an empty one. */
const asItIs = (order: Order): Omit<ProposalValues, 'parts' | 'reason'> => ({
  ...formOf(proposalFields, {
    ...order,
    price: order.price < 0 ? null : order.price,
    fragileCargo: order['fragile\u0421argo'],
  }),
  delivery: order.delivery,
  packages: rowsOf(order.packages),
});

/** Initial values: the order, or its side's pending proposal. */
export function proposalValues(order: Order, former?: Proposal): ProposalValues {
  if (!former) return { ...asItIs(order), parts: none, reason: '' };
  const { packages, ...fields } = omit(former.proposed, 'status');
  const cargo = (packages ?? []).map((item, id) => ({ ...item, id }) as Order['packages'][number]);
  const names = Object.keys(fields).map((name) => (name === 'fragile\u0421argo' ? 'fragileCargo' : name));
  const parts = new Set([...names.map(partOf), ...(packages ? ['cargo' as const] : [])]);
  const merged = { ...order, ...fields, packages: packages ? cargo : order.packages } as Order;
  // The price that follows from the cargo is not one that the client has named.
  if (former.side === 'client') parts.delete('price');
  return {
    ...asItIs(merged),
    parts: { ...none, ...Object.fromEntries([...parts].map((part) => [part, true])) },
    reason: former.reason,
  };
}

const isChosen = (values: Values, part: Part): boolean =>
  (own(values, 'parts') as ProposalValues['parts'] | undefined)?.[part] === true;

/** Only the chosen fields are proposed. */
const asked = Object.fromEntries(
  Object.entries<Field>(proposalFields).map(([name, field]) => [
    name,
    {
      ...field,
      ...(name === 'price' ? { allow: [] } : {}),
      when: (values: Values) => isChosen(values, partOf(name)) && (field.when?.(values) ?? true),
    },
  ]),
) as Fields;

/** The rules of the form over an order; a day that has passed is wrong only when another one is chosen. */
export const proposalSchema = (order: Order, now: () => Date, calendar: Calendar) =>
  schemaFrom(
    { ...asked, reason: { kind: 'text', required: true, max: LIMITS.reason } },
    {
      packages: packagesSchema(packageFields),
      deliveryDate: deliveryDateSchema(now, calendar, order.deliveryDate),
      pickupDate: pickupDateSchema(now, calendar, order.pickupDate ?? ''),
    },
  );

const cargoOf = (rows: readonly CargoRow[]) => eachPlace(rows).map((row) => cleanFields(packageFields, row));

/** Differences from the order, as they are sent. */
export function proposedChange(
  values: ProposalValues,
  order: Order,
): Omit<CreateProposalDto, 'reason' | 'version'> {
  const before = asItIs(order);
  const [was, is] = [cleanFields(proposalFields, before), cleanFields(proposalFields, values)];
  const changed = (Object.keys(is) as Name[]).filter(
    (name) => values.parts[partOf(name)] && is[name] !== was[name],
  );
  const fields = changed.map((name) => [name === 'fragileCargo' ? 'fragile\u0421argo' : name, is[name]]);
  const packages = cargoOf(values.packages);
  const hasOtherCargo =
    values.parts.cargo && JSON.stringify(packages) !== JSON.stringify(cargoOf(before.packages));
  return { ...Object.fromEntries(fields), ...(hasOtherCargo ? { packages } : {}) };
}

/** A place is one thing: half of one and half of another would be no place. */
const DESTINATION = (Object.keys(proposalFields) as Name[]).filter(
  (name) => (proposalFields as Fields)[name]?.group === 'receiver',
);

/** Groups of a proposal compared and chosen when the order changes meanwhile. */
export const proposalGroups: Grouping<ProposalValues> = {
  groups: [
    ...groupsOf<ProposalValues>(omit(proposalFields, ...DESTINATION)),
    {
      label: ORDER_FIELD_GROUPS.receiver,
      fields: DESTINATION,
      words: (values) =>
        values.deliveryAddress === 'client'
          ? addressLine(addressOf(cleanFields(proposalFields, values), 'receiver'))
          : `пункт №\u00a0${values.recivePoint}`,
    },
    { label: PARTS.cargo, fields: ['packages'], words: ({ packages }) => cargoLine(cargoItems(packages)) },
    {
      label: 'Что изменить',
      fields: ['parts'],
      words: ({ parts }) =>
        (Object.keys(PARTS) as Part[])
          .filter((part) => parts[part])
          .map((part) => PARTS[part])
          .join(', '),
    },
    { label: 'Почему', fields: ['reason'], words: ({ reason }) => reason },
  ],
  clean: ({ packages, parts, reason, ...fields }) => ({
    ...cleanFields(proposalFields, fields),
    packages: cargoOf(packages),
    parts,
    reason: reason.trim(),
  }),
};

export const priceLabel = `Новая ${staffFields.price.label.toLowerCase()}`;
