import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { DocumentReader } from './document-reader';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';

/** The documents of an order: договор and заявка. */
@Module({
  imports: [ContractsModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, DocumentReader],
})
export class DocumentsModule {}
