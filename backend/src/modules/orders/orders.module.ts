import { Global, Module } from '@nestjs/common';
import { CalculatorModule } from '../calculator';
import { MailModule } from '../notifications/channels/mail.module';
import { MessagesModule } from '../notifications/channels/messages.module';
import { ClientOrders } from '../users';
import { CreateOrderService } from './create-order.service';
import { EditOrderService } from './edit-order.service';
import { OrderAnonymisation } from './order-anonymisation';
import { ContractsModule } from '../contracts';
import { OrderCheck } from './order-check';
import { OrderEvents } from './order-events';
import { StatusLookup } from './status-lookup';
import { OrderReader } from './order-reader';
import { OrderWriter } from './order-writer';
import { PublicOrderReader } from './public-order-reader';
import { OrdersController } from './orders.controller';
import { ProgramOrders } from './program-orders.service';
import { ProgramOrdersController, SandboxController } from './programs.controller';
import { Sandbox } from './sandbox.service';
import { OrdersOfClient } from './orders-of-client';
import { OrdersService } from './orders.service';
import { ChangePreview } from './proposals/change-preview';
import { OrderProposalsController, ProposalsController } from './proposals/proposals.controller';
import { ProposalsService } from './proposals/proposals.service';
import { WaitingProposals } from './proposals/waiting-proposals';

/** Global, since what is below orders asks for a client's. */
@Global()
@Module({
  imports: [CalculatorModule, ContractsModule, MailModule, MessagesModule],
  controllers: [
    OrdersController,
    ProgramOrdersController,
    SandboxController,
    OrderProposalsController,
    ProposalsController,
  ],
  providers: [
    OrdersService,
    ProgramOrders,
    Sandbox,
    OrderAnonymisation,
    CreateOrderService,
    EditOrderService,
    OrderCheck,
    ChangePreview,
    WaitingProposals,
    ProposalsService,
    OrderEvents,
    StatusLookup,
    OrderReader,
    PublicOrderReader,
    OrderWriter,
    { provide: ClientOrders, useClass: OrdersOfClient },
  ],
  exports: [ClientOrders, OrderAnonymisation, PublicOrderReader, Sandbox],
})
export class OrdersModule {}
