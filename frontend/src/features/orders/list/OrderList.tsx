import { formatDate, receiverName, shortDeliveryHours } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classes } from '../../../ui/classes';
import { orderStatusTone, StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Table, type Column } from '../../../ui/layout/Table';
import { numberedOrder } from '../../../ui/text';
import { useRowSelection } from './row-selection';
import styles from './OrderList.module.css';
import type { Order } from '../types';
import { proposalOf, destinationOf, expectedPrice, priceText, shortDate } from '../words';

interface OrderListProps {
  orders: readonly Order[];
  /** The address of an order's own page. */
  hrefOf: (id: number) => To;
  /** Actions of one order. */
  action: (order: Order) => ReactNode;
  /** The order just made. */
  marked?: number | undefined;
  /** What has changed in orders of the list meanwhile. */
  marks?: ReadonlyMap<number, string>;
  /** Whether an order waits for the customer's answer. */
  waits?: (order: Order) => boolean;
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], on: boolean) => void;
}

/** A customer's own orders: a table on wide screens, cards on phones. */
export function OrderList(props: OrderListProps) {
  const { orders, hrefOf, action, marked, marks, waits, selected } = props;
  const selection = useRowSelection(orders, selected, props.onSelect);
  const columns: readonly Column<Order>[] = [
    selection.column,
    {
      key: 'id',
      header: 'Заказ',
      title: true,
      // «ваш № УТ-0002139» in one line.
      width: '160px',
      cell: ({ id, date, externalId }) => (
        <>
          <Link to={hrefOf(id)}>{numberedOrder(id)}</Link>
          {externalId && <div className={classes(styles.second, styles.desks)}>ваш №&nbsp;{externalId}</div>}
          <div className={classes(styles.second, styles.desks)}>{`от\u00a0${formatDate(date)}`}</div>
        </>
      ),
    },
    {
      key: 'status',
      header: 'Статус',
      cell: (order) => (
        <>
          <StatusBadge tone={orderStatusTone(order.status.id)}>{order.status.name}</StatusBadge>
          {order.handedAt && <div className={styles.second}>вручено {formatDate(order.handedAt)}</div>}
          {!waits?.(order) && marks?.has(order.id) && (
            <div className={styles.second}>{marks.get(order.id)}</div>
          )}
          {waits?.(order) && <div className={styles.waits}>Ждёт вашего ответа</div>}
          <OpenProposals order={order} />
        </>
      ),
    },
    {
      key: 'delivery',
      header: 'Доставка',
      cell: ({ deliveryDate, deliveryFrom }) => (
        <>
          <span className={styles.short}>на </span>
          <span className={classes(styles.day, styles.desks)}>{formatDate(deliveryDate)}</span>
          <span className={classes(styles.day, styles.phones)}>{shortDate(deliveryDate)}</span>{' '}
          <span className={classes(styles.second, styles.day)}>
            {shortDeliveryHours(deliveryDate, deliveryFrom)}
          </span>
        </>
      ),
    },
    {
      key: 'receiver',
      header: 'Кому и куда',
      cell: (order) => (
        <>
          {receiverName(order)}
          <div className={styles.second}>
            {order.externalId && <span className={styles.phones}>{`№\u00a0${order.externalId}, `}</span>}
            {destinationOf(order)}
          </div>
        </>
      ),
    },
    {
      key: 'price',
      header: 'Стоимость',
      align: 'end',
      cell: (order) => {
        const expected = expectedPrice(order);
        if (expected === null) return priceText(order);
        return (
          <>
            {expected}
            <div className={styles.second}>{priceText(order)}</div>
          </>
        );
      },
    },
    {
      key: 'action',
      header: 'Действия',
      headerHidden: true,
      align: 'end',
      cell: action,
    },
  ];
  return (
    <>
      {selection.above}
      <Table
        caption="Мои заказы"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        isMarked={({ id }) => id === marked}
        isChosen={({ id }) => selected.has(id)}
        narrow={styles.rows}
      />
    </>
  );
}

/** Open proposals, in the owner's words. */
function OpenProposals({ order }: { order: Order }) {
  const [offered, requested] = [proposalOf('staff', order), proposalOf('client', order)];
  return (
    <>
      {offered && <div className={styles.second}>мы предлагаем: {offered}</div>}
      {requested && <div className={styles.second}>вы просите: {requested}</div>}
    </>
  );
}
