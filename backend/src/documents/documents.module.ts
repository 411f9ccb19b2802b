import { Module } from '@nestjs/common';
import { DocumentSource } from './document-source';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';

/** The papers of an order: договор and заявка. */
@Module({
  controllers: [DocumentsController],
  providers: [DocumentsService, DocumentSource],
})
export class DocumentsModule {}
