import { ReceiverFields } from '../../form/ReceiverFields';
import type { BookEntry } from '../../address-book/entry';
import { MessageButton } from '../../pasted-message/MessageButton';
import type { FilledMark } from '../../pasted-message/rows';
import { BookSuggestions } from '../BookSuggestions';

interface ReceiverStepProps {
  entries: readonly BookEntry[];
  now: () => Date;
  /** Fields were filled in from a message. */
  onFilled: (marks: readonly FilledMark[]) => void;
}

/** Step 2: the receiver and the destination. */
export function ReceiverStep({ entries, now, onFilled }: ReceiverStepProps) {
  return (
    <>
      <MessageButton now={now} onFilled={onFilled} />
      <BookSuggestions side="receiver" entries={entries} />
      <ReceiverFields />
    </>
  );
}
