import { ReceiverFields } from '../../form/ReceiverFields';
import type { RecentOrder } from '../../form/types';
import { RecentReceivers } from '../RecentSuggestions';

/** Step 2: the receiver and the destination. */
export function ReceiverStep({ recent }: { recent: readonly RecentOrder[] }) {
  return (
    <>
      <RecentReceivers recent={recent} />
      <ReceiverFields />
    </>
  );
}
