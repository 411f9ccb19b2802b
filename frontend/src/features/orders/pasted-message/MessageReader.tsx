import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { useFill } from '../../../ui/form/useFill';
import type { OrderValues } from '../form/types';
import type { FilledMark } from './rows';

const MessageDialog = lazyPart(() => import('./MessageDialog'));

interface MessageReaderProps {
  /** The message as far as it is known; null while none is read. */
  text: string | null;
  now: () => Date;
  onFilled: (marks: readonly FilledMark[]) => void;
  onClose: () => void;
}

/** Fills in what a message of the receiver says. */
export function MessageReader({ text, now, onFilled, onClose }: MessageReaderProps) {
  const fill = useFill<OrderValues>();
  return (
    <Suspense>
      {text !== null && (
        <MessageDialog
          message={text}
          now={now}
          onClose={onClose}
          onFill={(marks) => {
            fill(Object.assign({}, ...marks.map(({ after }) => after)) as Partial<OrderValues>);
            onFilled(marks);
          }}
        />
      )}
    </Suspense>
  );
}
