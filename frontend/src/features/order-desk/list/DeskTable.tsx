import { formatDate, formatDateTime } from '@shlyah/domain';
import { Link, type To } from 'react-router';
import { paths } from '../../../paths';
import { IconButton } from '../../../ui/actions/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { Dense } from '../../../ui/layout/Dense';
import { Table, type Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import type { Order, Statuses } from '../types';
import styles from './desk.module.css';
import { PriceCell } from './PriceCell';

/** A comment in the list is cut there (specification, section 2). */
const COMMENT_LENGTH = 100;

export interface DeskActs {
  onStatus: (order: Order, status: number) => void;
  onPrice: (order: Order, price: number) => void;
  onAccept: (order: Order) => void;
  /** Only an admin deletes. */
  onDelete?: ((order: Order) => void) | undefined;
}

interface DeskTableProps extends DeskActs {
  caption: string;
  orders: readonly Order[];
  statuses: Statuses | null;
  hrefOf: (order: Order) => To;
  /** Carried by the links to an order, for its way through the list. */
  linkState?: unknown;
  destinationOf: (order: Order) => string;
  clientOf: (order: Order) => string;
  /** Orders whose change is on its way, and those whose change was refused. */
  busy: ReadonlySet<number>;
  refused: ReadonlyMap<number, string>;
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], on: boolean) => void;
  /** Leaves the client's column out, on the client's own page. */
  withoutClient?: boolean;
}

/** Orders as staff work through them: chosen, priced and moved on without leaving the list. */
export function DeskTable(props: DeskTableProps) {
  const { orders, statuses, selected, busy, destinationOf, clientOf } = props;
  const ids = orders.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selected.has(id));
  const choices = (statuses?.statuses ?? []).map(({ id, name }) => ({ value: String(id), label: name }));

  const selectAll = (labelHidden: boolean) => (
    <Checkbox
      label="Выбрать все на странице"
      labelHidden={labelHidden}
      checked={all}
      onChange={(on) => props.onSelect(ids, on)}
    />
  );
  const columns: Column<Order>[] = [
    {
      key: 'select',
      width: '28px',
      // On phones, where the header is hidden, the checkbox stands over the cards.
      header: (
        <>
          <span className="visually-hidden">Выбор</span>
          <span className={styles.wide}>{selectAll(true)}</span>
        </>
      ),
      cell: ({ id }) => (
        <Checkbox
          label={`Выбрать заказ ${numbered(id)}`}
          labelHidden
          checked={selected.has(id)}
          onChange={(on) => props.onSelect([id], on)}
        />
      ),
    },
    {
      key: 'id',
      header: '№',
      title: true,
      width: '56px',
      cell: (order) => (
        <Link to={props.hrefOf(order)} state={props.linkState}>
          {order.id}
        </Link>
      ),
    },
    {
      key: 'status',
      header: 'Статус',
      width: '114px',
      cell: (order) => (
        <Select
          label={`Статус заказа ${numbered(order.id)}`}
          labelHidden
          value={String(order.status.id)}
          disabled={busy.has(order.id)}
          choices={
            choices.length > 0 ? choices : [{ value: String(order.status.id), label: order.status.name }]
          }
          onChange={(status) => props.onStatus(order, Number(status))}
        />
      ),
    },
    {
      key: 'client',
      header: 'Заказчик',
      cell: (order) =>
        order.user.id === null ? (
          <span title={clientOf(order)}>{clientOf(order)}</span>
        ) : (
          <Link to={paths.user(order.user.id)} className={styles.plain} title={clientOf(order)}>
            {clientOf(order)}
          </Link>
        ),
    },
    {
      key: 'date',
      header: 'Оформлен',
      width: '84px',
      cell: ({ date }) => <span title={formatDateTime(date)}>{formatDate(date)}</span>,
    },
    {
      key: 'delivery',
      header: 'Доставка',
      width: '84px',
      cell: ({ deliveryDate }) => (
        <span title={formatDateTime(deliveryDate)}>{formatDate(deliveryDate)}</span>
      ),
    },
    {
      key: 'destination',
      header: 'Куда',
      cell: (order) => <span title={destinationOf(order)}>{destinationOf(order)}</span>,
    },
    {
      key: 'comment',
      header: 'Комментарий',
      cell: ({ comment }) => comment && <span title={comment}>{cut(comment)}</span>,
    },
    {
      key: 'price',
      header: 'Стоимость',
      align: 'end',
      width: '184px',
      cell: (order) => (
        <PriceCell
          order={order}
          busy={busy.has(order.id)}
          onPrice={(price) => props.onPrice(order, price)}
          onAccept={() => props.onAccept(order)}
        />
      ),
    },
    {
      key: 'acts',
      header: 'Действия',
      headerHidden: true,
      width: props.onDelete ? '120px' : '90px',
      cell: (order) => (
        <span className={styles.acts}>
          <Link
            to={props.hrefOf(order)}
            state={props.linkState}
            aria-label={`Подробнее о заказе ${numbered(order.id)}`}
          >
            подробнее
          </Link>
          {props.onDelete && (
            <IconButton
              icon="trash"
              label={`Удалить заказ ${numbered(order.id)}`}
              onClick={() => props.onDelete?.(order)}
            />
          )}
        </span>
      ),
    },
  ];
  return (
    <Dense>
      <div className={styles.narrow}>{selectAll(false)}</div>
      <div className={styles.desk}>
        <Table
          caption={props.caption}
          columns={props.withoutClient ? columns.filter(({ key }) => key !== 'client') : columns}
          rows={orders}
          rowKey={({ id }) => id}
          isMarked={({ id }) => props.refused.has(id)}
        />
      </div>
    </Dense>
  );
}

const cut = (text: string): string =>
  text.length > COMMENT_LENGTH ? `${text.slice(0, COMMENT_LENGTH)}…` : text;
