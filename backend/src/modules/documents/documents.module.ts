import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { DocumentReader } from './document-reader';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { LabelsController } from './labels/labels.controller';
import { LabelsService } from './labels/labels.service';
import { PapersService } from './papers.service';
import { RegisterPapers } from './registers/register-papers.service';
import { RegisterReader } from './registers/register-reader';
import { RegistersController } from './registers/registers.controller';
import { RegistersService } from './registers/registers.service';

/** The documents of an order: договор, заявка and labels. */
@Module({
  imports: [ContractsModule],
  controllers: [DocumentsController, LabelsController, RegistersController],
  providers: [
    DocumentsService,
    DocumentReader,
    LabelsService,
    PapersService,
    RegisterReader,
    RegistersService,
    RegisterPapers,
  ],
})
export class DocumentsModule {}
