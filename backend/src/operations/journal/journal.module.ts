import { Module } from '@nestjs/common';
import { JournalController } from './journal.controller';
import { JournalReader } from './journal-reader';

/** The journal as it is read; rows are written by all modules. */
@Module({ controllers: [JournalController], providers: [JournalReader] })
export class JournalModule {}
