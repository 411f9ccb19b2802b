import type { OpenAPIObject } from '@nestjs/swagger';
import { addDays, isDay, isDeliveryDay, minskDay, type Calendar } from '@shlyah/domain';

/** The day that the committed examples speak from. */
const WRITTEN = '2026-11-20';

const DAY_MS = 24 * 60 * 60_000;

/** By how many days the examples are moved: whole weeks, so that days of the week stay. */
export function daysSinceWritten(now: Date): number {
  const days = (Date.parse(minskDay(now)) - Date.parse(WRITTEN)) / DAY_MS;
  return Math.max(0, Math.ceil(days / 7)) * 7;
}

/** Days on which a delivery must be possible. */
const DELIVERIES = ['deliveryDate', 'deliveryDay'];

/**
 * The description with examples whose dates are as far from today as they were from the day on which they were written, so that what a reader
 * sends as it stands is taken in any year. The committed description keeps its dates.
 */
export function withCurrentDates(document: OpenAPIObject, days: number, calendar: Calendar): OpenAPIObject {
  if (days === 0) return document;
  const moved = (text: string, name: string): string => {
    const day = text.slice(0, 10);
    if (!isDay(day) || /^\d/.test(text.slice(10))) return text;
    let next = addDays(day, days);
    // A calendar without a single open day has none in a year either.
    for (let tries = 0; DELIVERIES.includes(name) && tries < 366 && !isDeliveryDay(next, calendar); tries++)
      next = addDays(next, 1);
    return next + text.slice(10);
  };
  const example = (value: unknown, name: string): unknown =>
    typeof value === 'string' ? moved(value, name) : mapped(value, name, example);
  const schema = (value: unknown, name: string): unknown =>
    mapped(value, name, (inner, key) =>
      key === 'example' || key === 'examples' ? example(inner, name) : schema(inner, key),
    );
  return schema(document, '') as OpenAPIObject;
}

/** The value with each of its parts replaced; parts of a list have its name. */
function mapped(value: unknown, name: string, replace: (inner: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => replace(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner, key)]));
}
