import type { ReactNode } from 'react';
import { PHRASES } from '@shlyah/domain';
import { QueryState } from '../../shared/QueryState';
import { useLoaded } from '../../shared/useLoaded';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { getContract } from './actions';
import { ContractDetails } from './ContractDetails';
import type { Contract } from './types';

interface UserContractProps {
  /** Null when the address names none. */
  userId: number | null;
  /** The head over the contract; it gets null when there is none. */
  head: (contract: Contract | null) => ReactNode;
}

/** A customer's contract, or that there is none yet. */
export function UserContract({ userId, head }: UserContractProps) {
  const contract = useLoaded(getContract, userId);
  return (
    <QueryState
      loaded={contract}
      failedTitle="Не удалось загрузить контракт"
      missing={
        <>
          {head(null)}
          <EmptyState title={PHRASES.contractNotFound} />
        </>
      }
    >
      {(found) => (
        <>
          {head(found)}
          <ContractDetails contract={found} />
        </>
      )}
    </QueryState>
  );
}
