import { Suspense, useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../actions/Button';
import { Chip } from '../actions/Chip';
import { Skeleton } from '../feedback/Skeleton';
import { TextField } from '../fields/TextField';
import { Tools } from '../overlay/Tools';
import { useStateFrom } from '../useStateFrom';
import styles from './FilterBar.module.css';

interface Chosen {
  text: string;
  onRemove: () => void;
}

interface FilterBarProps {
  /** The search, beside the other fields of the filter. */
  search?: { label: string; hint: string; value: string; max: number; onSearch: (text: string) => void };
  /** Active conditions in words, the search included. */
  chosen: readonly Chosen[];
  onClear: () => void;
  /** The form of the other fields, rendered when opened; it may be lazy. */
  form?: ReactNode;
  /** Stands before the search, in one line with it where there is room. */
  heading?: ReactNode;
  /** Stands behind the filter's button; on a phone under «Ещё». */
  tools?: ReactNode;
  /** Stands between the search and what the filter opens. */
  children?: ReactNode;
}

/** The filter of a list: a search, a collapsible form and a chip for each active condition. */
export function FilterBar({ search, chosen, onClear, form, heading, tools, children }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const narrowed = chosen.length - (search?.value ? 1 : 0);
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        {heading}
        {search && <Search {...search} />}
        {form && (
          <Button
            kind="secondary"
            icon="filter"
            iconOnly="phones"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {narrowed > 0 ? `Фильтр: ${narrowed}` : 'Фильтр'}
          </Button>
        )}
        {tools && <Tools>{tools}</Tools>}
      </div>
      {children}
      <div id={panelId} hidden={!open}>
        {open && <Suspense fallback={<Skeleton height="180px" />}>{form}</Suspense>}
      </div>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label="Выбрано в фильтре">
          {chosen.map(({ text, onRemove }) => (
            <li key={text}>
              <Chip onRemove={onRemove}>{text}</Chip>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Button kind="quiet" size="small" onClick={onClear}>
                Сбросить всё
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function Search({ label, hint, value, max, onSearch }: NonNullable<FilterBarProps['search']>) {
  const [submitted, setSubmitted] = useState<string>();
  // A search submitted here keeps the input; Back or a reset replace it.
  const [text, setText] = useStateFrom(value, (search, typed?: string) =>
    typed !== undefined && search === submitted ? typed : search,
  );
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(text.trim());
        onSearch(text.trim());
      }}
    >
      <TextField
        type="search"
        label={label}
        labelHidden
        placeholder={hint}
        maxLength={max}
        value={text}
        onChange={setText}
      />
      <IconButton type="submit" icon="search" label="Найти" />
    </form>
  );
}
