import { ReceiverFields } from '../../form/ReceiverFields';
import type { BookEntry } from '../../book/entry';
import { BookSuggestions } from '../BookSuggestions';

/** Step 2: the receiver and the destination. */
export function ReceiverStep({ entries }: { entries: readonly BookEntry[] }) {
  return (
    <>
      <BookSuggestions side="receiver" entries={entries} />
      <ReceiverFields />
    </>
  );
}
