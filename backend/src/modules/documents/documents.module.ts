import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { RunsModule } from '../runs';
import { ConfirmationsController } from './confirmations/confirmations.controller';
import { Confirmations } from './confirmations/confirmations.service';
import { OrderSelection } from './order-selection';
import { DocumentReader } from './document-reader';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { LabelsController } from './labels/labels.controller';
import { LabelsService } from './labels/labels.service';
import { PrintedLabels } from './labels/printed-labels.service';
import { OrderDocumentsService } from './order-documents.service';
import { WaybillsController } from './returns/waybills.controller';
import { WaybillPapers } from './returns/waybill-papers.service';
import { RunSheetsController } from './runs/run-sheets.controller';
import { RunSheets } from './runs/run-sheets.service';

/** Documents of orders: договор, заявка, labels, run sheets and lists of waybills; draws what other modules hand over. */
@Module({
  imports: [ContractsModule, RunsModule],
  exports: [DocumentsService, OrderSelection],
  controllers: [
    DocumentsController,
    LabelsController,
    RunSheetsController,
    WaybillsController,
    ConfirmationsController,
  ],
  providers: [
    DocumentsService,
    DocumentReader,
    OrderSelection,
    LabelsService,
    PrintedLabels,
    OrderDocumentsService,
    RunSheets,
    WaybillPapers,
    Confirmations,
  ],
})
export class DocumentsModule {}
