import { Global, Module } from '@nestjs/common';
import { OrderProposals } from '../orders';
import { OrderProposalsController, ProposalsController } from './proposals.controller';
import { ProposalsOfOrders } from './proposals-of-orders';
import { ProposalsService } from './proposals.service';

/** Global, since orders, which are below, ask for theirs. */
@Global()
@Module({
  controllers: [OrderProposalsController, ProposalsController],
  providers: [ProposalsService, { provide: OrderProposals, useClass: ProposalsOfOrders }],
  exports: [OrderProposals],
})
export class ProposalsModule {}
