import { ActsScreen } from '../../../features/acts/ActsScreen';
import { OwnDebt } from '../../../features/payments/OwnDebt';
import { Title } from '../../../ui/Title';

/** A client's acts, and what is still to be paid. */
export default function ActsPage() {
  return (
    <>
      <Title>Акты</Title>
      <ActsScreen debt={<OwnDebt />} />
    </>
  );
}
