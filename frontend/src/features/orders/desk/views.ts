import { addDays, NEW_ORDER_STATUS, toMinsk } from '@shlyah/domain';
import type { Counters } from '../types';

/** The filter of a one-click view, as it stands in the address of the list. */
export type ViewFilter = Readonly<Record<string, string>>;

export interface View {
  label: string;
  /** Which of the counters says how many orders are there; the view of all has none. */
  counter: keyof Counters | null;
  filter: ViewFilter;
}

/** The one-click views over the orders; `now` decides which days are today and tomorrow in Minsk. */
export function viewsAt(now: Date): readonly View[] {
  const today = toMinsk(now).slice(0, 10);
  return [
    { label: 'Все', counter: null, filter: {} },
    { label: 'Новые', counter: 'new', filter: { status: String(NEW_ORDER_STATUS) } },
    { label: 'Без цены', counter: 'noPrice', filter: { priceType: 'none' } },
    { label: 'На сегодня', counter: 'today', filter: { deliveryDay: today } },
    { label: 'На завтра', counter: 'tomorrow', filter: { deliveryDay: addDays(today, 1) } },
    { label: 'Хрупкие', counter: 'fragile', filter: { fragile: '1' } },
  ];
}

/** Whether the list shows exactly this view. */
export function isView(view: ViewFilter, shown: Readonly<Partial<Record<string, string>>>): boolean {
  const entries = Object.entries(shown).filter(([, value]) => value);
  return (
    entries.length === Object.keys(view).length && entries.every(([name, value]) => view[name] === value)
  );
}
