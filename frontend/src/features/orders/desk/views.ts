import { ORDER_VIEWS, toMinsk } from '@shlyah/domain';
import type { Counters } from '../types';

/** The filter of a one-click view, as it stands in the address of the list. */
export type ViewFilter = Readonly<Record<string, string>>;

export interface View {
  label: string;
  /** The counter with the number of its orders; the view of all orders has none. */
  counter: keyof Counters | null;
  filter: ViewFilter;
}

/** The one-click views over the orders; `now` decides which days are today and tomorrow in Minsk. */
export const viewsAt = (now: Date): readonly View[] =>
  ORDER_VIEWS.map(({ name, label, filter }) => ({
    label,
    counter: name === 'all' ? null : name,
    filter: asText(filter(toMinsk(now).slice(0, 10))),
  }));

const asText = (filter: object): ViewFilter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, value === true ? '1' : String(value)]),
  );

/** Whether the list shows exactly this view. */
export function isView(view: ViewFilter, shown: Readonly<Partial<Record<string, string>>>): boolean {
  const entries = Object.entries(shown).filter(([, value]) => value);
  return (
    entries.length === Object.keys(view).length && entries.every(([name, value]) => view[name] === value)
  );
}
