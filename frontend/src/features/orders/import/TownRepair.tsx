import { inTown, nameKey, splitAddressCell, type ImportField } from '@shlyah/domain';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { useNotInList } from '../../company/useNotInList';
import { useCitySearch } from '../../points/useCitySearch';
import { usePoints } from '../../points/usePoints';

interface TownRepairProps {
  label: string;
  error: string;
  /** The text of the cell: a town, a point, or an address with its town. */
  value: string;
  /** Texts for the cell that the server offers. */
  choices: readonly string[];
  /** What the column of the cell tells. */
  field: ImportField | null | undefined;
  onChoose: (text: string) => void;
}

const townOf = (address: string): string => splitAddressCell(address)?.city ?? address;

/** The name, and under it what tells it from its namesakes. */
function inTwoLines(label: string): ComboboxOption {
  const [name = '', ...rest] = label.split(', ');
  return { id: label, label, name, ...(rest.length > 0 && { note: rest.join(', ') }) };
}

/** A town or a point that a cell does not name alone: chosen from those it may mean, or from all. */
export function TownRepair({ label, error, value, choices, field, onChoose }: TownRepairProps) {
  const named = (cell: string): string => (field === 'address' ? townOf(cell) : cell);
  const [text, setText] = useState(named(value));
  const searchCities = useCitySearch();
  const { points } = usePoints();
  const nothing = useNotInList();
  const search = async (query: string): Promise<readonly ComboboxOption[]> => {
    if (query === named(value) && choices.length > 0)
      return choices.map((choice) =>
        field === 'point' ? { id: choice, label: choice } : inTwoLines(named(choice)),
      );
    if (field !== 'point') return searchCities(query);
    const words = nameKey(query).split(' ');
    return points
      .filter(({ address }) => words.every((word) => nameKey(address).includes(word)))
      .map(({ id, address }) => ({ id, label: address }));
  };
  return (
    <Combobox
      label={label}
      error={error}
      value={text}
      picked={false}
      search={search}
      nothing={field === 'point' ? undefined : nothing}
      onChange={(typed, option) => {
        setText(typed);
        if (option) onChoose(field === 'address' ? inTown(value, option.label) : option.label);
      }}
    />
  );
}
