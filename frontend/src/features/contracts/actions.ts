import { ContractsService } from '@shlyah/api-client';
import { dataAction, formDataOf, idOf, keyed } from '../../shared/action';
import type { Contract } from './types';

/** The own contract; null when it has not been filled in: then the answer has no body (docs/contract.md#contract-fields). */
export const getOwnContract = dataAction(
  'getOwnContract',
  async (): Promise<{ contract: Contract | null }> => ({
    contract: ((await ContractsService.getOwnContract()) as Contract | undefined) ?? null,
  }),
);

/** A customer's contract by the customer's id. */
export const getContract = dataAction('getContract', idOf(ContractsService.getContract));

export const createContract = dataAction('createContract', keyed(ContractsService.createContract));

export const updateContract = dataAction('updateContract', formDataOf(ContractsService.updateContract));
