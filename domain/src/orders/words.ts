import { inSentence } from '../text/letter-case';
import type { Field } from '../validation/field';
import { FRAGILE_ON_WIRE, type ReceiverType } from './enums';
import { staffOrderFields } from './fields';
import { packageFields } from './package-fields';

/** Labels of the field groups (`Field.group`). */
export const ORDER_FIELD_GROUPS = {
  contact: 'Контактное лицо',
  sender: 'Откуда забрать',
  person: 'Получатель',
  receiver: 'Куда доставить',
} as const;

const orderField = (name: string): Field | undefined =>
  (staffOrderFields as Readonly<Record<string, Field>>)[name === FRAGILE_ON_WIRE ? 'fragileCargo' : name];

/** The label of a field by its wire path: `packages.1.weight` is «Место 2, вес». */
export function orderFieldLabel(path: string): string {
  if (path === 'packages') return 'Груз';
  if (path === 'reason') return 'Причина';
  if (path === 'estimate') return 'Расчёт';
  if (path === 'handover') return 'Вручение';
  if (path === 'ttnBack') return 'Возврат ТТН';
  if (path === 'cargoBack') return 'Возврат груза';
  const [, index, name] = /^packages\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index === undefined || name === undefined) return orderField(path)?.label ?? path;
  const field = (packageFields as Readonly<Record<string, Field>>)[name];
  return `Место ${Number(index) + 1}, ${inSentence(field?.label ?? name)}`;
}

/** The organization of a legal entity, otherwise the personal name. */
const nameOf = (isLegal: boolean, organization: string | null | undefined, name: string): string =>
  (isLegal && organization) || name;

interface Client {
  isLegalEntity: boolean;
  organization?: string | null;
  name: string;
}

export const clientName = ({ isLegalEntity, organization, name }: Client): string =>
  nameOf(isLegalEntity, organization, name);

interface Receiver {
  reciverType: ReceiverType;
  organization?: string | null;
  name: string;
}

export const receiverName = ({ reciverType, organization, name }: Receiver): string =>
  nameOf(reciverType === 'ur-lico', organization, name);
