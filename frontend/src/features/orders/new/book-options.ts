import type { BookSide } from '@shlyah/domain';
import { useAppDispatch } from '../../../shared/hooks';
import type { ComboboxOption } from '../../../ui/fields/Combobox';
import { getBookEntries } from '../address-book/actions';
import { entryNote, entryTitle, entryValues, type BookEntry } from '../address-book/entry';
import type { OrderValues } from '../form/types';

/** An entry of the address book in a list of suggestions. */
export interface EntryOption extends ComboboxOption {
  entry: BookEntry;
}

export const optionOf = (entry: BookEntry): EntryOption => ({
  id: entry.id,
  label: entryTitle(entry),
  note: entryNote(entry),
  entry,
});

/** Finds entries of one side by their words. */
export function useBookSearch(side: BookSide): (query: string) => Promise<EntryOption[]> {
  const dispatch = useAppDispatch();
  return async (query) => {
    const { data } = await dispatch(getBookEntries({ side, search: query })).unwrap();
    return data.map(optionOf);
  };
}

/** Whether the form has all that the entry says. */
export const isFilledWith = (values: OrderValues, entry: BookEntry): boolean =>
  Object.entries(entryValues(entry)).every(([name, value]) => values[name as keyof OrderValues] === value);
