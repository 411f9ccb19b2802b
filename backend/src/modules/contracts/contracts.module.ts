import { Module } from '@nestjs/common';
import { PublicContractReader } from './public-contract-reader';
import { ContractsController } from './contracts.controller';
import { ContractAnonymisation } from './contract-anonymisation';
import { ContractsService } from './contracts.service';

@Module({
  controllers: [ContractsController],
  providers: [ContractsService, PublicContractReader, ContractAnonymisation],
  exports: [PublicContractReader, ContractAnonymisation],
})
export class ContractsModule {}
