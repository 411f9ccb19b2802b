// The public interface of the module.
export { AddressBook } from './address-book.service';
export { AddressBookModule } from './address-book.module';
export { AddressBookOrders, type AddressBookOrder } from './address-book-orders';
export { BookEntry } from './book-entry.entity';
export { COMMENT_FIELDS, notesOf } from './book-notes';
