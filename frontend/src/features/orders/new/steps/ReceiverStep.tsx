import { ReceiverFields } from '../../form/ReceiverFields';
import type { PastOrder } from '../../form/types';
import { PastReceivers } from '../PastSuggestions';

/** Step 2: who receives the cargo and where. */
export function ReceiverStep({ past }: { past: readonly PastOrder[] }) {
  return (
    <>
      <PastReceivers past={past} />
      <ReceiverFields />
    </>
  );
}
