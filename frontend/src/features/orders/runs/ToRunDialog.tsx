import type { CarrierDto, RunSummaryDto, RunTask } from '@shlyah/api-client';
import { RUN_TASKS, TASK_WORDS, UNDO_MS } from '@shlyah/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths';
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

const tasks = RUN_TASKS.map((value) => ({ value, label: TASK_WORDS[value] }));
const isTask = (value: string): value is RunTask => (RUN_TASKS as readonly string[]).includes(value);

const noRuns: RunSummaryDto[] = [];
const noCarriers: CarrierDto[] = [];

/** Puts orders into a run of a day, out of the runs that they are in, or into a new one. */
export default function ToRunDialog({ ids, day: firstDay, onDone, onClose }: ToRunDialogProps) {
  const [day, setDay] = useState(firstDay);
  const [picked, setPicked] = useState<string>();
  const [task, setTask] = useState<RunTask>();
  const [made, setMade] = useState<number>();
  const { busy, problem, run } = useAction();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const runs = useLoaded(getRuns, { day });
  const carriers = useLoaded(getCarriers, ids);
  const carried = (carriers.data ?? noCarriers).filter(({ done }) => !done);
  // Orders of one run are moved to another one.
  const [only] = carried;
  const here = carried.length === ids.length && carried.every(({ run }) => run === only?.run) ? only?.run : 0;
  const open = (runs.data ?? noRuns).filter(({ state, id }) => state === 'open' && id !== here);
  const into = picked ?? String(open[0]?.id ?? NEW);

  const then = { onFailed: carriers.reload, changed: changedMeanwhile };
  const put = async (id: number): Promise<void> => {
    const from = [...new Set(carried.filter(({ run }) => run !== id).map(({ run }) => run))];
    await run(addToRun({ id, ids, ...(from.length > 0 && { from }), ...(task && { task }) }), {
      ...then,
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
    const requestBody = { day, driver: null, driverPhone: null, car: null };
    let created: number | undefined;
    await run(createRun({ requestBody, idempotencyKey: keyFor(requestBody) }), {
      ...then,
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
      confirmLabel={carried.length > 0 ? 'Переместить' : 'Внести'}
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        {carried.length > 0 && <Moved carriers={carried} />}
        <DateField
          label="День рейса"
          value={day}
          onChange={(next) => {
            setDay(next);
            setPicked(undefined);
          }}
        />
        {runs.data === null && runs.loading.state === 'loading' ? (
          <SkeletonRows rows={2} label="Загружаем рейсы…" />
        ) : (
          <RadioGroup
            label="Рейс"
            value={into}
            onChange={setPicked}
            choices={[
              ...open.map((run) => ({
                value: String(run.id),
                label: runWords(run),
                hint: ordersIn(run.ordersCount),
              })),
              { value: NEW, label: 'Новый рейс' },
            ]}
          />
        )}
        <RadioGroup
          label="Что сделать"
          shape="segmented"
          value={task ?? only?.task ?? 'deliver'}
          onChange={(value) => isTask(value) && setTask(value)}
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
