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
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { getOrderDocuments } from '../../documents/actions';
import { useUserId } from '../../users/session/useUserId';
import { SkippedOrders } from '../NamedOrders';
import { withRun } from '../return-to';
import { deleteRun, getRunSheet, takeBackReturn, takeBackRun, updateRun, type Run } from './actions';
import { DriverPass } from './DriverPass';
import { LeaveDialog } from './LeaveDialog';
import { returnDrafts } from './return-draft';
import { runDraft } from './run-draft';
import { RunNews } from './RunNews';
import { RunTable } from './RunTable';
import styles from './runs.module.css';
import { useOnTheWay } from './useOnTheWay';
import { useRunPass } from './useRunPass';
import { changedMeanwhile, changedWords, runState, runTitle, totalsWords } from './words';

const RunDialog = lazyPart(() => import('./RunDialog'));
const LabelsDialog = lazyPart(() => import('../../documents/LabelsDialog'));
const ReturnPanel = lazyPart(async () => ({ default: (await import('./ReturnPanel')).ReturnPanel }));

/** The calls of «Ещё», whose button tells that one is on its way. */
const more = ['xlsx', 'papers', 'back'];

interface RunViewProps {
  run: Run;
  /** The run as others have changed it; null while it is shown. */
  fresh: Run | null;
  onChanged: (run: Run) => void;
  reload: () => void;
}

export function RunView({ run, fresh, onChanged, reload }: RunViewProps) {
  const { id, state, orders, version } = run;
  const isOpen = state === 'open';
  const isAway = !isOpen && !run.returnedAt;
  const staff = useUserId();
  const [asking, setAsking] = useState<'edit' | 'leave' | 'labels' | 'delete' | null>(() =>
    isOpen && runDraft(staff, id).read() ? 'edit' : null,
  );
  const action = useAction();
  const rows = useAction();
  const navigate = useNavigate();
  const pass = useRunPass(run);
  const carried = orders.filter((order) => order.carried).map((order) => order.id);
  const way = useOnTheWay(run, reload);
  const [returning, setReturning] = useState(() => isAway && returnDrafts(staff, id).read() !== null);

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
  const papers = () =>
    void action.run(
      getOrderDocuments({ ids: carried }),
      { onDone: (file) => saveFile(file, 'Заявки.xlsx'), failed: 'Заявки: файл не получен.' },
      'papers',
    );
  return (
    <div className={styles.stack}>
      <PageHeader
        back={{ to: `${paths.runs}?day=${run.day}`, label: 'К рейсам' }}
        title={runTitle(run)}
        note={
          <div className={styles.tools}>
            <StatusBadge tone={runState(run).tone}>{runState(run).word}</StatusBadge>
            {run.returnedAt && <span>{formatDateTime(run.returnedAt)}</span>}
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
            {isOpen && (
              <Button icon="truck" disabled={carried.length === 0} onClick={() => setAsking('leave')}>
                Уехал
              </Button>
            )}
            {isAway && (
              <Button
                kind={returning ? 'secondary' : 'primary'}
                icon="check"
                aria-expanded={returning}
                onClick={() => setReturning(true)}
              >
                Вернулся
              </Button>
            )}
            <Menu label="Ещё" busy={more.includes(action.pressed ?? '') || way.busy}>
              <MenuItem onClick={() => sheet('xlsx')}>Маршрутный лист, Excel</MenuItem>
              {carried.length > 0 && (
                <>
                  <MenuItem onClick={() => setAsking('labels')}>Этикетки</MenuItem>
                  <MenuItem onClick={papers}>Заявки</MenuItem>
                </>
              )}
              {way.waiting > 0 && <MenuItem onClick={way.send}>{`Все в пути: ${way.waiting}`}</MenuItem>}
              <MenuItem onClick={() => void navigate(`${paths.orders(1)}?run=${id}`)}>
                Показать в списке заказов
              </MenuItem>
              {isAway && (
                <MenuItem onClick={() => void action.run(takeBackRun({ id, version }), then, 'back')}>
                  Отменить выезд
                </MenuItem>
              )}
              {run.returnedAt && (
                <MenuItem onClick={() => void action.run(takeBackReturn({ id, version }), then, 'back')}>
                  Отменить возвращение
                </MenuItem>
              )}
              {isOpen && orders.length === 0 && (
                <MenuItem onClick={() => setAsking('delete')}>Удалить рейс</MenuItem>
              )}
            </Menu>
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
        <DriverPass run={run} loaded={pass} reload={reload} />
        <p role="status">{totalsWords(run)}</p>
      </div>
      <RunNews run={run} action={rows} then={then} />
      {orders.length === 0 ? (
        <EmptyState
          title="В рейсе нет заказов"
          action={<LinkButton to={paths.orders(1)}>К заказам</LinkButton>}
        >
          Отметьте заказы в списке и нажмите «В рейс…».
        </EmptyState>
      ) : returning ? (
        <Suspense>
          <ReturnPanel
            run={run}
            conflicts={pass.data?.conflicts.length ?? 0}
            onChanged={changed}
            onClose={() => setReturning(false)}
          />
        </Suspense>
      ) : (
        <RunTable run={run} action={rows} then={then} reload={reload} />
      )}
      <Suspense>
        {asking === 'labels' && <LabelsDialog of={{ ids: carried }} onClose={() => setAsking(null)} />}
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
