import {
  formatDate,
  MONDAY_FIRST,
  publicHolidays,
  WEEKDAY_WORDS,
  type Calendar,
  type Fields,
  type Weekday,
} from '@shlyah/domain';
import type { UpdateCalendarDto } from '@shlyah/api-client';
import { array, mixed } from 'yup';
import { uniqueKey } from '../../../shared/unique-key';
import type { Grouping } from '../../../ui/form/groups';
import { schemaFrom } from '../../../ui/form/schema';

/** A day that differs from its weekday, as a row of the form. */
export interface CalendarDay {
  key: string;
  day: string;
  name: string;
}

export interface CalendarValues {
  /** Whether there is delivery. */
  weekdays: Record<Weekday, boolean>;
  /** The hour, '' for none. */
  closesAt: string;
  closed: CalendarDay[];
  open: CalendarDay[];
}

export type DayList = 'closed' | 'open';

export const calendarFields = {
  weekdays: { kind: 'text', label: 'Возим по дням недели' },
  closesAt: { kind: 'integer', label: 'Заказы на сегодня и на завтра принимаем' },
  closed: { kind: 'text', label: 'Праздники и выходные' },
  open: { kind: 'text', label: 'Рабочие дни вместо выходных' },
} as const satisfies Fields;

const rowFields = {
  day: { kind: 'day', required: true, label: 'День' },
  name: { kind: 'text', max: 100, label: 'Название' },
} as const satisfies Fields;

/** Days in a list at most, as the server takes them. */
export const MOST_DAYS = 200;

export const newDay = (day = '', name = ''): CalendarDay => ({ key: uniqueKey(), day, name });

/** The calendar as the form holds it. */
export function calendarValues({ weekdays, days, closesAt }: Calendar): CalendarValues {
  const listed = (isOpen: boolean) =>
    days.filter((one) => one.isOpen === isOpen).map(({ day, name }) => newDay(day, name));
  return {
    weekdays: Object.fromEntries(
      MONDAY_FIRST.map((name) => [name, weekdays.includes(name)]),
    ) as CalendarValues['weekdays'],
    closesAt: closesAt === null ? '' : String(closesAt),
    closed: listed(false),
    open: listed(true),
  };
}

/** The calendar that the form would save. */
export const calendarOf = ({ weekdays, closesAt, closed, open }: CalendarValues): Calendar => ({
  weekdays: MONDAY_FIRST.filter((name) => weekdays[name]),
  closesAt: closesAt === '' ? null : Number(closesAt),
  days: [
    ...closed.map(({ day, name }) => ({ day, isOpen: false, name: name.trim() })),
    ...open.map(({ day, name }) => ({ day, isOpen: true, name: name.trim() })),
  ],
});

export const calendarBody = (values: CalendarValues, version: number): UpdateCalendarDto => {
  const { weekdays, closesAt, days } = calendarOf(values);
  return { weekdays: [...weekdays], closesAt, days: [...days], version };
};

/** The server's errors at the rows of the form: it has both lists in one, as `calendarOf` puts them together. */
export const errorsOfDays = (
  errors: Readonly<Record<string, readonly string[]>>,
  { closed }: CalendarValues,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const [, at = '', field] = /^days\.(\d+)\.(\w+)$/.exec(path) ?? [];
      if (!field) return [path, texts];
      const row = Number(at);
      const where = row < closed.length ? `closed.${row}` : `open.${row - closed.length}`;
      return [`${where}.${field}`, texts];
    }),
  );

const rowsSchema = array().of(schemaFrom(rowFields));

export const calendarSchema = schemaFrom(
  { closesAt: calendarFields.closesAt },
  {
    weekdays: mixed<CalendarValues['weekdays']>().test(
      'some',
      'Выберите хотя бы один день',
      (chosen) => chosen !== undefined && Object.values(chosen).some(Boolean),
    ),
    closed: rowsSchema,
    open: rowsSchema,
  },
);

/** The list with a year's public holidays from `today` on; a day that either list has already stays as it is. */
export function withHolidays({ closed, open }: CalendarValues, year: number, today: string): CalendarDay[] {
  const known = new Set([...closed, ...open].map(({ day }) => day));
  const added = publicHolidays(year).filter(({ day }) => day >= today && !known.has(day));
  return inOrder([...closed, ...added.map(({ day, name }) => newDay(day, name))]);
}

/** Empty rows, being filled in, stay last. */
const inOrder = (list: readonly CalendarDay[]): CalendarDay[] =>
  list.toSorted((one, other) => ((one.day || '~') < (other.day || '~') ? -1 : 1));

const dayWords = (list: readonly CalendarDay[]): string =>
  inOrder(list)
    .map(({ day, name }) => `${formatDate(day)} ${name}`.trim())
    .join(', ');

export const hourWords = (hour: number | null): string => (hour === null ? 'в любое время' : `до ${hour}:00`);

export const weekdayWords = (weekdays: readonly Weekday[]): string =>
  MONDAY_FIRST.filter((name) => weekdays.includes(name))
    .map((name) => WEEKDAY_WORDS[name])
    .join(', ');

export const calendarGroups: Grouping<CalendarValues> = {
  groups: [
    {
      label: calendarFields.weekdays.label,
      fields: ['weekdays'],
      words: (values) => weekdayWords(calendarOf(values).weekdays),
    },
    {
      label: calendarFields.closesAt.label,
      fields: ['closesAt'],
      words: (values) => hourWords(calendarOf(values).closesAt),
    },
    { label: calendarFields.closed.label, fields: ['closed'], words: ({ closed }) => dayWords(closed) },
    { label: calendarFields.open.label, fields: ['open'], words: ({ open }) => dayWords(open) },
  ],
  clean: (values) => {
    const plain = (list: readonly CalendarDay[]) =>
      inOrder(list).map(({ day, name }) => ({ day, name: name.trim() }));
    return { ...values, closed: plain(values.closed), open: plain(values.open) };
  },
};
