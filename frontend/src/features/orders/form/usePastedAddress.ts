import { nameKey, splitAddress } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFill } from '../../../ui/form/useFill';
import type { CityOption } from '../../points/useCitySearch';
import { ADDRESS_FIELDS, type AddressOwner } from './address-fields';

/** The field that holds what the courier is told, by the owner of the address. */
const COMMENTS: Record<AddressOwner, string> = {
  sender: 'comment',
  receiver: 'reciverComment',
  entry: 'note',
};

/** The city that the text of an address names; null for none or several. */
function namedCity(words: string, cities: readonly CityOption[]): CityOption | null {
  const exact = cities.find((city) => city.exact);
  if (exact) return exact;
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
    const { comment, ...address } = parts;
    const fields = Object.entries(address).map(([part, value]) => [
      name[part as keyof typeof address],
      value,
    ]);
    // What no field of an address holds is told to the courier.
    const words = [values[COMMENTS[side]], comment].filter(Boolean).join('. ');
    fill({ ...Object.fromEntries(fields), [name.cityId]: '', ...(comment && { [COMMENTS[side]]: words }) });
    return true;
  };
  return { split: pasted !== '', paste };
}
