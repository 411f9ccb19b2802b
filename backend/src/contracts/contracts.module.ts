import { Module } from '@nestjs/common';
import { ContractReader } from './contract-reader';
import { ContractRecords } from './contract-records';
import { ContractsController } from './contracts.controller';
import { ContractsService } from './contracts.service';

@Module({
  controllers: [ContractsController],
  providers: [ContractsService, ContractReader, ContractRecords],
  exports: [ContractRecords],
})
export class ContractsModule {}
