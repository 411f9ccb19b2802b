import { StateScreen } from '../../../features/state/StateScreen';
import { Title } from '../../../ui/Title';

/** How the service is, for admins. */
export default function StatePage() {
  return (
    <>
      <Title>Состояние</Title>
      <StateScreen />
    </>
  );
}
