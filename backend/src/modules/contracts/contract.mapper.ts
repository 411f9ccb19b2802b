import { cleanFields, contractFields, toMinsk, type ContractBody } from '@shlyah/domain';
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

/** Checked fields as columns; an account number is kept without blanks. */
export function contractColumns(dto: CreateContractDto): ContractBody {
  const body = cleanFields(contractFields, dto);
  return { ...body, pc: body.pc.replace(/\s/g, '').toUpperCase() };
}
