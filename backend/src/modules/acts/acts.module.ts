import { Global, Module } from '@nestjs/common';
import { ContractsModule } from '../contracts';
import { DocumentsModule } from '../documents';
import { OrdersInActs } from '../orders';
import { ActNews } from './act-news';
import { ActTerm } from './act-term';
import { Agreement } from './agreement.service';
import { AgreementController } from './agreement.controller';
import { ObjectionAnswers } from './answers.service';
import { ObjectionsController } from './objections.controller';
import { ObjectionsOfChanges } from './objections-of-changes';
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
import { Debts } from './debts';
import { DebtsController } from './debts.controller';
import { LinesOfOrders } from './lines-of-orders';
import { MonthActsController } from './month-acts.controller';
import { OwnLinesController } from './own-lines.controller';
import { OwnLines } from './own-lines.service';
import { PaymentsController } from './payments.controller';
import { Payments } from './payments.service';
import { ReconciliationController } from './reconciliation.controller';
import { ReconciliationPapers } from './reconciliation-papers.service';
import { Reconciliations } from './reconciliations.service';
import { Settlements } from './settlements';

/** Acts of months. Global, because orders, which acts depend on, ask which of them stand in acts (`OrdersInActs`). */
@Global()
@Module({
  imports: [ContractsModule, DocumentsModule],
  controllers: [
    MonthActsController,
    OwnLinesController,
    ActSeriesController,
    ActsController,
    AgreementController,
    ObjectionsController,
    ActPapersController,
    PaymentsController,
    DebtsController,
    ReconciliationController,
  ],
  providers: [
    ActNumbers,
    ActSeriesService,
    ActWriter,
    ActReader,
    OwnLines,
    IssueActs,
    ActChanges,
    ActTerm,
    ActNews,
    Agreement,
    ObjectionAnswers,
    ObjectionsOfChanges,
    ActsFile,
    ActPapers,
    Settlements,
    Payments,
    Debts,
    Reconciliations,
    ReconciliationPapers,
    { provide: OrdersInActs, useClass: LinesOfOrders },
  ],
  exports: [OrdersInActs],
})
export class ActsModule {}
