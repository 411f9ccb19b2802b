import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { RunsModule } from '../runs';
import { ChosenOrders } from './chosen-orders';
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
import { RunPapersController } from './runs/run-papers.controller';
import { RunPapers } from './runs/run-papers.service';

/** The documents of an order: договор, заявка and labels. */
@Module({
  imports: [ContractsModule, RunsModule],
  exports: [RegistersService],
  controllers: [DocumentsController, LabelsController, RegistersController, RunPapersController],
  providers: [
    DocumentsService,
    DocumentReader,
    ChosenOrders,
    LabelsService,
    PapersService,
    RegisterReader,
    RegistersService,
    RegisterPapers,
    RunPapers,
  ],
})
export class DocumentsModule {}
