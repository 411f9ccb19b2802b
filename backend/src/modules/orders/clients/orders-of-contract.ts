import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ContractOrders, type Contract } from '../../contracts';
import { Order } from '../model/order.entity';

/** Implements the orders interface of the contracts module. */
@Injectable()
export class OrdersOfContract extends ContractOrders {
  override has(manager: EntityManager, contractId: number): Promise<boolean> {
    return manager.existsBy(Order, { contractId });
  }

  override limitToAnonymised(query: SelectQueryBuilder<Contract>, column: string): void {
    query.andWhere(
      `NOT EXISTS (SELECT 1 FROM orders WHERE orders.contractId = ${column} AND orders.anonymisedAt IS NULL)`,
    );
  }
}
