// The door of the noun: what other nouns may use of it.
export type { Contract } from './contract.entity';
export type { ContractEdition } from './contract-edition.entity';
export { PublicContractReader } from './public-contract-reader';
export { ContractAnonymisation } from './contract-anonymisation';
export { ContractsModule } from './contracts.module';
