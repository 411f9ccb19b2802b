import { Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { lazyPart } from '../../../ui/lazy-part';

const BulkDialog = lazyPart(async () => ({ default: (await import('./BulkDialog')).BulkDialog }));

interface TakeBackStatusesProps {
  /** The number of the bulk change. */
  bulk: number;
  /** After statuses were given back. */
  onDone: () => void;
}

/** Asks whether the statuses before a bulk change are given back. */
export function TakeBackStatuses({ bulk, onDone }: TakeBackStatusesProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setIsAsking(true)}>
        Вернуть прежние статусы…
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <BulkDialog id={bulk} onDone={onDone} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
