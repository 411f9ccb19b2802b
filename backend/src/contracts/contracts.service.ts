import { Injectable } from '@nestjs/common';
import { contractFields, PHRASES, type Fields } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { isDuplicate } from '../database/driver-errors';
import { assertChanged } from '../database/overtaken';
import { acceptScan, type AcceptedFile } from '../files/accepted';
import { Files } from '../files/files';
import { diff } from '../history/diff';
import { History } from '../history/history';
import { Clock } from '../shared/clock';
import { conflict, notFound } from '../shared/errors';
import type { UploadedFile } from '../shared/multipart';
import { checkVersion } from '../shared/version';
import { User } from '../users/user.entity';
import { Contract } from './contract.entity';
import { contractColumns, contractView } from './contract.mapper';
import type { ContractDto, CreateContractDto, UpdateContractDto } from './dto/contract.dto';

/** The fields of the form that hold scans, and their columns. */
const scanColumns = { scanRegistration: 'scanRegistrationFileId', scanProxy: 'scanProxyFileId' } as const;

/** A scan is replaced as a whole; the history keeps which file it was. */
const scanLabels: Fields = {
  scanRegistrationFileId: { kind: 'text', label: 'Скан свидетельства о регистрации' },
  scanProxyFileId: { kind: 'text', label: 'Скан доверенности' },
};

type ScanField = keyof typeof scanColumns;
type Scans = Partial<Record<ScanField, AcceptedFile>>;

export const scanFields = Object.keys(scanColumns) as ScanField[];

/** A customer's contract: one per user, with scans of documents. */
@Injectable()
export class ContractsService {
  constructor(
    private readonly database: Database,
    private readonly files: Files,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  async own(caller: User): Promise<ContractDto | null> {
    const contract = await this.database.read.findOneBy(Contract, { userId: caller.id });
    return contract && contractView(contract);
  }

  /** A customer's contract for staff; 404 when there is none yet. */
  async ofUser(userId: number): Promise<ContractDto> {
    const isCustomer = await this.database.read.existsBy(User, { id: userId, role: 'customer' });
    const contract = isCustomer ? await this.database.read.findOneBy(Contract, { userId }) : null;
    if (!contract) throw notFound(PHRASES.contractNotFound);
    return contractView(contract);
  }

  /** The first contract; 409 when there is one, even if both were sent at once. */
  async create(
    dto: CreateContractDto,
    uploads: Record<string, UploadedFile>,
    caller: User,
  ): Promise<ContractDto> {
    const scans = await accepted(uploads);
    try {
      return await this.database.write(async (tx) => {
        const row = { ...contractColumns(dto), userId: caller.id, version: 1, createdAt: this.clock.now() };
        const { identifiers } = await tx.insert(Contract, {
          ...row,
          ...(await this.store(tx, caller.id, scans)),
        });
        const { id } = identifiers[0] as { id: number };
        await this.history.record(tx, 'contract', id, caller, [
          { field: 'created', from: null, to: dto.fullName },
        ]);
        return contractView(await tx.findOneByOrFail(Contract, { id }));
      });
    } catch (error) {
      if (isDuplicate(error))
        throw conflict('contract_exists', 'Контракт уже заполнен. Обновите страницу и измените его.');
      throw error;
    }
  }

  /** Changes the caller's contract; a scan that is not sent stays. */
  async update(
    dto: UpdateContractDto,
    uploads: Record<string, UploadedFile>,
    caller: User,
  ): Promise<ContractDto> {
    const scans = await accepted(uploads);
    return this.database.write(async (tx) => {
      const { id } = dto;
      const stored = await tx.findOneBy(Contract, { id, userId: caller.id });
      if (!stored) throw notFound(PHRASES.contractNotFound);
      checkVersion(dto.version, stored.version, () => contractView(stored));
      const columns = { ...contractColumns(dto), ...(await this.store(tx, caller.id, scans)) };
      const { version } = stored;
      assertChanged(await tx.update(Contract, { id, version }, { ...columns, version: version + 1 }));
      await this.removeReplaced(tx, stored, scans);
      const changes = diff({ ...contractFields, ...scanLabels }, stored, { ...stored, ...columns });
      await this.history.record(tx, 'contract', id, caller, changes);
      return contractView(await tx.findOneByOrFail(Contract, { id }));
    });
  }

  private async store(tx: EntityManager, ownerId: number, scans: Scans): Promise<Partial<Contract>> {
    const columns: Partial<Contract> = {};
    for (const field of scanFields) {
      const scan = scans[field];
      if (scan) columns[scanColumns[field]] = await this.files.store(tx, ownerId, 'scan', scan);
    }
    return columns;
  }

  private async removeReplaced(tx: EntityManager, stored: Contract, scans: Scans): Promise<void> {
    for (const field of scanFields) {
      const old = stored[scanColumns[field]];
      if (scans[field] && old) await this.files.remove(tx, old);
    }
  }
}

async function accepted(uploads: Record<string, UploadedFile>): Promise<Scans> {
  const scans: Scans = {};
  for (const field of scanFields) {
    const file = uploads[field];
    if (file) scans[field] = await acceptScan(file, field);
  }
  return scans;
}
