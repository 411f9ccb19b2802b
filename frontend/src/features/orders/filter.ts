import {
  cleanFields,
  FAILURES,
  fieldProblem,
  formatDate,
  orderFilterFields,
  ownNumberLabel,
  readFlag,
  type DateType,
  type Failure,
  type FieldRule,
  type PriceType,
  TRY_FAILURES,
  type ReceiverType,
  type TryFailure,
} from '@shlyah/domain';
import type { OrderFilterDto } from '@shlyah/api-client';
import type { Statuses } from './types';

/** Names of the filter's fields, as they stand in the address and on the wire. */
export type FilterField = keyof typeof orderFilterFields;
const FIELDS = Object.keys(orderFilterFields) as FilterField[];

/**
 * The filter as the panel edits it and as the address keeps it: texts, "" or absent when not set. `cityName` is the
 * city's name, for the readers of the filter.
 */
export type OrderFilter = Partial<Record<FilterField | 'search' | 'cityName', string>>;

const DATE_WORDS: Record<DateType, string> = orderFilterFields.dateType.choiceLabels;
const PRICE_WORDS: Record<PriceType, string> = orderFilterFields.priceType.choiceLabels;
const CLIENT_WORDS: Record<ReceiverType, string> = orderFilterFields.clientType.choiceLabels;

/** The filter without values that are empty, wrong or ruled out by another choice. */
export function tidyFilter(filter: OrderFilter): OrderFilter {
  const tidy: OrderFilter = {};
  for (const field of FIELDS) {
    const value = filter[field]?.trim();
    const rule: FieldRule = orderFilterFields[field];
    const counts = rule.when?.(filter) ?? true;
    if (value && counts && fieldProblem(rule, value, filter) === null) tidy[field] = value;
  }
  // «За всё время» is the absence of a filter.
  if (tidy.dateType === 'all') delete tidy.dateType;
  const search = filter.search?.trim();
  const cityName = tidy.city && filter.cityName?.trim();
  return { ...tidy, ...(search && { search }), ...(cityName && { cityName }) };
}

/** The filter in an address; invalid values are ignored. */
export const filterFromParams = (params: URLSearchParams): OrderFilter =>
  tidyFilter(Object.fromEntries(params));

/** The filter as the query of an address, `?status=4&dateType=week`; "" when nothing is set. */
export function filterToSearch(filter: OrderFilter): string {
  const query = new URLSearchParams(tidyFilter(filter) as Record<string, string>).toString();
  return query && `?${query}`;
}

/** The filter as the API takes it. */
export function filterQuery(filter: OrderFilter): { search: string | null; query: OrderFilterDto } {
  const { search = null, cityName: _name, ...fields } = tidyFilter(filter);
  return { search, query: cleanFields(orderFilterFields, fields) };
}

export interface FilterChip {
  text: string;
  /** Fields cleared with the chip. */
  fields: readonly (keyof OrderFilter)[];
}

/** The choices made, in words, one chip each. */
export function filterChips(filter: OrderFilter, statuses: Statuses | null, staff: boolean): FilterChip[] {
  const f = tidyFilter(filter);
  const nameOf = (list: readonly { id: number; name: string }[] | undefined, id: string) =>
    list?.find((one) => String(one.id) === id)?.name ?? `№\u00a0${id}`;
  const chips: (FilterChip | false | '' | undefined)[] = [
    f.search ? { text: `Поиск: ${f.search}`, fields: ['search'] } : false,
    f.status ? { text: `Статус: ${nameOf(statuses?.statuses, f.status)}`, fields: ['status'] } : false,
    f.state ? { text: `Состояние: ${nameOf(statuses?.states, f.state)}`, fields: ['state'] } : false,
    f.dateType ? { text: dateChip(f), fields: ['dateType', 'dateFrom', 'dateTo'] } : false,
    isHanded(f) ? { text: handedChip(f), fields: ['handedFrom', 'handedTo'] } : false,
    f.inTime
      ? { text: readFlag(f.inTime) ? 'Вручено в\u00a0срок' : 'Вручено позже срока', fields: ['inTime'] }
      : false,
    isFailed(f) ? { text: failedChip(f), fields: ['failedFrom', 'failedTo', 'failedFor'] } : false,
    f.priceType ? { text: priceChip(f), fields: ['priceType', 'priceMin', 'priceMax'] } : false,
    f.deliveryDay ? { text: `Доставка ${formatDate(f.deliveryDay)}`, fields: ['deliveryDay'] } : false,
    f.city ? { text: `Город: ${f.cityName ?? f.city}`, fields: ['city', 'cityName'] } : false,
    f.run ? { text: runChip(f.run), fields: ['run'] } : false,
    f.driver ? { text: `Водитель: ${f.driver}`, fields: ['driver'] } : false,
    f.failure ? { text: `Не доставлена: ${FAILURES[f.failure as Failure]}`, fields: ['failure'] } : false,
    f.clientType ? { text: CLIENT_WORDS[f.clientType as ReceiverType], fields: ['clientType'] } : false,
    f.open ? { text: readFlag(f.open) ? 'В работе' : 'Не в работе', fields: ['open'] } : false,
    f.needsPrice
      ? { text: readFlag(f.needsPrice) ? 'Нужна цена' : 'Цена не нужна', fields: ['needsPrice'] }
      : false,
    f.awaiting
      ? { text: readFlag(f.awaiting) ? 'Ждут ответа' : 'Не ждут ответа', fields: ['awaiting'] }
      : false,
    f.externalId ? { text: `${ownNumberLabel(staff)}: ${f.externalId}`, fields: ['externalId'] } : false,
    f.fragile ? { text: readFlag(f.fragile) ? 'Хрупкие' : 'Не хрупкие', fields: ['fragile'] } : false,
  ];
  return chips.filter((chip) => typeof chip === 'object');
}

/** «Рейс № 5». */
export const runChip = (run: string): string => (Number(run) > 0 ? `Рейс №\u00a0${run}` : 'Без рейса');

function dateChip({ dateType, dateFrom, dateTo }: OrderFilter): string {
  if (dateType !== 'period') return `Оформлен: ${DATE_WORDS[dateType as DateType].toLowerCase()}`;
  return ends('Оформлен', formatDate(dateFrom), formatDate(dateTo)) || 'Оформлен: за период';
}

/** «Вручено с 01.11.2026 по 30.11.2026», either end may be open. */
const handedChip = ({ handedFrom, handedTo }: OrderFilter): string =>
  ['Вручено', handedFrom && `с\u00a0${formatDate(handedFrom)}`, handedTo && `по\u00a0${formatDate(handedTo)}`]
    .filter(Boolean)
    .join(' ');

const isFailed = ({ failedFrom, failedTo, failedFor }: OrderFilter): boolean =>
  Boolean(failedFrom || failedTo || failedFor);

/** «Не вручили с 01.11.2026 по 30.11.2026: никого не было на месте», any part may be absent. */
const failedChip = ({ failedFrom, failedTo, failedFor }: OrderFilter): string =>
  [
    'Не вручили',
    failedFrom && `с\u00a0${formatDate(failedFrom)}`,
    failedTo && `по\u00a0${formatDate(failedTo)}`,
  ]
    .filter(Boolean)
    .join(' ') + (failedFor ? `: ${TRY_FAILURES[failedFor as TryFailure]}` : '');

/** Whether a filter asks when orders were handed over. */
export const isHanded = ({ handedFrom, handedTo }: OrderFilter): boolean => Boolean(handedFrom || handedTo);

function priceChip({ priceType, priceMin = '', priceMax = '' }: OrderFilter): string {
  if (priceType !== 'range') return `Цена: ${PRICE_WORDS[priceType as PriceType].toLowerCase()}`;
  const money = (text: string) => text && `${text.replace('.', ',')}\u00a0р`;
  return ends('Цена', money(priceMin), money(priceMax)) || 'Цена: в диапазоне';
}

/** «Цена от 5 р до 10 р», either end may be open. */
function ends(what: string, from: string, to: string): string {
  if (!from && !to) return '';
  return [what, from && `от ${from}`, to && `до ${to}`].filter(Boolean).join(' ');
}

/** The filter without the fields of a chip. */
export function without(filter: OrderFilter, fields: readonly (keyof OrderFilter)[]): OrderFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([field]) => !fields.includes(field as keyof OrderFilter)),
  );
}
