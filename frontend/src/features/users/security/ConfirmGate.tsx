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
 * Asks «Подтвердите, что это вы» over whatever is on the screen when the server wants it; the refused call then goes out
 * again by itself (docs/contract.md#confirmation). Calls that are refused meanwhile wait for the same answer.
 */
export function ConfirmGate() {
  const [asked, setAsked] = useState<OpenDialog>();
  useEffect(() => {
    let running: Promise<boolean> | undefined;
    const ask = async () => {
      const { default: Dialog } = await load();
      const confirmed = await new Promise<boolean>((answer) => setAsked({ Dialog, answer }));
      setAsked(undefined);
      return confirmed;
    };
    const isConfirmed = () => {
      // Without the dialog's code the refusal itself explains the need.
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
  return asked ? <asked.Dialog onAnswer={asked.answer} /> : null;
}
