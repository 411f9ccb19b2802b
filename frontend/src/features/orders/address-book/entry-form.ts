import {
  addressBookFields,
  addressLine,
  cleanFields,
  emptyForm,
  formOf,
  omit,
  type BookSide,
  type FormOf,
} from '@shlyah/domain';
import { formDraft } from '../../../shared/storage';
import { groupsOf, type Grouping } from '../../../ui/form/groups';
import { schemaFrom } from '../../../ui/form/schema';
import type { BookEntry } from './entry';

export type EntryValues = FormOf<typeof addressBookFields>;

export const entrySchema = schemaFrom(addressBookFields);

export const valuesOf = (side: BookSide, entry?: BookEntry): EntryValues =>
  entry
    ? formOf(addressBookFields, entry)
    : { ...emptyForm(addressBookFields), side, receiverType: 'fiz-lico' };

const address = ['city', 'cityId', 'street', 'house', 'housing', 'entrance', 'flat', 'floor'] as const;

/** What two people change of an entry: the place is one. */
export const entryGroups: Grouping<EntryValues> = {
  groups: [
    ...groupsOf<EntryValues>(omit(addressBookFields, 'side', 'delivery', 'pointId', ...address)),
    {
      label: addressBookFields.delivery.label,
      fields: ['delivery', 'pointId', ...address],
      words: (values) => (values.delivery === 'client' ? addressLine(values) : `пункт № ${values.pointId}`),
    },
  ],
  clean: (values) => cleanFields(addressBookFields, values),
};

/** Unsent input, kept until the tab is closed. */
export const entryDraft = (user: number, name: string) =>
  formDraft<EntryValues>(`shlyah.book-draft.${user}.${name}`);
