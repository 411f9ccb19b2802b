import { useEffect } from 'react';
import { useLocation, type To } from 'react-router';
import { Dense } from '../../../ui/layout/Dense';
import { Table } from '../../../ui/layout/Table';
import { useChoice } from '../list/choice';
import { rowIn } from '../return-to';
import type { Order, Statuses } from '../types';
import { deskColumns } from './desk-columns';
import styles from './desk-list.module.css';
import type { Refusal } from './refusal';

export interface DeskActs {
  onStatus: (order: Order, status: number) => void;
  onPrice: (order: Order, price: number) => void;
  onAccept: (order: Order) => void;
  /** Gives up a price that was refused. */
  onGiveUp: (refusal: Refusal) => void;
  /** Only an admin deletes. */
  onDelete?: ((order: Order) => void) | undefined;
}

export interface DeskTableProps extends DeskActs {
  caption: string;
  orders: readonly Order[];
  statuses: Statuses | null;
  hrefOf: (order: Order) => To;
  destinationOf: (order: Order) => string;
  clientOf: (order: Order) => string;
  /** Orders with a pending change, and those with a refused one. */
  busy: ReadonlySet<number>;
  refused: readonly Refusal[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], on: boolean) => void;
  /** Leaves the client's column out, on the client's own page. */
  withoutClient?: boolean;
}

/** On return from an order its row takes the focus; the page itself where the row is gone. */
function useRowOfAddress(): void {
  const row = rowIn(useLocation().hash);
  useEffect(() => {
    if (row === null) return;
    const link = document.querySelector<HTMLElement>(`[data-order="${row}"]`);
    (link ?? document.getElementById('main'))?.focus();
  }, [row]);
}

/** Orders as staff work through them: chosen, priced and moved on without leaving the list. */
export function DeskTable(props: DeskTableProps) {
  const { orders, selected } = props;
  const choice = useChoice(orders, selected, props.onSelect);
  useRowOfAddress();
  const columns = [choice.column, ...deskColumns(props)];
  return (
    <Dense>
      {choice.above}
      <Table
        caption={props.caption}
        columns={props.withoutClient ? columns.filter(({ key }) => key !== 'client') : columns}
        rows={orders}
        rowKey={({ id }) => id}
        isMarked={({ id }) => props.refused.some((refusal) => refusal.id === id)}
        isChosen={({ id }) => selected.has(id)}
        narrow={styles.rows}
      />
    </Dense>
  );
}
