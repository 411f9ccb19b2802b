import { Global, Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { DocumentsModule } from '../documents';
import { OrdersInActs } from '../orders';
import { ActChanges } from './act-changes.service';
import { ActPapersController } from './act-papers.controller';
import { ActPapers } from './act-papers.service';
import { ActNumbers } from './act-numbers';
import { ActSeriesController } from './act-series.controller';
import { ActSeriesService } from './act-series.service';
import { ActReader } from './act-reader';
import { ActWriter } from './act-writer';
import { ActsController } from './acts.controller';
import { ActsFile } from './acts-file';
import { IssueActs } from './issue-acts.service';
import { LinesOfOrders } from './lines-of-orders';
import { MonthActsController } from './month-acts.controller';
import { OwnLinesController } from './own-lines.controller';
import { OwnLines } from './own-lines.service';

/** Acts of months. Global, because orders, which acts depend on, ask which of them stand in acts (`OrdersInActs`). */
@Global()
@Module({
  imports: [ContractsModule, DocumentsModule],
  controllers: [
    MonthActsController,
    OwnLinesController,
    ActSeriesController,
    ActsController,
    ActPapersController,
  ],
  providers: [
    ActNumbers,
    ActSeriesService,
    ActWriter,
    ActReader,
    OwnLines,
    IssueActs,
    ActChanges,
    ActsFile,
    ActPapers,
    { provide: OrdersInActs, useClass: LinesOfOrders },
  ],
  exports: [OrdersInActs],
})
export class ActsModule {}
