import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';
import { useFill } from '../../../ui/form/useFill';
import type { OrderValues } from '../form/types';
import type { FilledMark } from './rows';

const MessageDialog = lazyPart(() => import('./MessageDialog'));

interface MessageButtonProps {
  now: () => Date;
  onFilled: (marks: readonly FilledMark[]) => void;
}

/** «Вставить сообщение»: fills in what a message of the receiver says. */
export function MessageButton({ now, onFilled }: MessageButtonProps) {
  const [open, setOpen] = useState(false);
  const fill = useFill<OrderValues>();
  return (
    <div>
      <Button kind="secondary" icon="chat" onClick={() => setOpen(true)}>
        Вставить сообщение
      </Button>
      <Suspense>
        {open && (
          <MessageDialog
            now={now}
            onClose={() => setOpen(false)}
            onFill={(marks) => {
              fill(Object.assign({}, ...marks.map(({ after }) => after)) as Partial<OrderValues>);
              onFilled(marks);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
