import { Module } from '@nestjs/common';
import { JournalController } from './journal.controller';
import { JournalReader } from './journal-reader';

/** The journal as it is read; what is written into it comes from everywhere. */
@Module({ controllers: [JournalController], providers: [JournalReader] })
export class JournalModule {}
