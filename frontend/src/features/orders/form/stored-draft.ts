import { storedByEachTab, type StoredValue } from '../../../shared/storage';
import type { Draft } from '../../../ui/form/start';
import { knownRows, type CargoRow } from '../../calculator/cargo/cargo-row';

/** The draft of a form with rows of cargo; rows of a former version of the form get the fields that they lack. */
export function cargoDraft<Values extends { packages: CargoRow[] }>(key: string): StoredValue<Draft<Values>> {
  const draft = storedByEachTab<Draft<Values>>(
    key,
    ({ version, base, values }) =>
      typeof version === 'number' && Array.isArray(base?.packages) && Array.isArray(values?.packages),
  );
  const known = (values: Values): Values => ({ ...values, packages: knownRows(values.packages) });
  return {
    ...draft,
    read: () => {
      const found = draft.read();
      return found && { ...found, base: known(found.base), values: known(found.values) };
    },
  };
}
