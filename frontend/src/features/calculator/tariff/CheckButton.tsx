import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';
import type { CheckedEdits } from './CheckDialog';

const CheckDialog = lazyPart(() => import('./CheckDialog'));

/** «Проверить»: the difference that the edits would have made to the last orders. */
export function CheckButton({ edits, disabled }: { edits: () => CheckedEdits; disabled: boolean }) {
  const [asked, ask] = useState<CheckedEdits | null>(null);
  return (
    <>
      <Button kind="secondary" disabled={disabled} onClick={() => ask(edits())}>
        Проверить
      </Button>
      <Suspense>{asked && <CheckDialog edits={asked} onClose={() => ask(null)} />}</Suspense>
    </>
  );
}
