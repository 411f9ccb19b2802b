// The door of the noun: what other nouns may use of it.
export { AddressBook } from './address-book.service';
export { AddressBookModule } from './address-book.module';
export { BookedOrders, type BookedOrder } from './booked-orders';
export { BookEntry } from './book-entry.entity';
