import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';

const ToRunDialog = lazyPart(() => import('./ToRunDialog'));

interface ToRunButtonProps {
  /** «В рейс…» or «Переместить в рейс…». */
  label?: string;
  ids: number[];
  /** The day of the run that is offered first. */
  day: string;
  onDone: () => void;
}

/** Puts the chosen orders into a run. */
export function ToRunButton({ label = 'В рейс…', ids, day, onDone }: ToRunButtonProps) {
  const [asked, setAsked] = useState<number[] | null>(null);
  return (
    <>
      <Button kind="secondary" size="small" icon="truck" onClick={() => setAsked(ids)}>
        {label}
      </Button>
      <Suspense>
        {asked && (
          <ToRunDialog
            ids={asked}
            day={day}
            onDone={() => {
              setAsked(null);
              onDone();
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
