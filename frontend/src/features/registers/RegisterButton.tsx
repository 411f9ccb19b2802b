import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Button } from '../../ui/actions/Button';

const RegisterDialog = lazyPart(() => import('./RegisterDialog'));

interface RegisterButtonProps {
  ids: number[];
  /** The register is made. */
  onMade?: () => void;
}

/** «Реестр» of the selected orders; of test orders it is a test one. */
export function RegisterButton({ ids, onMade }: RegisterButtonProps) {
  const [asked, setAsked] = useState<number[] | null>(null);
  return (
    <>
      <Button kind="secondary" size="small" icon="contract" onClick={() => setAsked(ids)}>
        Реестр
      </Button>
      <Suspense>
        {asked && <RegisterDialog ids={asked} {...(onMade && { onMade })} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
