import { proofFields } from '@shlyah/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { TextField } from '../../ui/fields/TextField';
import { missingWords, reasonsOf, type Proofs } from './proof';
import styles from './courier.module.css';

interface Props {
  missing: Proofs;
  words: string | null;
  onWords: (words: string) => void;
  /** Records the outcome with this reason. */
  onReason: (reason: string) => void;
}

/** Why there is no signature or picture: one press on a reason records the outcome. */
export function NoProof({ missing, words, onWords, onReason }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [own, setOwn] = useState(words !== null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className={styles.reasons} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {missingWords(missing)}. Почему?
      </h3>
      <p>Нажмите причину, и исход запишется с ней.</p>
      {reasonsOf(missing).map((reason) => (
        <Button key={reason} kind="secondary" size="large" wide onClick={() => onReason(reason)}>
          {reason}
        </Button>
      ))}
      {own ? (
        <TextField
          label="Своими словами"
          hint="Затем нажмите «Записать»."
          maxLength={proofFields.noProof.max}
          autoComplete="off"
          value={words ?? ''}
          onChange={onWords}
        />
      ) : (
        <Button kind="secondary" size="large" wide onClick={() => setOwn(true)}>
          другая причина
        </Button>
      )}
    </section>
  );
}
