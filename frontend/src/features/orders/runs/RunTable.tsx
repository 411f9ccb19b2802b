import { useState } from 'react';
import type { Action, Then } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Table } from '../../../ui/layout/Table';
import { useRowSelection } from '../list/row-selection';
import { ChosenBar } from '../list/ChosenBar';
import { Dock } from '../list/Dock';
import { FocusOnReturn } from '../return-to';
import { removeFromRun, sortRun, type Run } from './actions';
import { moveColumn, orderColumns } from './run-columns';
import styles from './runs.module.css';
import { ToRunButton } from './ToRunButton';

interface RunTableProps {
  run: Run;
  /** The presses of the rows, and what they do to the run. */
  action: Action;
  then: Then<Run, Run>;
  reload: () => void;
}

/** The orders of a run in their order: moved up and down, to another run or out of it while it is open. */
export function RunTable({ run, action, then, reload }: RunTableProps) {
  const { id, version, orders, day } = run;
  const isOpen = run.state === 'open';
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { busy, pressed, run: act } = action;
  const chosen = orders.filter((order) => selected.has(order.id)).map((order) => order.id);
  const selection = useRowSelection(orders, selected, (ids, on) =>
    setSelected((was) => new Set(on ? [...was, ...ids] : [...was].filter((one) => !ids.includes(one)))),
  );
  const move = (order: number, by: -1 | 1) => {
    const ids = orders.map((one) => one.id);
    const at = ids.indexOf(order);
    const other = ids[at + by];
    if (busy || other === undefined) return;
    ids[at] = other;
    ids[at + by] = order;
    void act(sortRun({ id, version, ids }), then);
  };
  return (
    <>
      <FocusOnReturn />
      {isOpen && selection.above}
      <Table
        caption="Заказы рейса"
        columns={[
          ...(isOpen ? [selection.column] : []),
          ...orderColumns(run),
          ...(isOpen ? [moveColumn(orders, move)] : []),
        ]}
        rows={orders}
        rowKey={(order) => order.id}
        narrow={styles.rows}
        isChosen={(order) => selected.has(order.id)}
      />
      {isOpen && (
        <p>
          <Button
            kind="quiet"
            size="small"
            busy={pressed === 'sort'}
            onClick={() => void act(sortRun({ id, version }), then, 'sort')}
          >
            Расставить по адресам
          </Button>
        </p>
      )}
      <Dock>
        {isOpen && chosen.length > 0 && (
          <ChosenBar count={chosen.length} elsewhere={0} onClear={() => setSelected(new Set())}>
            <ToRunButton label="Переместить в рейс…" ids={chosen} day={day} onDone={reload} />
            <Button
              kind="secondary"
              size="small"
              icon="returned"
              busy={pressed === 'remove'}
              onClick={() => void act(removeFromRun({ id, ids: chosen }), then, 'remove')}
            >
              Убрать из рейса
            </Button>
          </ChosenBar>
        )}
      </Dock>
    </>
  );
}
