import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { RunsModule } from '../runs';
import { OrderSelection } from './order-selection';
import { DocumentReader } from './document-reader';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { LabelsController } from './labels/labels.controller';
import { LabelsService } from './labels/labels.service';
import { PrintedLabels } from './labels/printed-labels.service';
import { OrderDocumentsService } from './order-documents.service';
import { RegisterDocuments } from './registers/register-documents.service';
import { RegisterEditions } from './registers/register-editions.service';
import { RegisterReader } from './registers/register-reader';
import { RegistersController } from './registers/registers.controller';
import { RegistersService } from './registers/registers.service';
import { RunSheetsController } from './runs/run-sheets.controller';
import { RunSheets } from './runs/run-sheets.service';

/** Documents of orders: договор, заявка, labels, registers and run sheets. */
@Module({
  imports: [ContractsModule, RunsModule],
  exports: [RegistersService],
  controllers: [DocumentsController, LabelsController, RegistersController, RunSheetsController],
  providers: [
    DocumentsService,
    DocumentReader,
    OrderSelection,
    LabelsService,
    PrintedLabels,
    OrderDocumentsService,
    RegisterReader,
    RegistersService,
    RegisterEditions,
    RegisterDocuments,
    RunSheets,
  ],
})
export class DocumentsModule {}
