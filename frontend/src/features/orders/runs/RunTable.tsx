import { useState } from 'react';
import type { Action, Then } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { Dense } from '../../../ui/layout/Dense';
import { Table } from '../../../ui/layout/Table';
import { useRowSelection } from '../list/row-selection';
import { ChosenBar } from '../list/ChosenBar';
import { Dock } from '../list/Dock';
import { FocusOnReturn } from '../return-to';
import type { Run } from './actions';
import { orderColumns } from './run-columns';
import styles from './runs.module.css';
import { ToRunButton } from './ToRunButton';
import { useRunUndo } from './useRunUndo';
import { useStopOrder } from './useStopOrder';

interface RunTableProps {
  run: Run;
  /** The presses of the rows, and what they do to the run. */
  action: Action;
  then: Then<Run, Run>;
  reload: () => void;
}

/** The orders of a run in their order: moved to any place, to another run or out of it while it is open. */
export function RunTable({ run, action, then, reload }: RunTableProps) {
  const { orders, day } = run;
  const isOpen = run.state === 'open';
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { pressed } = action;
  const changes = useRunUndo(run, action, then);
  const chosen = orders.filter((order) => selected.has(order.id)).map((order) => order.id);
  const selection = useRowSelection(orders, selected, (ids, on) =>
    setSelected((was) => new Set(on ? [...was, ...ids] : [...was].filter((one) => !ids.includes(one)))),
  );
  const order = useStopOrder(run, action, then);
  const open = (one: number) =>
    setOpened((was) => new Set(was.has(one) ? [...was].filter((other) => other !== one) : [...was, one]));
  return (
    <>
      <FocusOnReturn />
      {isOpen && selection.above}
      <div ref={order.list} {...order.dropping}>
        <Dense>
          <Table
            caption="Заказы рейса"
            columns={[
              ...(isOpen ? [selection.column] : []),
              ...orderColumns({
                run,
                opened,
                onOpen: open,
                move: isOpen ? order.move : null,
                drag: order.drag,
              }),
            ]}
            rows={orders}
            rowKey={({ id: one }) => one}
            narrow={classes(styles.rows, !isOpen && styles.away)}
            isChosen={({ id: one }) => selected.has(one)}
            isMarked={({ id: one }) => order.over === one}
          />
        </Dense>
      </div>
      {order.spoken}
      {isOpen && (
        <p>
          <Button kind="quiet" size="small" busy={pressed === 'sort'} onClick={changes.sortByAddress}>
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
              onClick={() => changes.remove(chosen)}
            >
              Убрать из рейса
            </Button>
          </ChosenBar>
        )}
      </Dock>
    </>
  );
}
