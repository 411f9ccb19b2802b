import { formatDate, numbered } from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { stopKey, type ShownRun } from './changes';
import { endOf, ownOutcome } from './outcomes';
import { NewsBar } from './NewsBar';
import { OutcomeForm } from './OutcomeForm';
import { RefusedPictures } from './RefusedPictures';
import { ReleaseBar } from './ReleaseBar';
import { ScanPage } from './ScanPage';
import { SentLine } from './SentLine';
import { StopCard } from './StopCard';
import { StopList } from './StopList';
import { UndoBar } from './UndoBar';
import { useCourierState } from './useCourier';
import { useOpenDraft } from './useDraft';
import { closeView, openView, useView } from './useView';
import styles from './courier.module.css';
import type { CourierRun, CourierStop } from './wire';

/** The run of a driver: the next stop, the others under it; or one stop, or the form of its outcome. */
export function RunPage({ shown }: { shown: ShownRun }) {
  const { run } = shown;
  const view = useView();
  useOpenDraft(run);
  if (view.scan) return <ScanPage run={run} />;
  const open = run.stops.find((stop) => stopKey(stop) === view.stop);
  return (
    <main className={styles.page}>
      <Head run={run} />
      <div className={styles.top}>
        <div className={styles.topRow}>
          <SentLine />
          {!view.form && (
            <Button kind="secondary" icon="scan" onClick={() => openView({ scan: true })}>
              Сканировать
            </Button>
          )}
        </div>
        <div className={styles.drop}>
          <UndoBar run={run} />
          <NewsBar shown={shown} />
          <ReleaseBar />
        </div>
      </div>
      {open && view.form ? (
        <OutcomeForm key={`${stopKey(open)} ${view.form}`} stop={open} outcome={view.form} />
      ) : open ? (
        <>
          <Button kind="quiet" icon="arrowLeft" onClick={closeView}>
            Все остановки
          </Button>
          <StopCard stop={open} run={run} />
        </>
      ) : (
        <Stops shown={shown} />
      )}
    </main>
  );
}

const isToDo = (stop: CourierStop, isDone: (stop: CourierStop) => boolean): boolean =>
  stop.carried && !isDone(stop);

function Stops({ shown: { run, news, folded } }: { shown: ShownRun }) {
  const { outcomes } = useCourierState();
  const isDone = (stop: CourierStop) => endOf(stop, outcomes) !== null;
  const isFolded = (stop: CourierStop) =>
    folded.includes(stopKey(stop)) || ownOutcome(stop, outcomes) !== undefined;
  const first = run.stops.find((stop) => isToDo(stop, isDone));
  // The stop on top is another one only when the driver has ended it: what the desk does moves nothing under the finger.
  const [top, setTop] = useState(first && stopKey(first));
  const current = run.stops.find((stop) => stopKey(stop) === top && !isFolded(stop)) ?? first;
  const next = current && stopKey(current);
  if (next !== top) setTop(next);
  return (
    <>
      {current ? (
        <StopCard stop={current} run={run} isNext />
      ) : (
        <Notice kind="success" title="Все остановки отмечены">
          {run.returnedAt ? 'Диспетчер закрыл рейс.' : 'Исправить можно, пока диспетчер не закрыл рейс.'}
        </Notice>
      )}
      {current && first && !isToDo(current, isDone) && (
        <Button kind="secondary" size="large" wide onClick={() => setTop(stopKey(first))}>
          К следующей остановке
        </Button>
      )}
      <StopList
        title="Дальше"
        stops={run.stops.filter((stop) => stop !== current && !isFolded(stop))}
        news={news}
      />
      <StopList title="Отмечены" stops={run.stops.filter(isFolded)} news={news} folded />
      <RefusedPictures />
    </>
  );
}

function Head({ run }: { run: CourierRun }) {
  const { outcomes, storage } = useCourierState();
  return (
    <>
      <div className={styles.title}>
        <h1>
          Рейс {numbered(run.id)}, {formatDate(run.day).slice(0, 5)}
        </h1>
        <p>
          Готово {doneCount(run, outcomes)} из {run.stops.filter(({ carried }) => carried).length}
        </p>
      </div>
      {storage && <Notice kind="attention">{storage}</Notice>}
      {run.state === 'open' && (
        <Notice kind="attention">
          Диспетчер ещё не отметил выезд. Позвоните ему: до этого отмеченное не запишется в заказы.
        </Notice>
      )}
    </>
  );
}

const doneCount = (run: CourierRun, outcomes: Parameters<typeof endOf>[1]): number =>
  run.stops.filter((stop) => stop.carried && endOf(stop, outcomes)).length;
