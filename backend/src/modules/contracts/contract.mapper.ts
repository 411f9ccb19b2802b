import { contractFields, toMinsk } from '@shlyah/domain';
import { diff } from '../../platform/journal/history/diff';
import type { ContractDto, EditionDto } from './dto/contract.dto';
import type { ContractEdition } from './contract-edition.entity';
import type { Contract } from './contract.entity';

const fileUrl = (id: string | null): string | null => (id === null ? null : `/api/files/${id}`);

/** Maps a contract to its DTO; scans become links. `editions` are newest first; `most` of them are included. */
export function contractView(
  contract: Contract,
  editions: readonly ContractEdition[],
  most: number,
): ContractDto {
  const {
    userId: _userId,
    anonymisedAt: _anonymisedAt,
    createdAt,
    scanRegistrationFileId,
    scanProxyFileId,
    ...fields
  } = contract;
  return {
    ...fields,
    scanRegistration: fileUrl(scanRegistrationFileId),
    scanProxy: fileUrl(scanProxyFileId),
    date: toMinsk(createdAt),
    editions: editions.slice(0, most).map((edition, at) => editionView(edition, editions[at + 1])),
  };
}

const editionView = (
  { number, at, particulars }: ContractEdition,
  before: ContractEdition | undefined,
): EditionDto => ({
  number,
  date: toMinsk(at),
  changes: before
    ? diff(contractFields, JSON.parse(before.particulars) as object, JSON.parse(particulars) as object)
    : [],
});

/** The fields of the form as JSON of an edition. */
export const particularsOf = (contract: Contract): string =>
  JSON.stringify(contract, Object.keys(contractFields));
