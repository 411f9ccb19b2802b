import type { ReactNode } from 'react';
import { PHRASES } from '@shlyah/domain';
import { getContract } from './actions';
import { ContractDetails } from './ContractDetails';
import { useLoaded } from '../../shared/useLoaded';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Faces } from '../../shared/Faces';

type Contract = Parameters<typeof ContractDetails>[0]['contract'];

interface UserContractProps {
  userId: number;
  /** The head over the contract; it gets null when there is none. */
  head?: (contract: Contract | null) => ReactNode;
}

/** A customer's contract, or that there is none yet. */
export function UserContract({ userId, head }: UserContractProps) {
  const contract = useLoaded(getContract(userId), String(userId));
  const { loading } = contract;
  if (loading.state === 'failed' && loading.failure.status === 404) {
    return (
      <>
        {head?.(null)}
        <EmptyState title={PHRASES.contractNotFound} />
      </>
    );
  }
  return (
    <Faces loaded={contract} failedTitle="Не удалось загрузить контракт">
      {(found) => (
        <>
          {head?.(found)}
          <ContractDetails contract={found} />
        </>
      )}
    </Faces>
  );
}
