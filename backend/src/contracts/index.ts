// The door of the noun: what other nouns may use of it.
export type { Contract } from './contract.entity';
export { ContractRecords } from './contract-records';
export { ContractsModule } from './contracts.module';
