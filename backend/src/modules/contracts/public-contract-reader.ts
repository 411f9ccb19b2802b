import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Contract } from './contract.entity';

/** The contracts' door: a client's contract as it is stored. */
@Injectable()
export class PublicContractReader {
  ofClient(manager: EntityManager, userId: number): Promise<Contract | null> {
    return manager.findOneBy(Contract, { userId });
  }
}
