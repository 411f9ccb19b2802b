import { LIMITS } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { FilterBar } from '../../../ui/form/FilterBar';
import { lazyPart } from '../../../ui/lazy-part';
import { filterChips, tidyFilter, without, type OrderFilter } from '../filter';
import type { Statuses } from '../types';

// The fields with their calendar weigh more than the list itself: they load when the filter is opened.
const FilterPanel = lazyPart(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

interface OrderFiltersProps {
  filter: OrderFilter;
  statuses: Statuses | null;
  /** The whole new filter; the owner puts it into the address and goes to page 1. */
  onChange: (filter: OrderFilter) => void;
  /** Fields of the search, shown as a tooltip. */
  searchHint?: string;
  staff?: boolean;
  /** Stands before the search, in one line with it where there is room. */
  heading?: ReactNode;
  /** Stands behind the filter's button. */
  tools?: ReactNode;
  /** Stands between the search and what the filter opens. */
  children?: ReactNode;
}

/** The filter of a list of orders. */
export function OrderFilters({
  filter,
  statuses,
  onChange,
  searchHint = 'Номер, получатель, телефон, адрес, ТТН',
  staff = false,
  ...around
}: OrderFiltersProps) {
  const change = (part: OrderFilter) => onChange(tidyFilter({ ...filter, ...part }));
  return (
    <FilterBar
      search={{
        label: 'Поиск по заказам',
        hint: searchHint,
        value: filter.search ?? '',
        max: LIMITS.search,
        onSearch: (search) => change({ search }),
      }}
      chosen={filterChips(filter, statuses, staff).map(({ text, fields }) => ({
        text,
        onRemove: () => onChange(without(filter, fields)),
      }))}
      onClear={() => onChange({})}
      form={
        <FilterPanel
          filter={filter}
          statuses={statuses}
          staff={staff}
          onApply={change}
          onClear={() => onChange({})}
        />
      }
      {...around}
    />
  );
}
