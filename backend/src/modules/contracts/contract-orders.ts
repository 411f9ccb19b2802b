import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Contract } from './contract.entity';

/** The orders that refer to contracts; the orders provide it. */
export abstract class ContractOrders {
  /** Whether an order refers to the contract. */
  abstract has(manager: EntityManager, contractId: number): Promise<boolean>;

  /** Limits the contracts to those of which every order is anonymised; `column` holds the id of a contract. */
  abstract limitToAnonymised(query: SelectQueryBuilder<Contract>, column: string): void;
}
