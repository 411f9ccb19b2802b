// The door of the noun: what other nouns may use of it.
export type { Contract } from './contract.entity';
export { PublicContractReader } from './public-contract-reader';
export { ContractsModule } from './contracts.module';
