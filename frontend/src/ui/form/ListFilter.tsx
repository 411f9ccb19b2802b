import { formatDate, omit, type Field, type Fields } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { lazyPart } from '../lazy-part';
import { FilterBar } from './FilterBar';

// The fields with their calendar weigh more than the list itself: they load when the filter is opened.
const FilterFields = lazyPart(() => import('./FilterFields'));

interface ListFilterProps {
  fields: Fields;
  /** The field that is the search. */
  search?: string;
  /** Fields that are chosen elsewhere, such as by a link in the list. */
  unasked?: readonly string[];
  /** Valid texts of the fields. */
  chosen: Readonly<Record<string, string>>;
  /** All the texts; empty ones count for nothing. */
  onApply: (texts: Readonly<Record<string, string>>) => void;
  tools?: ReactNode;
}

/** The filter of a list, made of the table of its fields. */
export function ListFilter({ fields, search, unasked = [], chosen, onApply, tools }: ListFilterProps) {
  const rules: Readonly<Record<string, Field>> = fields;
  const sought = search === undefined ? undefined : rules[search];
  const clear = () => onApply({});
  return (
    <FilterBar
      {...(search !== undefined &&
        sought && {
          search: {
            label: 'Поиск',
            hint: sought.label,
            value: chosen[search] ?? '',
            max: sought.max ?? 100,
            onSearch: (text: string) => onApply({ ...chosen, [search]: text }),
          },
        })}
      chosen={Object.entries(chosen).map(([name, value]) => ({
        text: name === search ? `Поиск: ${value}` : inWords(rules[name] as Field, value),
        onRemove: () => onApply(omit(chosen, name)),
      }))}
      onClear={clear}
      form={
        <FilterFields
          fields={fields}
          shown={Object.keys(fields).filter((name) => name !== search && !unasked.includes(name))}
          chosen={chosen}
          onApply={onApply}
          onClear={clear}
        />
      }
      tools={tools}
    />
  );
}

/** «Итог: Не дошло», «С 20.11.2026», «Заказ № 125». */
function inWords({ kind, label, choiceLabels }: Field, value: string): string {
  if (kind === 'day') return `${label} ${formatDate(value)}`;
  if (kind === 'id') return `${label} ${value}`;
  return `${label}: ${choiceLabels?.[value] ?? value}`;
}
