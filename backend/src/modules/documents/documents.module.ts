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
import { RunSheetsController } from './runs/run-sheets.controller';
import { RunSheets } from './runs/run-sheets.service';

/** Documents of orders: договор, заявка, labels and run sheets; draws what other modules hand over. */
@Module({
  imports: [ContractsModule, RunsModule],
  exports: [DocumentsService, OrderSelection],
  controllers: [DocumentsController, LabelsController, RunSheetsController],
  providers: [
    DocumentsService,
    DocumentReader,
    OrderSelection,
    LabelsService,
    PrintedLabels,
    OrderDocumentsService,
    RunSheets,
  ],
})
export class DocumentsModule {}
