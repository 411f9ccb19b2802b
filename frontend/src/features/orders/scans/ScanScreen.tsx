import { NOT_DELIVERED, type Calendar } from '@shlyah/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useAppDispatch } from '../../../shared/hooks';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { KEPT, SessionOver } from '../../../ui/feedback/SessionOver';
import { ScanField } from '../../../ui/fields/ScanField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { nbsp, numbered } from '../../../ui/text';
import { useCalendar } from '../../calendar/useCalendar';
import { selectUser } from '../../users/session/selectors';
import { wordsProblem } from '../FailureFields';
import styles from './scans.module.css';
import { nextDayProblem } from './next-day';
import { ScanMeaning } from './ScanMeaning';
import { Incomplete, LastScan, ScanList } from './ScanResults';
import {
  doneIn,
  incompleteOf,
  lastSeriesOf,
  readScan,
  runCountIn,
  type Answer,
  type Entry,
  type Meaning,
} from './shift';
import { mutedSound, play } from '../../../shared/tones';
import { useScans } from './useScans';
import { meaningWords, runCountWords } from './words';

/** Scanning in the warehouse: a handheld scanner types codes, and each is processed and answered at once. */
export function ScanScreen() {
  const user = useSelector(selectUser);
  return user && <Scanning key={user.id} user={user.id} />;
}

/** The missing choice before a scan, as its answer; null when all is chosen. */
function missingIn(meaning: Meaning, calendar: Calendar): Answer | null {
  const { action, status, failure = null, failureWords, run } = meaning;
  if (action === 'run' && !run)
    return { result: 'no_run', message: 'Выберите рейс или отсканируйте его штрихкод' };
  if (action !== 'status' || status !== NOT_DELIVERED) return null;
  const message = failure ? wordsProblem(failure, failureWords ?? '') : 'Выберите, почему не доставлено';
  if (message !== null) return { result: 'needs_reason', message };
  const wrong = nextDayProblem(meaning, new Date(), calendar);
  return wrong === null ? null : { result: 'refused', message: wrong };
}

/** «Отменить № 125», of a place that waits for others «Отменить № 125, место 2». */
function undoWords({ answer }: Entry): string {
  const words = `Отменить ${numbered(answer?.order ?? 0)}`;
  return answer?.result === 'counted' ? `${words}, место ${answer.place ?? ''}` : words;
}

function Scanning({ user }: { user: number }) {
  const { shift, failure, isKept, waiting, takenBack, current, choose, add, addAnswered, undo } =
    useScans(user);
  const [isMuted, setIsMuted] = useState(() => mutedSound.read()?.muted ?? false);
  const [isShown, setIsShown] = useState(false);
  const [register, setRegister] = useState<number>();
  const dispatch = useAppDispatch();
  const calendar = useCalendar();
  const { meaning, entries } = shift;
  const series = lastSeriesOf(shift);
  const [last] = series;
  const runCount = meaning.action === 'run' && meaning.run ? runCountIn(shift) : null;
  const change = (next: Meaning) => {
    setIsShown(false);
    choose(next);
  };

  /** A run's barcode selects the run; without a network it is selected unchecked. */
  const chooseRun = async (id: number, code: string) => {
    const next: Meaning = { action: 'run', run: id };
    const known = await import('./find-run').then(
      ({ findRun }) => findRun(id, dispatch),
      () => null,
    );
    const answer = known ?? { result: 'found', message: `Рейс ${numbered(id)}` };
    if (answer.result === 'found') change(next);
    addAnswered(code, next, answer);
  };

  const scan = (text: string): string | undefined => {
    setRegister(undefined);
    // Signs of the scan may have changed a list, which is right again by now.
    const { meaning } = current();
    const read = readScan(text, current(), new Date());
    if ('refused' in read) addAnswered(text, meaning, read.refused);
    else if ('codes' in read) {
      const missing = missingIn(meaning, calendar);
      setIsShown(missing !== null);
      if (missing) addAnswered(text, meaning, missing);
      else for (const code of read.codes) add(code, meaning);
    } else if (read.kind === 'run') void chooseRun(read.run, text);
    else {
      setRegister(read.register);
      addAnswered(text, meaning, { result: 'found', message: `Реестр ${numbered(read.register)}` });
    }
    return undefined;
  };

  return (
    <div className={styles.stack}>
      <PageHeader
        title="Сканирование"
        actions={
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              mutedSound.write({ muted: !isMuted });
              setIsMuted(!isMuted);
            }}
          >
            {isMuted ? 'Включить звук' : 'Выключить звук'}
          </Button>
        }
      />
      <LastScan
        entry={entries[0]}
        isQueued={failure !== undefined}
        takenBack={takenBack}
        counts={[
          ...(runCount ? [runCountWords(runCount, meaning.run ?? 0)] : []),
          `За смену: ${doneIn(shift, new Date())}`,
        ]}
      />
      <ScanField
        label="Штрихкод или номер заказа"
        hint="Сканер вводит код и нажимает Enter или Tab. Номер заказа можно набрать руками: так отмечаются все его места."
        onScan={scan}
        keepsFocus
        onBlocked={() => play('bad')}
        keep={() => {
          const { meaning: before } = current();
          return () => choose(before);
        }}
      />
      {(register !== undefined || last) && (
        <div className={styles.next}>
          {register !== undefined && (
            <Link to={paths.registerOf(register)}>{`Принять по реестру ${numbered(register)}`}</Link>
          )}
          {last && (
            <Button kind="secondary" size="small" onClick={() => void undo([last])}>
              {undoWords(last)}
            </Button>
          )}
          {series.length > 1 && (
            <Button kind="secondary" size="small" onClick={() => void undo(series)}>
              {`Отменить последние ${series.length}: ${meaningWords(series[0]?.scan ?? meaning)}`}
            </Button>
          )}
        </div>
      )}
      <ScanMeaning meaning={meaning} onChange={change} shown={isShown} />
      {failure?.status === 401 && <SessionOver kept={KEPT} />}
      {failure && waiting > 0 && (
        <Notice kind="attention" title={`В очереди: ${waiting}`} role="status">
          {failure.status === 0
            ? 'Нет связи. Отправим сами, когда она появится: страница должна быть открыта.'
            : failure.message}
        </Notice>
      )}
      {!isKept && waiting > 0 && (
        <Notice kind="error" role="alert">
          {`Браузер не хранит очередь. Не закрывайте страницу, пока в ней${nbsp}есть сканирования.`}
        </Notice>
      )}
      <Incomplete
        entries={incompleteOf(shift)}
        onAll={({ scan: { id: _id, code: _code, at: _at, age: _age, ...scan }, answer }) =>
          add(String(answer?.order ?? ''), scan)
        }
      />
      <ScanList entries={entries} />
    </div>
  );
}
