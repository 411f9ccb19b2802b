import type { ActDto } from '@shlyah/api-client';
import { ACT_STATE_NAMES, capitalised, formatDateTime, NO_SIGNATURE } from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useMay } from '../users/session/useMay';
import styles from './acts.module.css';
import { AgreeDialog } from './AgreeDialog';
import { mayObject, termWords } from './words';

interface AgreementProps {
  act: ActDto;
  onChanged: (act: ActDto) => void;
  /** Asks for an objection to the act as a whole. */
  onObject: () => void;
}

/** How far the client has agreed, until when there is time, and what a press means. */
export function Agreement({ act, onChanged, onObject }: AgreementProps) {
  const may = useMay()('acts:agree');
  const [agreeing, setAgreeing] = useState(false);
  if (act.state === 'annulled') return null;
  const mayAgree = may && act.agreedAt === null && act.waitingObjections === 0;
  return (
    <Notice kind={act.agreedAt ? 'success' : 'info'} title={capitalised(ACT_STATE_NAMES[act.state])}>
      <div className={styles.stack}>
        <div className={styles.said}>
          {act.agreedAt && <p>{[act.agreedBy, formatDateTime(act.agreedAt)].filter(Boolean).join(', ')}</p>}
          {!act.agreedAt && termWords(act) && <p>{termWords(act)}</p>}
          <p className="quiet">{NO_SIGNATURE}</p>
        </div>
        {may && mayObject(act) && (
          <div className={styles.actions}>
            {mayAgree && <Button onClick={() => setAgreeing(true)}>Согласен…</Button>}
            <Button kind="secondary" onClick={onObject}>
              Возразить по акту…
            </Button>
          </div>
        )}
        {may && act.state === 'accepted' && (
          <div className={styles.actions}>
            <Button onClick={() => setAgreeing(true)}>Согласен…</Button>
          </div>
        )}
      </div>
      {agreeing && <AgreeDialog act={act} onClose={() => setAgreeing(false)} onChanged={onChanged} />}
    </Notice>
  );
}
