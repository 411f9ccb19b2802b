import { ContractScreen } from '../../../features/contracts/ContractScreen';
import { Title } from '../../../ui/Title';

/** A customer's contract on a page of its own. */
export default function UserContractPage() {
  return (
    <>
      <Title>Контракт клиента</Title>
      <ContractScreen />
    </>
  );
}
