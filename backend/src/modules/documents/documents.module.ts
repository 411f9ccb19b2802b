import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { DocumentReader } from './document-reader';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { LabelsController } from './labels/labels.controller';
import { LabelsService } from './labels/labels.service';
import { PapersService } from './papers.service';

/** The documents of an order: договор, заявка and labels. */
@Module({
  imports: [ContractsModule],
  controllers: [DocumentsController, LabelsController],
  providers: [DocumentsService, DocumentReader, LabelsService, PapersService],
})
export class DocumentsModule {}
