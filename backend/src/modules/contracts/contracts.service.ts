import { Injectable } from '@nestjs/common';
import { cleanFields, contractFields, type Fields } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { assertChanged } from '../../platform/database/concurrent-update';
import type { AcceptedFile } from '../../platform/files/upload-reader';
import { Files } from '../../platform/files/files';
import { Feed } from '../../platform/feed/feed';
import { diff } from '../../platform/journal/history/diff';
import { History } from '../../platform/journal/history/history';
import { Journal } from '../../platform/journal/journal';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { Repeat } from '../../platform/idempotency/repeat';
import { Clock } from '../../platform/common/clock';
import { ABSENT, orNotFound, refusal } from '../../platform/http/errors';
import { sha256 } from '../../platform/common/hashes';
import type { UploadedFile } from '../../platform/http/multipart';
import { checkVersion } from '../../platform/http/version';
import { Clients } from '../users';
import { Contract } from './contract.entity';
import { ContractEdition } from './contract-edition.entity';
import { PublicContractReader, firstEdition } from './public-contract-reader';
import type { ContractDto, CreateContractDto, UpdateContractDto } from './dto/contract.dto';

/** The scan fields of the form and their columns. */
const scanColumns = { scanRegistration: 'scanRegistrationFileId', scanProxy: 'scanProxyFileId' } as const;

/** Labels of the scans in the history, which records file ids. */
const scanLabels: Fields = {
  scanRegistrationFileId: { kind: 'text', label: 'Скан свидетельства о регистрации' },
  scanProxyFileId: { kind: 'text', label: 'Скан доверенности' },
};

type ScanField = keyof typeof scanColumns;
type Scans = Partial<Record<ScanField, AcceptedFile>>;

export const scanFields = Object.keys(scanColumns) as ScanField[];

/** Contracts of customers: one per user, with scans of documents. */
@Injectable()
export class ContractsService {
  constructor(
    private readonly database: Database,
    private readonly files: Files,
    private readonly history: History,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly feed: Feed,
    private readonly records: PublicContractReader,
    private readonly clients: Clients,
    private readonly journal: Journal,
  ) {}

  async own({ id }: Actor): Promise<ContractDto | null> {
    const contract = await this.records.ofClient(this.database.read, id);
    return contract && this.records.view(this.database.read, contract);
  }

  /** A customer's contract for staff; the view is recorded in the journal. 404 if there is none. */
  async ofUser(userId: number, caller: Actor): Promise<ContractDto> {
    const { read } = this.database;
    const client = await this.clients.find(read, userId);
    const contract = orNotFound(
      client?.role === 'customer' ? await this.records.ofClient(read, userId) : null,
      ABSENT.contract,
    );
    await this.journal.note({ kind: 'contractViewed', account: userId, actor: caller });
    return this.records.view(read, contract);
  }

  /** Creates the contract; 409 if it exists, also for concurrent requests. */
  async create(
    dto: CreateContractDto,
    uploads: Record<string, UploadedFile>,
    caller: Actor,
    repeat: Repeat,
  ): Promise<ContractDto> {
    const scans = await this.accepted(caller, uploads);
    const body = { ...dto, scans: Object.values(scans).map(({ bytes }) => sha256(bytes)) };
    const again = async (tx: EntityManager, id: number): Promise<ContractDto | null> => {
      const contract = await tx.findOneBy(Contract, { id });
      return contract && this.records.view(tx, contract);
    };
    return this.idempotency.run(
      repeat,
      { userId: caller.id, operation: 'createContract', body },
      { create: (tx) => this.insert(tx, dto, scans, caller), again },
    );
  }

  private async insert(
    tx: EntityManager,
    dto: CreateContractDto,
    scans: Scans,
    caller: Actor,
  ): Promise<{ id: number; answer: ContractDto }> {
    const row = {
      ...cleanFields(contractFields, dto),
      userId: caller.id,
      version: 1,
      createdAt: this.clock.now(),
    };
    const columns = { ...row, ...(await this.store(tx, caller, scans)) };
    const { identifiers } = await tx.insert(Contract, columns).catch((error: unknown) => {
      throw isDuplicate(error) ? refusal('contract_exists') : error;
    });
    const { id } = identifiers[0] as { id: number };
    await this.history.record(tx, 'contract', id, caller, [
      { field: 'created', from: null, to: dto.fullName },
    ]);
    await this.feed.append(tx, { type: 'contract.changed', userId: caller.id });
    const contract = await tx.findOneByOrFail(Contract, { id });
    await tx.insert(ContractEdition, firstEdition(contract));
    return { id, answer: await this.records.view(tx, contract) };
  }

  /** Changes the caller's contract; keeps scans that are not sent. */
  async update(
    dto: UpdateContractDto,
    uploads: Record<string, UploadedFile>,
    caller: Actor,
  ): Promise<ContractDto> {
    const scans = await this.accepted(caller, uploads);
    return this.database.write(async (tx) => {
      const { id } = dto;
      const stored = orNotFound(await tx.findOneBy(Contract, { id, userId: caller.id }), ABSENT.contract);
      await checkVersion(
        dto.version,
        stored.version,
        () => this.records.view(tx, stored),
        () => this.history.savedBy(tx, 'contract', id, caller),
      );
      const columns = { ...cleanFields(contractFields, dto), ...(await this.store(tx, caller, scans)) };
      const { version } = stored;
      assertChanged(await tx.update(Contract, { id, version }, { ...columns, version: version + 1 }));
      await this.removeReplaced(tx, stored, scans);
      const changes = diff({ ...contractFields, ...scanLabels }, stored, { ...stored, ...columns });
      await this.history.record(tx, 'contract', id, caller, changes);
      if (changes.length > 0) await this.feed.append(tx, { type: 'contract.changed', userId: caller.id });
      const contract = await tx.findOneByOrFail(Contract, { id });
      await this.records.addEdition(tx, contract, this.clock.now());
      return this.records.view(tx, contract);
    });
  }

  private async store(tx: EntityManager, owner: Actor, scans: Scans): Promise<Partial<Contract>> {
    const columns: Partial<Contract> = {};
    for (const field of scanFields) {
      const scan = scans[field];
      if (scan) columns[scanColumns[field]] = await this.files.store(tx, owner, 'scan', scan);
    }
    return columns;
  }

  private async removeReplaced(tx: EntityManager, stored: Contract, scans: Scans): Promise<void> {
    for (const field of scanFields) {
      const old = stored[scanColumns[field]];
      if (scans[field] && old) await this.files.remove(tx, old);
    }
  }

  private async accepted(owner: Actor, uploads: Record<string, UploadedFile>): Promise<Scans> {
    const scans: Scans = {};
    for (const field of scanFields) {
      const file = uploads[field];
      if (file) scans[field] = await this.files.accept(owner, 'scan', file, field);
    }
    return scans;
  }
}
