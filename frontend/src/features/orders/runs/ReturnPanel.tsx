import type { RunOrderDto } from '@shlyah/api-client';
import { places } from '@shlyah/domain';
import { useMemo, useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { Table, type Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { useUserId } from '../../users/session/useUserId';
import { returnRun, type Run } from './actions';
import { OutcomeFields } from './OutcomeFields';
import {
  bodiesOf,
  emptyDraft,
  openStops,
  returnDrafts,
  withUsual,
  type Drafts,
  type StopDraft,
} from './return-draft';
import styles from './ReturnPanel.module.css';
import { changedMeanwhile } from './words';

interface ReturnPanelProps {
  run: Run;
  onChanged: (run: Run) => void;
  onClose: () => void;
}

/** What this person has typed about the return of a run. */
function useKept(run: number) {
  const staff = useUserId();
  return useMemo(() => returnDrafts(staff, run), [staff, run]);
}

type Errors = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The return of a run in the order of its sheet: an outcome for each stop, told whole or in parts. */
export function ReturnPanel({ run, onChanged, onClose }: ReturnPanelProps) {
  const { id, version, orders } = run;
  const action = useAction();
  const kept = useKept(id);
  const [drafts, setDrafts] = useState<Drafts>(() => kept.read()?.stops ?? {});
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<readonly string[]>([]);
  const outcomes = bodiesOf(orders, drafts, run.leftAt?.slice(0, 10) ?? run.day);
  const left = openStops(orders).length - outcomes.length;

  const keep = (stops: Drafts) => {
    setDrafts(stops);
    kept.write({ stops });
  };
  const drop = () => {
    kept.remove();
    onClose();
  };
  const change = (order: number, part: Partial<StopDraft>) =>
    keep({ ...drafts, [order]: { ...(drafts[order] ?? emptyDraft), ...part } });

  const send = (close: boolean) =>
    void action.run(
      returnRun({ id, version, outcomes, close }),
      {
        onDone: ({ run: fresh, refused: not }) => {
          setErrors({});
          setRefused(not.map(({ message }) => message));
          onChanged(fresh);
          if (openStops(fresh.orders).length === 0) kept.remove();
          if (fresh.returnedAt && not.length === 0) onClose();
        },
        onFresh: onChanged,
        onFailed: (failure) => setErrors(errorsOf(failure, outcomes)),
        changed: changedMeanwhile,
      },
      close ? 'close' : 'save',
    );

  const columns: readonly Column<RunOrderDto>[] = [
    {
      key: 'id',
      header: 'Заказ',
      title: true,
      cell: (stop) => `${orders.indexOf(stop) + 1}. ${numbered(stop.id)}`,
    },
    {
      key: 'where',
      header: 'Куда',
      cell: ({ town, address, person }) => (
        <>
          <span className={styles.where}>{[town, address].filter(Boolean).join(', ') || '—'}</span>
          <span className={styles.person}>{person}</span>
        </>
      ),
    },
    { key: 'places', header: 'Мест', cell: (stop) => places(stop.places) },
    {
      key: 'outcome',
      header: 'Исход',
      cell: (stop) => (
        <OutcomeFields
          stop={stop}
          draft={drafts[stop.id] ?? emptyDraft}
          errors={errors[stop.id] ?? {}}
          onChange={(part) => change(stop.id, part)}
        />
      ),
    },
  ];
  return (
    <section className={styles.panel} aria-label="Возвращение рейса">
      <div className={styles.tools}>
        <Button kind="secondary" disabled={left === 0} onClick={() => keep(withUsual(orders, drafts))}>
          Остальные вручены
        </Button>
        <Button icon="check" disabled={left > 0} busy={action.pressed === 'close'} onClick={() => send(true)}>
          Закрыть рейс
        </Button>
        <Button
          kind="quiet"
          disabled={outcomes.length === 0}
          busy={action.pressed === 'save'}
          onClick={() => send(false)}
        >
          Записать, не закрывая
        </Button>
        <Button kind="quiet" onClick={drop}>
          Отмена
        </Button>
        <span role="status">{left > 0 ? `Без исхода: ${left}` : 'Исход есть у всех заказов'}</span>
      </div>
      <Problem>{action.problem}</Problem>
      {refused.length > 0 && (
        <Notice kind="error" title="Не записано: исход уже есть">
          {refused.join('. ')}
        </Notice>
      )}
      <Table caption="Исходы заказов" columns={columns} rows={orders} rowKey={(stop) => stop.id} />
    </section>
  );
}

/** The refusals of outcomes by order and field: «outcomes.3.at». */
function errorsOf({ errors = {} }: ActionFailure, outcomes: readonly { order: number }[]): Errors {
  const found: Record<number, Record<string, string>> = {};
  for (const [path, [text = ''] = []] of Object.entries(errors)) {
    const [, at, field] = /^outcomes\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const order = outcomes[Number(at)]?.order;
    if (order !== undefined && field) (found[order] ??= {})[field] = text;
  }
  return found;
}
