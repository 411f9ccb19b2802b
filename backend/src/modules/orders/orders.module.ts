import { Global, Module } from '@nestjs/common';
import { AddressBookModule, AddressBookOrders } from '../address-book';
import { BulkRecord } from './write/bulk-record';
import { BulksController } from './bulks/bulks.controller';
import { BulksService } from './bulks/bulks.service';
import { CalculatorModule } from '../calculator';
import { MailModule } from '../notifications/channels/mail.module';
import { MessagesModule } from '../notifications/channels/messages.module';
import { ClientOrders } from '../users';
import { CreateOrderService } from './write/create-order.service';
import { EditOrderService } from './write/edit-order.service';
import { OrderAnonymisation } from './clients/order-anonymisation';
import { ContractOrders, ContractsModule } from '../contracts';
import { DeletedOrdersController } from './deleted/deleted-orders.controller';
import { DeletedOrders } from './deleted/deleted-orders.service';
import { OrderCheck } from './write/order-check';
import { HandoverProofs } from './proofs/handover-proofs';
import { ProofWriter } from './proofs/proof-writer';
import { ProofFilesController } from './proof-files/proof-files.controller';
import { ProofFiles } from './proof-files/proof-files.service';
import { OrderHandovers } from './write/order-handovers';
import { LaterDecisions } from './events/later-decisions';
import { OrderEvents } from './events/order-events';
import { StatusLookup } from './read/status-lookup';
import { OrderReader } from './read/order-reader';
import { MessageOrders } from '../notifications/channels/message-orders';
import { OrdersOfMessages } from './search/orders-of-messages';
import { ProposalsOfEdit } from './write/proposals-of-edit';
import { OrderWriter } from './write/order-writer';
import { PublicOrderReader } from './read/public-order-reader';
import { ExportController } from './export/export.controller';
import { OrderExport } from './export/order-export';
import { OrdersController } from './orders.controller';
import { ProgramOrders } from './programs/program-orders.service';
import { ProgramOrdersController, SandboxController } from './programs/programs.controller';
import { Sandbox } from './write/sandbox.service';
import { OrdersForBook } from './clients/orders-for-book';
import { OrdersOfContract } from './clients/orders-of-contract';
import { OrdersOfClient } from './clients/orders-of-client';
import { OrdersService } from './read/orders.service';
import { ImportedOrdersController } from './import/imported-orders.controller';
import { ImportedOrders } from './import/imported-orders.service';
import { OwnNumbers } from './read/own-numbers';
import { ImportController } from './import/import.controller';
import { ImportFiles } from './import/import-files';
import { ImportPreview } from './import/import-preview';
import { OrderReturns } from './returns/order-returns.service';
import { ReturnLists } from './returns/return-lists';
import { ReturnsController } from './returns/returns.controller';
import { BillableOrders } from './months/billable-orders';
import { MonthSummary } from './months/month-summary.service';
import { Months } from './months/months.service';
import { MonthsController } from './months/months.controller';
import { NotesController } from './notes/notes.controller';
import { OrderNotes } from './notes/notes.service';
import { ChangePreview } from './proposals/change-preview';
import { ProposalsController } from './proposals/proposals.controller';
import { ProposalsService } from './proposals/proposals.service';
import { TariffCheckController } from './tariff-check/tariff-check.controller';
import { TariffCheck } from './tariff-check/tariff-check.service';
import { TariffOrders } from './tariff-check/tariff-orders.service';
import { WaitingProposals } from './proposals/waiting-proposals';

/** Global, because modules that orders depend on use orders (`AddressBookOrders`, `ClientOrders`, `ContractOrders`). */
@Global()
@Module({
  imports: [AddressBookModule, CalculatorModule, ContractsModule, MailModule, MessagesModule],
  controllers: [
    // Before the operations of a numbered order.
    ReturnsController,
    BulksController,
    OrdersController,
    ProofFilesController,
    DeletedOrdersController,
    ExportController,
    ProgramOrdersController,
    SandboxController,
    ImportController,
    ImportedOrdersController,
    NotesController,
    ProposalsController,
    TariffCheckController,
    MonthsController,
  ],
  providers: [
    OrdersService,
    BulkRecord,
    BulksService,
    OrderReturns,
    ReturnLists,
    Months,
    MonthSummary,
    BillableOrders,
    OrderExport,
    ProgramOrders,
    ImportPreview,
    ImportFiles,
    ImportedOrders,
    Sandbox,
    OrderAnonymisation,
    CreateOrderService,
    EditOrderService,
    OrderHandovers,
    HandoverProofs,
    ProofWriter,
    ProofFiles,
    OrderCheck,
    ChangePreview,
    ProposalsService,
    TariffCheck,
    TariffOrders,
    OrderEvents,
    LaterDecisions,
    OrderNotes,
    StatusLookup,
    OrderReader,
    DeletedOrders,
    PublicOrderReader,
    OwnNumbers,
    OrderWriter,
    { provide: AddressBookOrders, useClass: OrdersForBook },
    { provide: ClientOrders, useClass: OrdersOfClient },
    { provide: MessageOrders, useClass: OrdersOfMessages },
    { provide: ContractOrders, useClass: OrdersOfContract },
    { provide: ProposalsOfEdit, useClass: WaitingProposals },
  ],
  exports: [
    AddressBookOrders,
    BillableOrders,
    ClientOrders,
    ContractOrders,
    DeletedOrders,
    EditOrderService,
    HandoverProofs,
    LaterDecisions,
    MessageOrders,
    OrderAnonymisation,
    OwnNumbers,
    ProofWriter,
    PublicOrderReader,
    ReturnLists,
    Sandbox,
  ],
})
export class OrdersModule {}
