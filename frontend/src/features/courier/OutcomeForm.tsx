import {
  FAILURES,
  LIMITS,
  RECEIVED_AS,
  type Failure,
  type ReceivedAs,
  type StopOutcome,
} from '@shlyah/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Checkbox } from '../../ui/fields/Checkbox';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { TextField } from '../../ui/fields/TextField';
import { numbered, typeset } from '../../ui/text';
import { stopKey } from './changes';
import { cleanEnd, emptyEnd, endProblem, hasPapers, outcomeButton } from './ends';
import { PlacesStepper } from './PlacesStepper';
import { placeOf } from './phone-links';
import { scannedOf } from './scanned-places';
import type { Draft } from './kept';
import { useCourier, useCourierState } from './useCourier';
import { closeView, closeViews } from './useView';
import styles from './courier.module.css';
import type { CourierStop, StopEnd } from './wire';

interface Props {
  stop: CourierStop;
  outcome: StopOutcome;
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

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
  const [end, setEnd] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = stopKey(stop);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const change = (changes: Partial<StopEnd>) => {
    const changed = { ...end, ...changes };
    setEnd(changed);
    setProblem(null);
    void courier.draft.keep('draft', { stop: key, end: changed }).catch(() => undefined);
  };
  const record = async (event: FormEvent) => {
    event.preventDefault();
    const found = endProblem(end);
    setProblem(found);
    if (found || busy) return;
    setBusy(true);
    try {
      await courier.record(stop, cleanEnd(end));
      closeViews();
    } catch {
      setProblem('Телефон не смог это сохранить: освободите место и запишите ещё раз.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void record(event)} noValidate>
      <h2 ref={heading} tabIndex={-1}>
        {outcomeButton(outcome, stop)}: {numbered(stop.id)}
      </h2>
      <p>{typeset(placeOf(stop))}</p>
      {outcome === 'failed' ? (
        <FailedFields end={end} change={change} />
      ) : (
        <GoodFields stop={stop} end={end} change={change} />
      )}
      {hasPapers(stop) && (
        <Checkbox
          label={stop.task === 'fetch' ? 'ТТН забрал' : 'Подписанную ТТН забрал'}
          checked={end.ttnTaken}
          onChange={(ttnTaken) => change({ ttnTaken })}
        />
      )}
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.bar}>
        <div className={styles.pair}>
          <Button type="submit" size="large" wide busy={busy}>
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

interface FieldsProps {
  end: StopEnd;
  change: (changes: Partial<StopEnd>) => void;
}

function GoodFields({ stop, end, change }: FieldsProps & { stop: CourierStop }) {
  return (
    <>
      {end.outcome === 'collected' && (
        <PlacesStepper
          all={stop.places}
          value={end.places ?? stop.places}
          onChange={(places) => change({ places })}
        />
      )}
      {end.outcome === 'handed' && (
        <RadioGroup
          label="Кто получил"
          value={end.receivedAs ?? ''}
          onChange={(value) => change({ receivedAs: value as ReceivedAs })}
          choices={choicesOf(RECEIVED_AS)}
        />
      )}
      {end.outcome !== 'collected' && (
        <TextField
          label={end.outcome === 'point' ? 'Кто принял в пункте' : 'Имя'}
          optional
          maxLength={LIMITS.name}
          autoComplete="off"
          autoCapitalize="words"
          value={end.receivedBy ?? ''}
          onChange={(receivedBy) => change({ receivedBy })}
        />
      )}
    </>
  );
}

function FailedFields({ end, change }: FieldsProps) {
  return (
    <>
      <RadioGroup
        label="Почему"
        value={end.failure ?? ''}
        onChange={(value) => change({ failure: value as Failure })}
        choices={choicesOf(FAILURES)}
      />
      {end.failure === 'other' && (
        <TextField
          label="Причина"
          maxLength={LIMITS.text}
          value={end.failureWords ?? ''}
          onChange={(failureWords) => change({ failureWords })}
        />
      )}
      <TextField
        label="Когда привезти снова"
        optional
        width="medium"
        type="date"
        value={end.nextDay ?? ''}
        onChange={(nextDay) => change({ nextDay })}
      />
    </>
  );
}
