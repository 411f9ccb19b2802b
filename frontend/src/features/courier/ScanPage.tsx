import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { TextField } from '../../ui/fields/TextField';
import { numbered } from '../../ui/text';
import { stopKey } from './changes';
import { endOf } from './outcomes';
import { useCourier, useCourierState } from './useCourier';
import { closeView, replaceView } from './useView';
import type { CourierRun, CourierStop } from './wire';
import { CameraView } from './CameraView';
import { countWords, isSilent, readMeaning } from './code-meaning';
import { isScanned, scannedOf } from './scanned-places';
import { ring, type Told } from './ring';
import { useCameraCodes } from './useCameraCodes';
import styles from './scan.module.css';

const UNREADABLE = 'Введите номер заказа или 14 цифр под штрихкодом этикетки';

/** Finds a stop by the label of a place, by a row of the sheet or by the number of an order; counts places. */
export function ScanPage({ run }: { run: CourierRun }) {
  const { told, take } = useTaking(run);
  const camera = useCameraCodes(async (code) => {
    if (!isSilent(code)) await take(code);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeView();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Сканировать
        </h1>
        <Button kind="secondary" icon="close" onClick={closeView}>
          Закрыть
        </Button>
      </div>
      <CameraView camera={camera} />
      <div className={styles.side}>
        <div role="status" className={styles.answer}>
          {told && (
            <Notice kind={NOTICES[told.tone]} title={told.words}>
              {null}
            </Notice>
          )}
        </div>
        {told?.stop && <ToStop stop={told.stop} />}
        <TypedCode take={take} />
      </div>
    </main>
  );
}

const NOTICES = { good: 'success', attention: 'attention', bad: 'error' } as const;

/** Where more places of a stop are awaited. */
function ToStop({ stop }: { stop: CourierStop }) {
  return (
    <Button kind="secondary" size="large" wide onClick={() => replaceView({ stop: stopKey(stop) })}>
      К заказу {numbered(stop.id)}
    </Button>
  );
}

interface Answer extends Told {
  /** The stop whose places are being counted. */
  stop?: CourierStop;
}

/** What a code does: it counts a place, leads to a stop or is told to be of no use. */
function useTaking(run: CourierRun) {
  const courier = useCourier();
  const { outcomes } = useCourierState();
  const [told, setTold] = useState<Answer | null>(null);

  const tell = (answer: Answer) => {
    setTold(answer);
    ring(answer.tone);
  };
  const count = async (stop: CourierStop, place: number) => {
    const was = isScanned(stop, place, courier.state().scanned);
    await courier.count(stop, place);
    const counted = scannedOf(stop, courier.state().scanned);
    const words = `${numbered(stop.id)}: ${countWords(counted, stop.places)}`;
    if (was && stop.places > 1)
      tell({ tone: 'attention', words: `${words}, место ${place} уже считали`, stop });
    else tell({ tone: stop.carried ? 'good' : 'bad', words, stop });
    return counted === stop.places && !(was && stop.places > 1);
  };
  /** Answers whether the text is a code of the product. */
  const take = async (text: string): Promise<boolean> => {
    const meaning = readMeaning(text, run.stops, (stop) => endOf(stop, outcomes) !== null);
    if (!meaning) return false;
    if (meaning.kind === 'other') {
      tell({ tone: 'bad', words: meaning.words });
      return true;
    }
    const { stop, place } = meaning;
    if (place === null) ring(stop.carried ? 'good' : 'bad');
    if (place === null || (await count(stop, place))) replaceView({ stop: stopKey(stop) });
    return true;
  };
  return { told, take };
}

/** The digits of a label that the camera does not read, and the only way without one. */
function TypedCode({ take }: { take: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const isCode = await take(text);
    setProblem(isCode ? undefined : UNREADABLE);
    if (isCode) setText('');
  };
  return (
    <form className={styles.typed} onSubmit={(event) => void find(event)} noValidate>
      <TextField
        label="Номер заказа или цифры под штрихкодом"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={setText}
        error={problem}
      />
      <Button type="submit" size="large">
        Найти
      </Button>
    </form>
  );
}
