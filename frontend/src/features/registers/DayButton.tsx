import { Suspense, useState, type ComponentProps } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Button } from '../../ui/actions/Button';

const DayDialog = lazyPart(() => import('./DayDialog'));

interface DayButtonProps {
  /** Whose orders; of staff all, of a client the own ones. */
  user?: number;
  /** Makes nothing but a register. */
  registerOnly?: boolean;
  iconOnly?: ComponentProps<typeof Button>['iconOnly'];
}

/** «На день…»: the papers of all orders of a day. */
export function DayButton({ user, registerOnly = false, iconOnly }: DayButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind={registerOnly ? 'primary' : 'secondary'}
        iconOnly={iconOnly}
        icon={registerOnly ? 'contract' : 'calendar'}
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
