import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Button } from '../../ui/actions/Button';

const DayDialog = lazyPart(() => import('./DayDialog'));

interface DayButtonProps {
  /** Whose orders; of staff all, of a client the own ones. */
  user?: number;
  /** Makes nothing but a register. */
  registerOnly?: boolean;
}

/** «На день…»: the papers of all orders of a day. */
export function DayButton({ user, registerOnly = false }: DayButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind={registerOnly ? 'primary' : 'secondary'}
        icon={registerOnly ? 'contract' : 'print'}
        onClick={() => setAsking(true)}
      >
        {registerOnly ? 'Реестр на день…' : 'На день…'}
      </Button>
      <Suspense>
        {asking && <DayDialog user={user} registerOnly={registerOnly} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
