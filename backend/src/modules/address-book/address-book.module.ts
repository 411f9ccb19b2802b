import { Module } from '@nestjs/common';
import { AddressBookController } from './address-book.controller';
import { AddressBook } from './address-book.service';

@Module({ controllers: [AddressBookController], providers: [AddressBook], exports: [AddressBook] })
export class AddressBookModule {}
