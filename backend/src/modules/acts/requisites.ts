import { clientName, toMinsk, type ContractBody } from '@shlyah/domain';
import type { CompanyDto } from '../company/dto/company.dto';
import type { Contract, ContractEdition } from '../contracts';
import type { Client } from '../users';
import type { ActRequisitesDto } from './requisites.dto';

/** Both sides and the договор, as an act freezes them. */
export function requisitesOf({
  company,
  client,
  contract,
  edition,
}: {
  company: CompanyDto;
  client: Client;
  contract: Contract;
  edition: ContractEdition;
}): ActRequisitesDto {
  const particulars = JSON.parse(edition.particulars) as ContractBody;
  return {
    company: {
      name: company.legalName,
      unp: company.unp,
      address: company.legalAddress,
      postcode: company.postalAddress,
      account: company.account,
      bank: company.bank,
      bankAddress: company.bankAddress,
      bic: company.bic,
      signer: company.director,
      position: company.directorPosition,
      authority: company.directorAuthority,
    },
    client: {
      name: clientName(client),
      unp: particulars.unp,
      address: particulars.address,
      postcode: particulars.postcode,
      account: particulars.pc,
      bank: particulars.bank,
      bankAddress: particulars.bankAddress,
      signer: particulars.fullName,
      position: particulars.position,
      authority: particulars.doc,
    },
    contract: {
      number: contract.id,
      date: toMinsk(contract.createdAt).slice(0, 10),
      edition: edition.number,
      editionDate: toMinsk(edition.at).slice(0, 10),
    },
  };
}
