import { useState } from 'react';
import { failureOf, type ActionFailure } from '../../../shared/failure';
import { useAppDispatch, type AppDispatch } from '../../../shared/hooks';
import { Button, type ButtonProps } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import type { PasskeyWays } from './passkeys';

type Work = (passkeys: PasskeyWays, dispatch: AppDispatch) => Promise<ActionFailure | undefined>;

interface PasskeyButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'wide' | 'children'> {
  /** The passkey operation, by the functions of ./passkeys, loaded on demand. */
  work: Work;
  onDone: () => void;
}

/** A button of a passkey operation; its error is shown above it. */
export function PasskeyButton({ work, onDone, ...look }: PasskeyButtonProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async () => {
    setBusy(true);
    setProblem(undefined);
    const failure = await import('./passkeys')
      .then(({ passkeys }) => work(passkeys, dispatch))
      .catch(failureOf);
    setBusy(false);
    if (failure) setProblem(failure.message);
    else onDone();
  };
  return (
    <>
      <Problem>{problem}</Problem>
      <Button {...look} busy={busy} onClick={() => void run()} />
    </>
  );
}
