import { useParams } from 'react-router';
import { paths } from '../../../paths';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { numbered } from '../../../ui/text';
import { UserContract } from '../../../features/contracts/UserContract';

/** A customer's contract on a page of its own; «№» is the contract's own number (docs/contract.md#contract-fields). */
export default function UserContractPage() {
  const { id = '' } = useParams();
  const back = { to: paths.user(id), label: 'К клиенту' };
  return (
    <>
      <Title>Контракт клиента — Шлях</Title>
      <UserContract
        key={id}
        userId={Number(id)}
        head={(contract) => (
          <PageHeader title={contract ? `Контракт ${numbered(contract.id)}` : 'Контракт'} back={back} />
        )}
      />
    </>
  );
}
