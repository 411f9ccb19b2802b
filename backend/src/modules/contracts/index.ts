// The public interface of the module.
export type { Contract } from './contract.entity';
export { ContractOrders } from './contract-orders';
export type { ContractEdition } from './contract-edition.entity';
export { PublicContractReader } from './public-contract-reader';
export { ContractAnonymisation } from './contract-anonymisation';
export { ContractsModule } from './contracts.module';
