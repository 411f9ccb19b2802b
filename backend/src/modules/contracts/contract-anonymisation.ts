import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { inBatches, type Rest } from '../../platform/database/batches';
import { Database } from '../../platform/database/database';
import { Clock } from '../../platform/common/clock';
import { ContractEdition } from './contract-edition.entity';
import { Contract } from './contract.entity';
import { ContractOrders } from './contract-orders';

/** Contracts per unit of work. */
const batchSize = 50;

/** Values of the personal columns after anonymisation; the number, the date and the firm's УНП stay. */
const anonymisedColumns = {
  fullName: 'Данные удалены',
  position: '',
  doc: '',
  contactPerson: '',
  phone: '',
  email: '',
  accountingEmail: null,
  address: '',
  postcode: '',
  pc: '',
  bank: '',
  bankAddress: '',
};

/** Deletes or anonymises the contracts of deleted clients when no order needs them any more (docs/contract.md#leaving). */
@Injectable()
export class ContractAnonymisation {
  constructor(
    private readonly database: Database,
    private readonly orders: ContractOrders,
    private readonly clock: Clock,
  ) {}

  anonymise(rest?: Rest): Promise<number> {
    return inBatches(batchSize, () => this.database.write((tx) => this.anonymiseSome(tx)), rest);
  }

  private async anonymiseSome(tx: EntityManager): Promise<number> {
    const query = tx
      .createQueryBuilder(Contract, 'contract')
      .select('contract.id')
      .where('contract.userId IS NULL AND contract.anonymisedAt IS NULL');
    this.orders.limitToAnonymised(query, 'contract.id');
    const contracts = await query.take(batchSize).getMany();
    for (const { id } of contracts) {
      await this.updateOrDelete(tx, id, { ...anonymisedColumns, anonymisedAt: this.clock.now() });
    }
    const contractId = In(contracts.map(({ id }) => id));
    await tx.update(ContractEdition, { contractId }, { particulars: '{}' });
    return contracts.length;
  }

  /** Detaches the contract from a deleted client if orders refer to it, else deletes it. */
  async detach(tx: EntityManager, userId: number): Promise<void> {
    const contract = await tx.findOneBy(Contract, { userId });
    const detached = { userId: null, scanRegistrationFileId: null, scanProxyFileId: null };
    if (contract) await this.updateOrDelete(tx, contract.id, detached);
  }

  private async updateOrDelete(tx: EntityManager, id: number, kept: Partial<Contract>): Promise<void> {
    if (await this.orders.has(tx, id)) await tx.update(Contract, { id }, kept);
    else await tx.delete(Contract, { id });
  }
}
