import { ContractsService, type CreateContractForm, type UpdateContractForm } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

/** The own contract; undefined when it has not been filled in. */
export const getOwnContract = dataAction('getOwnContract', () => ContractsService.getOwnContract());

/** A customer's contract by the customer's id. */
export const getContract = dataAction('getContract', (id: number) => ContractsService.getContract({ id }));

export const createContract = dataAction('createContract', (formData: CreateContractForm) =>
  ContractsService.createContract({ formData }),
);

export const updateContract = dataAction('updateContract', (formData: UpdateContractForm) =>
  ContractsService.updateContract({ formData }),
);
