import { Injectable } from '@nestjs/common';
import { contractFields } from '@shlyah/domain';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { diff } from '../../platform/journal/history/diff';
import { ContractEdition } from './contract-edition.entity';
import { Contract } from './contract.entity';
import { contractView, particularsOf } from './contract.mapper';
import type { ContractDto } from './dto/contract.dto';

/** Maximum number of editions in a DTO. */
const shown = 50;

/** Reads contracts and their editions for other modules. */
@Injectable()
export class PublicContractReader {
  ofClient(manager: EntityManager, userId: number): Promise<Contract | null> {
    return manager.findOneBy(Contract, { userId });
  }

  /** The numbers of the clients' contracts, by client. */
  async numbersOf(manager: EntityManager, userIds: readonly number[]): Promise<Map<number, number>> {
    const where = { userId: In([...userIds]) };
    const found = await manager.find(Contract, { select: { id: true, userId: true }, where });
    return new Map(found.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id]])));
  }

  /** The contract of an order: its client's, or the detached contract of a deleted client. */
  ofOrder(
    manager: EntityManager,
    { userId, contractId }: { userId: number | null; contractId: number | null },
  ): Promise<Contract | null> {
    if (contractId !== null) return manager.findOneBy(Contract, { id: contractId });
    return userId === null ? Promise.resolve(null) : this.ofClient(manager, userId);
  }

  /** The edition in force at `at`, by default now; the first edition if `at` precedes it. */
  async edition(manager: EntityManager, contract: Contract, at?: Date): Promise<ContractEdition> {
    const [edition] = await manager.find(ContractEdition, {
      where: { contractId: contract.id, ...(at && { at: LessThanOrEqual(at) }) },
      order: { number: 'DESC' },
      take: 1,
    });
    return edition ?? firstEdition(contract);
  }

  /** Adds an edition if the particulars of the saved contract have changed. */
  async addEdition(tx: EntityManager, contract: Contract, at: Date): Promise<void> {
    const last = await this.edition(tx, contract);
    const changes = diff(contractFields, JSON.parse(last.particulars) as object, contract);
    if (changes.length === 0) return;
    await tx.insert(ContractEdition, {
      contractId: contract.id,
      number: last.number + 1,
      at,
      changed: changes.map(({ field }) => field).join(),
      particulars: particularsOf(contract),
    });
  }

  /** The DTO with the latest editions. */
  async view(manager: EntityManager, contract: Contract): Promise<ContractDto> {
    const editions = await manager.find(ContractEdition, {
      where: { contractId: contract.id },
      order: { number: 'DESC' },
      take: shown + 1,
    });
    return contractView(contract, editions.length > 0 ? editions : [firstEdition(contract)], shown);
  }
}

/** Also replaces the missing edition of a contract that a replica of the previous release has created. */
export const firstEdition = (contract: Contract): ContractEdition => ({
  contractId: contract.id,
  number: 1,
  at: contract.createdAt,
  changed: '',
  particulars: particularsOf(contract),
});
