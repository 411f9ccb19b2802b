import { nameKey, splitAddress } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFill } from '../../../ui/form/useFill';
import type { CityOption } from '../../points/useCitySearch';
import { ADDRESS_FIELDS, type AddressOwner } from './address-fields';

/** The city that the text of an address names; null for none or several. */
function namedCity(words: string, cities: readonly CityOption[]): CityOption | null {
  const key = ` ${nameKey(words)} `;
  const [only = null, ...others] = cities.filter(({ found }) => key.includes(` ${nameKey(found.city)} `));
  return others.length === 0 ? only : null;
}

/**
 * Splits a whole address that is pasted into the city field into the fields of its side, while street and house are empty.
 * `split` is true after that, until the next paste.
 */
export function usePastedAddress(
  side: AddressOwner,
  search: (query: string) => Promise<readonly CityOption[]>,
) {
  const { values } = useFormikContext<Record<string, string>>();
  const fill = useFill<Record<string, string>>();
  /** The words of the city, looked up once. */
  const [pasted, setPasted] = useState('');
  const name = ADDRESS_FIELDS[side];

  const pick = useEffectEvent((city: CityOption | null) => {
    // Later input or picks take precedence.
    if (city && values[name.city] === pasted)
      fill({ [name.city]: city.label, [name.cityId]: String(city.id) });
  });
  useEffect(() => {
    if (pasted === '') return;
    search(pasted).then(
      (cities) => pick(namedCity(pasted, cities)),
      () => undefined,
    );
  }, [pasted, search]);

  const paste = (text: string): boolean => {
    const parts = values[name.street] || values[name.house] ? null : splitAddress(text);
    setPasted(parts?.city ?? '');
    if (!parts) return false;
    const fields = Object.entries(parts).map(([part, value]) => [name[part as keyof typeof parts], value]);
    fill({ ...Object.fromEntries(fields), [name.cityId]: '' });
    return true;
  };
  return { split: pasted !== '', paste };
}
