import type { CarrierDto, RunSummaryDto, RunTask } from '@shlyah/api-client';
import { cleanFields, RUN_TASKS, runFields, TASK_WORDS, UNDO_MS } from '@shlyah/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths';
import type { ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { DateField } from '../../../ui/fields/DateField';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { addToRun, createRun, getCarriers, getRuns } from './actions';
import { newRun, NewRunFields, phoneProblem } from './NewRunFields';
import styles from './runs.module.css';
import { ordersIn } from '../words';
import { changedMeanwhile, runWords } from './words';

interface ToRunDialogProps {
  ids: number[];
  /** The day that is offered first. */
  day: string;
  onDone: () => void;
  onClose: () => void;
}

const NEW = 'new';

/** So many towns of a run are named. */
const TOWNS = 4;

const tasks = RUN_TASKS.map((value) => ({ value, label: TASK_WORDS[value] }));
/** The calls of a press: a new run is made, then the orders are put into it. */
type Step = 'create' | 'add';

const isTask = (value: string): value is RunTask => (RUN_TASKS as readonly string[]).includes(value);

const noRuns: RunSummaryDto[] = [];
const noCarriers: CarrierDto[] = [];

/** The run whose towns are those of most of the orders; none where no run goes to one of them. */
const fittingRun = (runs: readonly RunSummaryDto[]): RunSummaryDto | undefined =>
  runs
    .filter(({ fitting }) => (fitting ?? 0) > 0)
    .reduce<RunSummaryDto | undefined>(
      (best, one) => (best && (best.fitting ?? 0) >= (one.fitting ?? 0) ? best : one),
      undefined,
    );

/** «12 заказов, г. Гомель, г. Речица; по пути 3 из 5». */
function hintOf({ ordersCount, towns, fitting }: RunSummaryDto, all: number): string {
  const shown = [...towns.slice(0, TOWNS), ...(towns.length > TOWNS ? ['…'] : [])];
  const fits = fitting ? `; по пути ${fitting} из ${all}` : '';
  return [ordersIn(ordersCount), ...shown].join(', ') + fits;
}

/** Puts orders into a run of a day, out of the runs that they are in, or into a new one. */
export default function ToRunDialog({ ids, day: firstDay, onDone, onClose }: ToRunDialogProps) {
  const [day, setDay] = useState(firstDay);
  const [picked, setPicked] = useState<string>();
  const [task, setTask] = useState<RunTask>();
  const [made, setMade] = useState<number>();
  const [carrier, setCarrier] = useState(newRun);
  /** The calls whose question about an unusual day the next press answers. */
  const [asked, setAsked] = useState<readonly Step[]>([]);
  const { busy, problem, run, hideProblem } = useAction();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const runs = useLoaded(getRuns, { day, ids });
  const carriers = useLoaded(getCarriers, ids);
  const carried = (carriers.data ?? noCarriers).filter(({ done }) => !done);
  // Orders of one run are moved to another one.
  const [only] = carried;
  const here = carried.length === ids.length && carried.every(({ run }) => run === only?.run) ? only?.run : 0;
  const open = (runs.data ?? noRuns).filter(({ state, id }) => state === 'open' && id !== here);
  const into = picked ?? String(fittingRun(open)?.id ?? NEW);

  const then = (step: Step) => ({
    onFailed: ({ code }: ActionFailure) => {
      carriers.reload();
      if (code === 'unusual_day') setAsked([...asked, step]);
    },
    changed: changedMeanwhile,
  });
  const confirm = (step: Step) => (asked.includes(step) ? { confirmDay: true } : {});
  /** Another choice begins without the former question. */
  const choose = (set: () => void) => {
    set();
    setAsked([]);
    hideProblem();
  };
  const put = async (id: number): Promise<void> => {
    const from = [...new Set(carried.filter(({ run }) => run !== id).map(({ run }) => run))];
    const how = { ...(from.length > 0 && { from }), ...(task && { task }), ...confirm('add') };
    await run(addToRun({ id, ids, ...how }), {
      ...then('add'),
      onDone: (into) => {
        notify.success(`${ordersIn(ids.length)} — в рейсе ${runWords(into)}`, {
          label: 'Открыть',
          ms: UNDO_MS,
          onClick: () => void navigate(paths.runOf(id)),
        });
        onDone();
      },
    });
  };
  const save = async (): Promise<void> => {
    if (into !== NEW) return put(Number(into));
    // A second try goes into the run that the first one has made.
    if (made !== undefined) return put(made);
    const requestBody = { ...cleanFields(runFields, { ...carrier, day }), ...confirm('create') };
    let created: number | undefined;
    await run(createRun({ requestBody, idempotencyKey: keyFor(requestBody) }), {
      ...then('create'),
      onDone: ({ id }) => (created = id),
    });
    if (created === undefined) return undefined;
    setMade(created);
    return put(created);
  };

  return (
    <ConfirmDialog
      open
      danger={false}
      title={`В рейс: ${ordersIn(ids.length)}`}
      confirmLabel={(carried.length > 0 ? 'Переместить' : 'Внести') + (asked.length > 0 ? ' всё равно' : '')}
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={() => (into === NEW && phoneProblem(carrier) ? undefined : void save())}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        {carried.length > 0 && <Moved carriers={carried} />}
        <DateField
          label="День рейса"
          value={day}
          onChange={(next) =>
            choose(() => {
              setDay(next);
              setPicked(undefined);
              setMade(undefined);
            })
          }
        />
        {runs.data === null && runs.loading.state === 'loading' ? (
          <SkeletonRows rows={2} label="Загружаем рейсы…" />
        ) : (
          <RadioGroup
            label="Рейс"
            value={into}
            onChange={(value) => choose(() => setPicked(value))}
            choices={[
              ...open.map((run) => ({
                value: String(run.id),
                label: runWords(run),
                hint: hintOf(run, ids.length),
              })),
              { value: NEW, label: 'Новый рейс' },
            ]}
          />
        )}
        {into === NEW && made === undefined && <NewRunFields value={carrier} onChange={setCarrier} />}
        <RadioGroup
          label="Что сделать"
          shape="segmented"
          value={task ?? only?.task ?? 'deliver'}
          onChange={(value) => isTask(value) && choose(() => setTask(value))}
          choices={tasks}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Runs that the orders leave. */
function Moved({ carriers }: { carriers: readonly CarrierDto[] }) {
  const runs = [...new Set(carriers.map(({ run }) => run))];
  const isGone = carriers.some(({ state }) => state === 'left');
  return (
    <p>
      {`Уже в ${runs.length > 1 ? 'рейсах' : 'рейсе'} `}
      {runs.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={paths.runOf(id)}>{numbered(id)}</Link>
        </span>
      ))}
      {`: ${ordersIn(carriers.length)}. `}
      {isGone
        ? 'Рейс уже уехал и отдаст заказ, когда по статусу груз забран или не доставлен.'
        : 'Они перейдут в выбранный рейс.'}
    </p>
  );
}
