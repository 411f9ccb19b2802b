import {
  ADDRESS_LABELS,
  ADDRESS_NAMES,
  capitalised,
  defaultDeliveryDate,
  deliveryDateProblem,
  formatDeadline,
  pickupDateProblem,
  tariffPlanFields,
  type Calendar,
} from '@shlyah/domain';
import type { CityOption } from '../../points/useCitySearch';
import { isUntouched, newRow, type CargoRow } from '../../calculator/cargo/cargo-row';
import type { OrderValues } from '../form/types';
import type { MessageFields } from './read-message';
import type { DateGuess } from './dates';
import type { Guess } from './scan';

/** The fields, and the words for the courier. */
export type ShownFields = MessageFields & { courier?: Guess };

type Name = keyof ShownFields | 'town';

/** A field that was read, as it is shown before it is filled in. */
export interface MessageRow {
  name: Name;
  label: string;
  value: string;
  from: string;
  /** What stands in the form and would be replaced; '' when nothing would. */
  instead: string;
  /** Why it is not filled in unless a person says so. */
  doubt: string;
}

/** What a date is judged by. */
interface Judged {
  now: Date;
  calendar: Calendar;
}

/** A field that was filled in, and how to take it back. */
export interface FilledMark {
  words: string;
  before: Partial<OrderValues>;
  after: Partial<OrderValues>;
}

const { receiver } = ADDRESS_NAMES;

/** The fields that hold a text as it was read. */
const TEXTS = {
  name: ['ФИО', 'name'],
  phone: ['Телефон', 'reciverPhone'],
  street: [ADDRESS_LABELS.street, receiver.street],
  house: [ADDRESS_LABELS.house, receiver.house],
  housing: [ADDRESS_LABELS.housing, receiver.housing],
  entrance: [ADDRESS_LABELS.entrance, receiver.entrance],
  floor: [ADDRESS_LABELS.floor, receiver.floor],
  flat: [ADDRESS_LABELS.flat, receiver.flat],
} as const satisfies Partial<Record<Name, readonly [string, keyof OrderValues]>>;

const OTHERS = {
  organization: 'Организация',
  extension: 'Добавочный',
  otherPhone: 'Второй телефон',
  toPoint: 'Куда доставить',
  town: ADDRESS_LABELS.city,
  places: 'Мест',
  sizes: 'Размеры, см',
  weight: 'Вес, кг',
  documents: 'Груз',
  fragile: 'Хрупкий груз',
  date: 'Когда доставить',
  pickup: tariffPlanFields.pickupDate.label,
  courier: 'Комментарий курьеру',
} as const satisfies Partial<Record<Name, string>>;

const ORDER: readonly Name[] = [
  'organization',
  'name',
  'phone',
  'extension',
  'otherPhone',
  'toPoint',
  'town',
  'street',
  'house',
  'housing',
  'entrance',
  'floor',
  'flat',
  'documents',
  'places',
  'sizes',
  'weight',
  'fragile',
  'date',
  'pickup',
  'courier',
];
const CARGO = ['documents', 'places', 'sizes', 'weight'] as const;
const ADDRESS: readonly Name[] = ['town', 'street', 'house', 'housing', 'entrance', 'floor', 'flat'];

const isCargo = (name: Name): boolean => CARGO.some((one) => one === name);
const isText = (name: Name): name is keyof typeof TEXTS => name in TEXTS;

/** What a guess reads as; the city is the one that was found. */
function wordsOf(name: Name, { value, begins }: DateGuess): string {
  if (name === 'toPoint') return 'В пункт выдачи — выберите его в форме';
  if (name === 'documents') return 'Документы';
  return name === 'date' || name === 'pickup' ? formatDeadline(value, begins) : value;
}

/** The fields of a message in the order of the form. */
export function rowsOf(
  fields: ShownFields,
  city: { option: CityOption; from: string } | null,
  values: OrderValues,
  judged: Judged,
): MessageRow[] {
  return ORDER.flatMap((name) => {
    const guess = name === 'town' ? city && { value: city.option.label, from: city.from } : fields[name];
    if (!guess) return [];
    const words = wordsOf(name, guess);
    const stands = standing(name, values, judged);
    return {
      name,
      value: words,
      from: guess.from,
      label: isText(name) ? TEXTS[name][0] : OTHERS[name],
      instead: stands === words ? '' : stands,
      doubt: doubtOf(name, guess.value, fields, values, judged),
    };
  });
}

/** What a person has put in this field, in words; '' while it is as the form began. */
function standing(name: Name, values: OrderValues, { now, calendar }: Judged): string {
  if (isText(name)) return values[TEXTS[name][1]];
  if (name === 'town') return values.reciverAddress;
  if (name === 'organization') return values.organization;
  if (name === 'pickup') return formatDeadline(values.pickupDate, values.pickupFrom);
  const isAsBegun = values.deliveryDate === defaultDeliveryDate(now, calendar) && values.deliveryFrom === '';
  if (name !== 'date' || isAsBegun) return '';
  return formatDeadline(values.deliveryDate, values.deliveryFrom);
}

function doubtOf(
  name: Name,
  value: string,
  fields: ShownFields,
  values: OrderValues,
  { now, calendar }: Judged,
): string {
  const isMore = isCargo(name) && !values.packages.every(isUntouched);
  if (isMore) return 'Груз уже указан: добавим ещё одно место';
  if (name === 'date') return deliveryDateProblem(value, now, calendar) ?? '';
  if (name === 'pickup' && values.delivery !== 'client') return 'Груз привозят в пункт: забирать не нужно';
  if (name === 'pickup') {
    const deliveryDate = fields.date?.value ?? values.deliveryDate;
    return pickupDateProblem(value, { deliveryDate, now, calendar }) ?? '';
  }
  return fields.toPoint && ADDRESS.includes(name) ? 'Для доставки в пункт адрес не нужен' : '';
}

/** Fills the chosen fields in; each mark takes one of them back. */
export function marksOf(
  rows: readonly MessageRow[],
  fields: ShownFields,
  city: CityOption | null,
  values: OrderValues,
): FilledMark[] {
  const chosen = new Set(rows.map(({ name }) => name));
  const mark = (words: string, after: Partial<OrderValues>): FilledMark => ({
    words,
    after,
    before: Object.fromEntries(Object.keys(after).map((name) => [name, values[name as keyof OrderValues]])),
  });
  const marks = rows.flatMap(({ name, label, value }) => {
    const after = valuesOf(name, fields, city);
    return after ? [mark(name === 'fragile' ? label : `${label}: ${value}`, after)] : [];
  });
  const comment = commentOf(chosen, fields, values.reciverComment);
  if (comment !== values.reciverComment)
    marks.push(mark('Комментарий к доставке', { reciverComment: comment }));
  const packages = packagesOf(chosen, fields, values.packages);
  if (packages) {
    const cargo = rows.filter(({ name }) => isCargo(name));
    marks.push(mark(cargo.map(({ label, value }) => `${label}: ${value}`).join(', '), { packages }));
  }
  return marks;
}

/** The values of a field that stands by itself in the form. */
function valuesOf(name: Name, fields: ShownFields, city: CityOption | null): Partial<OrderValues> | null {
  if (name === 'town') return city && { reciverAddress: city.label, reciverAddressId: String(city.id) };
  const { value } = fields[name] ?? { value: '' };
  if (isText(name)) return { [TEXTS[name][1]]: value };
  if (name === 'organization') return { reciverType: 'ur-lico', organization: value };
  if (name === 'toPoint') return { deliveryAddress: 'punkt' };
  if (name === 'fragile') return { fragileCargo: true };
  if (name === 'pickup') return { pickupDate: value, pickupFrom: fields.pickup?.begins ?? '' };
  return name === 'date' ? { deliveryDate: value, deliveryFrom: fields.date?.begins ?? '' } : null;
}

/** Appends an extension, a second phone, hours and a door phone to the courier's comment. */
function commentOf(chosen: ReadonlySet<Name>, fields: ShownFields, former: string): string {
  const lines = [
    former.trim(),
    chosen.has('extension') && fields.extension ? `Телефон: ${fields.extension.value}` : '',
    chosen.has('otherPhone') && fields.otherPhone ? `Второй телефон: ${fields.otherPhone.value}` : '',
    chosen.has('courier') && fields.courier ? capitalised(fields.courier.value) : '',
  ];
  return lines.slice(1).some(Boolean) ? lines.filter(Boolean).join('\n') : former;
}

/** The cargo with one row more; an untouched row gives way. */
function packagesOf(
  chosen: ReadonlySet<Name>,
  fields: ShownFields,
  rows: readonly CargoRow[],
): CargoRow[] | null {
  if (!CARGO.some((name) => chosen.has(name))) return null;
  const valueOf = (name: (typeof CARGO)[number]): string =>
    (chosen.has(name) ? fields[name]?.value : undefined) ?? '';
  const [length = '', width = '', height = ''] = valueOf('sizes').split('×');
  const row = newRow(chosen.has('documents') ? 'doc' : 'package');
  const places = valueOf('places') || row.places;
  return [
    ...rows.filter((one) => !isUntouched(one)),
    { ...row, length, width, height, weight: valueOf('weight'), places },
  ];
}
