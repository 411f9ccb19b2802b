import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/actions/Button';
import { Chip } from '../../../ui/actions/Chip';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { TextField } from '../../../ui/fields/TextField';
import { useStateFrom } from '../../../ui/useStateFrom';
import { filterChips, tidyFilter, without, type OrderFilter } from '../filter';
import styles from './Filters.module.css';
import type { Statuses } from '../types';

// The fields with their calendar weigh more than the list itself: they load when the filter is opened.
const FilterPanel = lazy(async () => ({ default: (await import('./FilterPanel')).FilterPanel }));

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

/** Search, the collapsible filter and a chip for each choice made. */
export function OrderFilters({
  filter,
  statuses,
  onChange,
  searchHint = 'Номер, получатель, телефон, адрес, ТТН',
  staff = false,
  heading,
  tools,
  children,
}: OrderFiltersProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<string>();
  // A filter this form put into the address keeps the input; Back or a reset replace it.
  const [text, setText] = useStateFrom(filter.search ?? '', (search, typed?: string) =>
    typed !== undefined && search === asked ? typed : search,
  );
  const panelId = useId();

  const chips = filterChips(filter, statuses, staff);
  const narrowed = chips.filter(({ fields }) => !fields.includes('search')).length;
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        {heading}
        <form
          role="search"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const next = tidyFilter({ ...filter, search: text });
            setAsked(next.search ?? '');
            onChange(next);
          }}
        >
          <TextField
            type="search"
            label="Поиск по заказам"
            labelHidden
            placeholder={searchHint}
            maxLength={100}
            value={text}
            onChange={setText}
          />
          <IconButton type="submit" icon="search" label="Найти" />
        </form>
        <Button
          kind="secondary"
          icon="filter"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {narrowed > 0 ? `Фильтр: ${narrowed}` : 'Фильтр'}
        </Button>
        {tools}
      </div>
      {children}
      <div id={panelId} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton height="180px" />}>
            <FilterPanel
              filter={filter}
              statuses={statuses}
              staff={staff}
              onApply={(next) => onChange(tidyFilter({ ...filter, ...next }))}
              onClear={() => onChange({})}
            />
          </Suspense>
        )}
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Выбрано в фильтре">
          {chips.map(({ text: words, fields }) => (
            <li key={words}>
              <Chip onRemove={() => onChange(without(filter, fields))}>{words}</Chip>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Button kind="quiet" size="small" onClick={() => onChange({})}>
                Сбросить всё
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
