import { classes } from '../../../ui/classes';
import { Dense } from '../../../ui/layout/Dense';
import { Table } from '../../../ui/layout/Table';
import { useRowSelection } from '../list/row-selection';
import { useIsWide } from '../desk-pages';
import { FocusOnReturn } from '../return-to';
import { useOverdueDebts } from '../../payments/useOverdueDebts';
import { useCarriers } from '../runs/useCarriers';
import type { Order } from '../types';
import { deskColumns, wideColumns, type DeskColumnsProps } from './desk-columns';
import styles from './desk-list.module.css';
import workRows from './work-rows.module.css';

interface DeskTableProps extends DeskColumnsProps {
  orders: readonly Order[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], on: boolean) => void;
  /** Leaves the client's column out, on the client's own page. */
  withoutClient?: boolean;
}

/** Orders as staff work through them: chosen, priced and moved on without leaving the list. */
export function DeskTable(props: DeskTableProps) {
  const { orders, selected } = props;
  const selection = useRowSelection(orders, selected, props.onSelect);
  const carriers = useCarriers(orders.map(({ id }) => id));
  const debts = useOverdueDebts(props.withoutClient ? [] : orders.flatMap(firmOf));
  const isWide = useIsWide();
  const columns = [
    selection.column,
    ...deskColumns({ ...props, carriers, debts, isWide }).flatMap((column) =>
      isWide && column.key === 'destination' ? [column, ...wideColumns(carriers)] : column,
    ),
  ];
  return (
    <Dense>
      <FocusOnReturn />
      {selection.above}
      <Table
        caption="Заказы"
        columns={props.withoutClient ? columns.filter(({ key }) => key !== 'client') : columns}
        rows={orders}
        rowKey={({ id }) => id}
        isMarked={({ id }) => props.refused.some((refusal) => refusal.id === id)}
        isChosen={({ id }) => selected.has(id)}
        narrow={classes(workRows.rows, styles.rows)}
      />
    </Dense>
  );
}

/** The client of an order, where acts are issued to it: a firm with an account. */
const firmOf = ({ user: { id, isLegalEntity } }: Order): number[] =>
  id !== null && isLegalEntity ? [id] : [];
