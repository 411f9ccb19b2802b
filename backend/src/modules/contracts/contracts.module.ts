import { Module } from '@nestjs/common';
import { PublicContractReader } from './public-contract-reader';
import { ContractsController } from './contracts.controller';
import { OldContracts } from './old-contracts';
import { ContractsService } from './contracts.service';

@Module({
  controllers: [ContractsController],
  providers: [ContractsService, PublicContractReader, OldContracts],
  exports: [PublicContractReader, OldContracts],
})
export class ContractsModule {}
