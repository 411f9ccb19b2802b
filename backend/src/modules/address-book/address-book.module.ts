import { Module } from '@nestjs/common';
import { AddressBookController } from './address-book.controller';
import { AddressBook } from './address-book.service';
import { BookExport } from './book-export';
import { BookImport } from './book-import';
import { BookFilesController } from './book-files.controller';

@Module({
  controllers: [AddressBookController, BookFilesController],
  providers: [AddressBook, BookExport, BookImport],
  exports: [AddressBook],
})
export class AddressBookModule {}
