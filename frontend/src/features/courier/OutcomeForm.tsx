import type { StopOutcome } from '@shlyah/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Checkbox } from '../../ui/fields/Checkbox';
import { numbered, typeset } from '../../ui/text';
import { stopKey } from './changes';
import { cleanEnd, emptyEnd, endProblem, hasPapers, outcomeButton, signatureLabel } from './ends';
import type { Draft } from './kept';
import { NoProof } from './NoProof';
import { FailedFields, GoodFields } from './OutcomeFields';
import { placeOf } from './phone-links';
import { PicturesField } from './PicturesField';
import { drawnProblem, missingProofs, wantedProofs } from './proof';
import { scannedOf } from './scanned-places';
import { SignatureField } from './SignatureField';
import { useCourier, useCourierState } from './useCourier';
import { useDraft } from './useDraft';
import { closeView, closeViews } from './useView';
import styles from './courier.module.css';
import type { CourierStop, StopEnd } from './wire';

interface Props {
  stop: CourierStop;
  outcome: StopOutcome;
}

/** How a stop ended. Its fields stay when the phone closes the page. */
export function OutcomeForm({ stop, outcome }: Props) {
  const { draft } = useCourier();
  const { scanned } = useCourierState();
  const [kept, setKept] = useState<Draft | null>();
  useEffect(() => {
    void draft.fact('draft').then(
      (found) => setKept(found ?? null),
      () => setKept(null),
    );
  }, [draft]);
  if (kept === undefined) return null;
  const isIts = kept?.stop === stopKey(stop) && kept.end.outcome === outcome;
  const first = isIts ? kept.end : emptyEnd(outcome, stop, scannedOf(stop, scanned));
  return <Answers stop={stop} outcome={outcome} first={first} />;
}

function Answers({ stop, outcome, first }: Props & { first: StopEnd }) {
  const courier = useCourier();
  const { end, change, addPicture, dropPicture, keepOpen } = useDraft(stop, first);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(first.noProof !== null);
  const [busy, setBusy] = useState(false);
  const [taking, setTaking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const missing = missingProofs(end, stop);

  const save = async (recorded: StopEnd) => {
    if (busy || taking) return;
    setBusy(true);
    try {
      await courier.record(stop, cleanEnd(recorded, stop));
      closeViews();
    } catch {
      setProblem('Телефон не смог это сохранить: освободите место и запишите ещё раз.');
    } finally {
      setBusy(false);
    }
  };
  /** Records the answers, or asks the next question. */
  const record = (answered: StopEnd) => {
    const found = endProblem(answered) ?? drawnProblem(answered);
    setProblem(found);
    if (found) return;
    if (missingProofs(answered, stop) && !answered.noProof?.trim()) setAsked(true);
    else void save(answered);
  };
  const answer = (changes: Partial<StopEnd>) => {
    setProblem(null);
    change(changes);
  };
  const wanted = wantedProofs(end, stop);

  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        record(end);
      }}
      noValidate
    >
      <h2 ref={heading} tabIndex={-1}>
        {outcomeButton(outcome, stop)}: {numbered(stop.id)}
      </h2>
      <p>{typeset(placeOf(stop))}</p>
      {outcome === 'failed' ? (
        <FailedFields end={end} change={answer} />
      ) : (
        <>
          <GoodFields stop={stop} end={end} change={answer} />
          <SignatureField
            label={signatureLabel(outcome)}
            wanted={wanted.signature}
            value={end.signature}
            onChange={(signature) => answer({ signature })}
            onNone={() => setAsked(true)}
          />
        </>
      )}
      {outcome === 'handed' && (
        <Checkbox
          label="Повреждён"
          checked={end.damaged ?? false}
          onChange={(damaged) => answer({ damaged })}
        />
      )}
      <PicturesField
        wanted={wanted.picture}
        keys={end.pictures}
        add={addPicture}
        drop={dropPicture}
        busy={taking}
        onBusy={setTaking}
        onOpen={keepOpen}
      />
      {hasPapers(stop) && (
        <Checkbox
          label={stop.task === 'fetch' ? 'ТТН забрал' : 'Подписанную ТТН забрал'}
          checked={end.ttnTaken}
          onChange={(ttnTaken) => answer({ ttnTaken })}
        />
      )}
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      {asked && missing && (
        <NoProof
          missing={missing}
          words={end.noProof}
          onWords={(noProof) => answer({ noProof })}
          onReason={(noProof) => {
            answer({ noProof });
            record({ ...end, noProof });
          }}
        />
      )}
      <div className={styles.bar}>
        <div className={styles.pair}>
          <Button type="submit" size="large" wide busy={busy || taking}>
            Записать
          </Button>
          <Button kind="secondary" size="large" wide onClick={closeView}>
            Назад
          </Button>
        </div>
      </div>
    </form>
  );
}
