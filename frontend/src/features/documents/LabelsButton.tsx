import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Button, type ButtonProps } from '../../ui/actions/Button';

const LabelsDialog = lazyPart(() => import('./LabelsDialog'));

interface LabelsButtonProps extends Pick<ButtonProps, 'size'> {
  ids: number[];
  onPrinted?: () => void;
}

/** «Этикетки» of an order, or of those that are chosen. */
export function LabelsButton({ ids, onPrinted, ...look }: LabelsButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" icon="print" {...look} onClick={() => setAsking(true)}>
        Этикетки
      </Button>
      <Suspense>
        {asking && (
          <LabelsDialog of={{ ids }} {...(onPrinted && { onPrinted })} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  );
}
