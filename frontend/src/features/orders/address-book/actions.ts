import { AddressBookService, type BookSide } from '@shlyah/api-client';
import { bodyOf, dataAction, formDataOf, idOf } from '../../../shared/action';

export const getBookEntries = dataAction('getBookEntries', AddressBookService.getBookEntries);

/** One side of the book as a file. */
export const exportBookEntries = dataAction('exportBookEntries', AddressBookService.exportBookEntries);

/** A table as the entries that it would make; nothing is made. */
export const previewBookEntries = dataAction(
  'previewBookEntries',
  formDataOf(AddressBookService.previewBookEntries),
);

export const importBookEntries = dataAction(
  'importBookEntries',
  formDataOf(AddressBookService.importBookEntries),
);

export const getBookTemplate = dataAction('getBookTemplate', (side: BookSide) =>
  AddressBookService.getBookTemplate({ side }),
);

export const createBookEntry = dataAction('createBookEntry', bodyOf(AddressBookService.createBookEntry));

export const updateBookEntry = dataAction('updateBookEntry', bodyOf(AddressBookService.updateBookEntry));

export const mergeBookEntries = dataAction('mergeBookEntries', bodyOf(AddressBookService.mergeBookEntries));

export const deleteBookEntry = dataAction('deleteBookEntry', idOf(AddressBookService.deleteBookEntry));
