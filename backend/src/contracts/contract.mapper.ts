import { toMinsk } from '@shlyah/domain';
import type { ContractDto, CreateContractDto } from './dto/contract.dto';
import type { Contract } from './contract.entity';

const fileUrl = (id: string | null): string | null => (id === null ? null : `/api/files/${id}`);

/** A contract as the wire carries it; the scans are links. */
export function contractView(contract: Contract): ContractDto {
  const { userId: _userId, createdAt, scanRegistrationFileId, scanProxyFileId, ...fields } = contract;
  return {
    ...fields,
    scanRegistration: fileUrl(scanRegistrationFileId),
    scanProxy: fileUrl(scanProxyFileId),
    date: toMinsk(createdAt),
  };
}

export type ContractColumns = Omit<
  Contract,
  'id' | 'userId' | 'version' | 'createdAt' | 'scanRegistrationFileId' | 'scanProxyFileId'
>;

/** Checked fields as columns; an account number is kept without blanks. */
export function contractColumns(dto: CreateContractDto): ContractColumns {
  const { fullName, position, doc, contactPerson, phone, email, address, postcode, unp, bank, bankAddress } =
    dto;
  const pc = dto.pc.replace(/\s/g, '').toUpperCase();
  return {
    fullName,
    position,
    doc,
    contactPerson,
    phone,
    email,
    address,
    postcode,
    unp,
    pc,
    bank,
    bankAddress,
  };
}
