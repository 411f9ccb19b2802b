import { OwnContract } from '../../../features/contracts/OwnContract';
import { Title } from '../../../ui/Title';

export default function ContractPage() {
  return (
    <>
      <Title>Контракт</Title>
      <OwnContract />
    </>
  );
}
