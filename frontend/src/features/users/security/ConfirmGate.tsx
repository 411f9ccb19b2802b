import { carrier } from '@shlyah/api-client/transport';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../shared/failure';
import type { default as Dialog } from './ConfirmIdentity';

const load = () => import('./ConfirmIdentity');

const pause = () => new Promise((done) => setTimeout(done, 300));

interface OpenDialog {
  Dialog: typeof Dialog;
  answer: (confirmed: boolean) => void;
}

/**
 * Shows «Подтвердите, что это вы» when the server requires a confirmation, then repeats the refused call
 * (docs/contract.md#confirmation). Calls refused meanwhile wait for the same confirmation.
 */
export function ConfirmGate() {
  const [opened, setOpened] = useState<OpenDialog>();
  useEffect(() => {
    let running: Promise<boolean> | undefined;
    const ask = async () => {
      const { default: Dialog } = await load();
      const confirmed = await new Promise<boolean>((answer) => setOpened({ Dialog, answer }));
      setOpened(undefined);
      return confirmed;
    };
    const isConfirmed = () => {
      // If the dialog's code does not load, the refusal's own text is shown.
      running ??= ask()
        .catch(() => false)
        .finally(() => {
          running = undefined;
        });
      return running;
    };
    const { send } = carrier;
    carrier.send = (...call) =>
      send(...call).catch(async (error: unknown) => {
        const { code } = failureOf(error);
        // Another call has changed the cookie that this one was sent with, and its answer may still be on its way.
        if (code === 'session_renewed') return pause().then(() => send(...call));
        if (code === 'confirmation_needed' && (await isConfirmed())) return send(...call);
        throw error;
      });
    return () => {
      carrier.send = send;
    };
  }, []);
  return opened ? <opened.Dialog onAnswer={opened.answer} /> : null;
}
