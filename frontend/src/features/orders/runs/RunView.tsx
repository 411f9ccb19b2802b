import { formatDateTime } from '@shlyah/domain';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { lazyPart } from '../../../ui/lazy-part';
import { ShowNews } from '../../../shared/NewRows';
import { saveFile } from '../../../shared/save-file';
import { useAction } from '../../../shared/useAction';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Problem } from '../../../ui/feedback/Notice';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { LabelsButton } from '../../documents/LabelsButton';
import { PapersButton } from '../../documents/PapersButton';
import { useUserId } from '../../users/session/useUserId';
import { SkippedOrders } from '../NamedOrders';
import { withRun } from '../return-to';
import { deleteRun, getRunSheet, updateRun, type Run } from './actions';
import { LeaveDialog } from './LeaveDialog';
import { ReturnButtons } from './ReturnButtons';
import { runDraft } from './run-draft';
import { RunTable } from './RunTable';
import styles from './runs.module.css';
import { useOnTheWay } from './useOnTheWay';
import { changedMeanwhile, changedWords, runTitle, STATES, totalsWords } from './words';

const RunDialog = lazyPart(() => import('./RunDialog'));
const ReturnPanel = lazyPart(async () => ({ default: (await import('./ReturnPanel')).ReturnPanel }));

interface RunViewProps {
  run: Run;
  /** The run as others have changed it; null while it is shown. */
  fresh: Run | null;
  onChanged: (run: Run) => void;
  reload: () => void;
}

export function RunView({ run, fresh, onChanged, reload }: RunViewProps) {
  const { id, state, orders } = run;
  const isOpen = state === 'open';
  const staff = useUserId();
  const [asking, setAsking] = useState<'edit' | 'leave' | 'delete' | null>(() =>
    isOpen && runDraft(staff, id).read() ? 'edit' : null,
  );
  const action = useAction();
  const rows = useAction();
  const navigate = useNavigate();
  const carried = orders.filter((order) => order.carried).map((order) => order.id);
  const way = useOnTheWay(run, reload);
  const [returning, setReturning] = useState(false);

  const changed = (fresh: Run) => {
    action.hideProblem();
    rows.hideProblem();
    setAsking(null);
    onChanged(fresh);
  };
  const meanwhile = { onFresh: onChanged, changed: changedMeanwhile };
  const then = { onDone: changed, ...meanwhile };
  const sheet = (format: 'pdf' | 'xlsx') =>
    void action.run(
      getRunSheet({ id, format }),
      {
        onDone: (file) => saveFile(file, `Маршрутный лист № ${id}.${format}`),
        failed: 'Маршрутный лист: файл не получен.',
      },
      format,
    );
  return (
    <div className={styles.stack}>
      <PageHeader
        back={{ to: `${paths.runs}?day=${run.day}`, label: 'К рейсам' }}
        title={runTitle(run)}
        note={
          <div className={styles.tools}>
            <StatusBadge tone={STATES[state].tone}>{STATES[state].word}</StatusBadge>
            {run.returnedAt && <span>{`Вернулся ${formatDateTime(run.returnedAt)}`}</span>}
            <ShowNews onShow={fresh && (() => onChanged(fresh))}>{changedWords(run, fresh)}</ShowNews>
          </div>
        }
        actions={
          <>
            <Button
              kind={run.returnedAt ? 'primary' : 'secondary'}
              icon="print"
              busy={action.pressed === 'pdf'}
              onClick={() => sheet('pdf')}
            >
              Маршрутный лист
            </Button>
            <Button
              kind="secondary"
              icon="download"
              busy={action.pressed === 'xlsx'}
              onClick={() => sheet('xlsx')}
            >
              Excel
            </Button>
            {isOpen ? (
              <Button icon="truck" disabled={carried.length === 0} onClick={() => setAsking('leave')}>
                Уехал
              </Button>
            ) : (
              <ReturnButtons run={run} action={action} then={then} onReturn={() => setReturning(true)} />
            )}
          </>
        }
      />
      <Problem>{action.problem}</Problem>
      <Problem>{rows.problem}</Problem>
      <Problem>{way.problem}</Problem>
      {way.skipped.length > 0 && (
        <SkippedOrders
          orders={way.skipped}
          hrefOf={(order) => withRun(order.id, id)}
          onClose={way.hideSkipped}
        />
      )}
      <div className={styles.facts}>
        <div className={styles.tools}>
          <span>
            {[run.driver ?? 'Водитель не назначен', run.driverPhone, run.car].filter(Boolean).join(', ')}
          </span>
          {isOpen && (
            <Button kind="quiet" size="small" icon="edit" onClick={() => setAsking('edit')}>
              Изменить
            </Button>
          )}
        </div>
        <p role="status">{totalsWords(run)}</p>
      </div>
      <div className={styles.tools}>
        {carried.length > 0 && <LabelsButton size="small" ids={carried} />}
        {carried.length > 0 && <PapersButton ids={carried} />}
        {way.waiting > 0 && (
          <Button
            kind="secondary"
            size="small"
            icon="check"
            busy={way.busy}
            onClick={way.send}
          >{`Все в пути: ${way.waiting}`}</Button>
        )}
        <LinkButton kind="quiet" size="small" to={`${paths.orders(1)}?run=${id}`}>
          В списке заказов
        </LinkButton>
        {isOpen && orders.length === 0 && (
          <Button kind="quiet" size="small" icon="trash" onClick={() => setAsking('delete')}>
            Удалить рейс
          </Button>
        )}
      </div>
      {orders.length === 0 ? (
        <EmptyState
          title="В рейсе нет заказов"
          action={<LinkButton to={paths.orders(1)}>К заказам</LinkButton>}
        >
          Отметьте заказы в списке и нажмите «В рейс…».
        </EmptyState>
      ) : returning ? (
        <Suspense>
          <ReturnPanel run={run} onChanged={changed} onClose={() => setReturning(false)} />
        </Suspense>
      ) : (
        <RunTable run={run} action={rows} then={then} reload={reload} />
      )}
      <Suspense>
        {asking === 'edit' && (
          <RunDialog
            title={runTitle(run)}
            confirmLabel="Сохранить"
            run={run}
            save={(_body, change, known) => updateRun({ id, version: known, ...change })}
            onSaved={changed}
            onFresh={onChanged}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
      {asking === 'leave' && (
        <LeaveDialog run={run} onLeft={changed} onFresh={onChanged} onClose={() => setAsking(null)} />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          open
          title={`Удалить ${runTitle(run)}?`}
          busy={action.busy}
          problem={action.problem}
          onConfirm={() =>
            void action.run(deleteRun(id), {
              onDone: () => void navigate(`${paths.runs}?day=${run.day}`),
              ...meanwhile,
            })
          }
          onCancel={() => setAsking(null)}
        >
          Заказов в нём нет.
        </ConfirmDialog>
      )}
    </div>
  );
}
