import { paths } from '../../paths';
import { useAddressId } from '../../shared/address';
import { PageHeader } from '../../ui/layout/PageHeader';
import { numbered } from '../../ui/text';
import { UserContract } from './UserContract';

/** The contract of the customer in the address; «№» is the contract's own number (docs/contract.md#contract-fields). */
export function ContractScreen() {
  const id = useAddressId();
  const back =
    id === null ? { to: paths.users, label: 'К клиентам' } : { to: paths.user(id), label: 'К клиенту' };
  return (
    <UserContract
      userId={id}
      head={(contract) => (
        <PageHeader title={contract ? `Контракт ${numbered(contract.id)}` : 'Контракт'} back={back} />
      )}
    />
  );
}
