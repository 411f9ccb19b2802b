import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { Button } from '../../../ui/actions/Button';
import type { CheckedDraft } from './CheckDialog';

const CheckDialog = lazyPart(() => import('./CheckDialog'));

/** «Проверить»: what the draft would have changed in the last orders. */
export function CheckButton({ draft, disabled }: { draft: () => CheckedDraft; disabled: boolean }) {
  const [asked, ask] = useState<CheckedDraft | null>(null);
  return (
    <>
      <Button kind="secondary" disabled={disabled} onClick={() => ask(draft())}>
        Проверить
      </Button>
      <Suspense>{asked && <CheckDialog draft={asked} onClose={() => ask(null)} />}</Suspense>
    </>
  );
}
