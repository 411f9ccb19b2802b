import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { inBatches, type Rest } from '../../platform/database/batches';
import { Database } from '../../platform/database/database';
import { Clock } from '../../platform/common/clock';
import { ContractEdition } from './contract-edition.entity';
import { Contract } from './contract.entity';

/** Contracts of one unit of work. */
const most = 50;

/** The personal columns of a contract, and their values afterwards; its number, its date and the firm's УНП stay. */
const nobody = {
  fullName: 'Данные удалены',
  ...{ position: '', doc: '', contactPerson: '', phone: '', email: '' },
  ...{ address: '', postcode: '', pc: '', bank: '', bankAddress: '' },
};

/** Contracts of deleted clients: they go, or lose their people, with the last order that needs them (docs/contract.md#leaving). */
@Injectable()
export class OldContracts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  forget(rest?: Rest): Promise<number> {
    return inBatches(most, () => this.database.write((tx) => this.forgetSome(tx)), rest);
  }

  private async forgetSome(tx: EntityManager): Promise<number> {
    const contracts = await tx
      .createQueryBuilder(Contract, 'contract')
      .select('contract.id')
      .where('contract.userId IS NULL AND contract.anonymisedAt IS NULL')
      .andWhere(
        'NOT EXISTS (SELECT 1 FROM orders WHERE orders.contractId = contract.id AND orders.anonymisedAt IS NULL)',
      )
      .take(most)
      .getMany();
    for (const { id } of contracts) {
      await keepOrDelete(tx, id, { ...nobody, anonymisedAt: this.clock.now() });
    }
    const contractId = In(contracts.map(({ id }) => id));
    await tx.update(ContractEdition, { contractId }, { particulars: '{}' });
    return contracts.length;
  }

  /** Leaves the contract of a client who is deleted with the orders that name it; without such orders it goes. */
  async leave(tx: EntityManager, userId: number): Promise<void> {
    const contract = await tx.findOneBy(Contract, { userId });
    const left = { userId: null, scanRegistrationFileId: null, scanProxyFileId: null };
    if (contract) await keepOrDelete(tx, contract.id, left);
  }
}

async function keepOrDelete(tx: EntityManager, id: number, kept: Partial<Contract>): Promise<void> {
  const orders = await tx.query<object[]>('SELECT id FROM orders WHERE contractId = ? LIMIT 1', [id]);
  if (orders.length > 0) await tx.update(Contract, { id }, kept);
  else await tx.delete(Contract, { id });
}
