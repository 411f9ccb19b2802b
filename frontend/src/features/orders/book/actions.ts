import {
  AddressBookService,
  type BookSide,
  type CreateBookEntryDto,
  type MergeBookEntriesDto,
  type UpdateBookEntryDto,
} from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export type BookQuery = Parameters<typeof AddressBookService.getBookEntries>[0];

export const getBookEntries = dataAction('getBookEntries', (query: BookQuery) =>
  AddressBookService.getBookEntries(query),
);

export type BookExportAsked = Parameters<typeof AddressBookService.exportBookEntries>[0];

/** One side of the book as a file. */
export const exportBookEntries = dataAction('exportBookEntries', (asked: BookExportAsked) =>
  AddressBookService.exportBookEntries(asked),
);

type BookTable = Parameters<typeof AddressBookService.importBookEntries>[0]['formData'];

/** A table as the entries that it would make; nothing is made. */
export const previewBookEntries = dataAction('previewBookEntries', (formData: BookTable) =>
  AddressBookService.previewBookEntries({ formData }),
);

export const importBookEntries = dataAction('importBookEntries', (formData: BookTable) =>
  AddressBookService.importBookEntries({ formData }),
);

export const getBookTemplate = dataAction('getBookTemplate', (side: BookSide) =>
  AddressBookService.getBookTemplate({ side }),
);

export const createBookEntry = dataAction('createBookEntry', (requestBody: CreateBookEntryDto) =>
  AddressBookService.createBookEntry({ requestBody }),
);

export const updateBookEntry = dataAction('updateBookEntry', (requestBody: UpdateBookEntryDto) =>
  AddressBookService.updateBookEntry({ requestBody }),
);

export const mergeBookEntries = dataAction('mergeBookEntries', (requestBody: MergeBookEntriesDto) =>
  AddressBookService.mergeBookEntries({ requestBody }),
);

export const deleteBookEntry = dataAction('deleteBookEntry', (id: number) =>
  AddressBookService.deleteBookEntry({ id }),
);
