import { storedByEachTab, type StoredValue } from '../../../shared/storage';
import type { Draft } from '../../../ui/form/start';
import { knownRows } from '../form/values';
import type { EditValues } from './values';

/** The unsaved edits of one order, by one person of the staff. */
export function editDraft(user: number, order: number): StoredValue<Draft<EditValues>> {
  const draft = storedByEachTab<Draft<EditValues>>(
    `shlyah.edit.${user}.${order}`,
    ({ version, base, values }) =>
      typeof version === 'number' && Array.isArray(base?.packages) && Array.isArray(values?.packages),
  );
  const known = (values: EditValues): EditValues => ({ ...values, packages: knownRows(values.packages) });
  return {
    ...draft,
    read: () => {
      const found = draft.read();
      return found && { ...found, base: known(found.base), values: known(found.values) };
    },
  };
}
