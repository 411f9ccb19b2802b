import type { ContractsState } from './slice';

interface Holder {
  contracts: ContractsState;
}

export const selectOwnContract = (state: Holder) => state.contracts.own;
export const selectContractLoading = (state: Holder) => state.contracts.loading;
