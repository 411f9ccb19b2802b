import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor';
import { Database } from '../../platform/database/database';
import { Journal } from '../../platform/journal/journal';
import { ABSENT, notFound } from '../../platform/http/errors';
import { Clients } from '../users';
import { PublicContractReader } from './public-contract-reader';
import type { ContractDto } from './dto/contract.dto';

/** Contracts as their owners and staff read them. */
@Injectable()
export class ContractReader {
  constructor(
    private readonly database: Database,
    private readonly clients: Clients,
    private readonly records: PublicContractReader,
    private readonly journal: Journal,
  ) {}

  async own({ id }: Actor): Promise<ContractDto | null> {
    const contract = await this.records.ofClient(this.database.read, id);
    return contract && this.records.view(this.database.read, contract);
  }

  /** A customer's contract for staff, whose look at it is kept in the journal; 404 when there is none yet. */
  async ofUser(userId: number, caller: Actor): Promise<ContractDto> {
    const client = await this.clients.find(this.database.read, userId);
    const contract =
      client?.role === 'customer' ? await this.records.ofClient(this.database.read, userId) : null;
    if (!contract) throw notFound(ABSENT.contract);
    await this.journal.note({ kind: 'contractViewed', account: userId, actor: caller });
    return this.records.view(this.database.read, contract);
  }
}
