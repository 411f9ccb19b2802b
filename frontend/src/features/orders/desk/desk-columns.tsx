import { formatDate, formatDateTime } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { IconButton } from '../../../ui/actions/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import type { Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import type { Order } from '../types';
import styles from './desk.module.css';
import type { DeskTableProps } from './DeskTable';
import { PriceCell } from './PriceCell';

/** A comment in the list is cut there (docs/contract.md#order-lists). */
const COMMENT_LENGTH = 100;

/** The columns of the staff's orders (docs/contract.md#order-lists) with what is edited in place. */
export function deskColumns(props: DeskTableProps, selectAll: ReactNode): Column<Order>[] {
  const { statuses, selected, busy, destinationOf, clientOf } = props;
  const choices = (statuses?.statuses ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return [
    {
      key: 'select',
      width: '28px',
      header: 'Выбор',
      headerHidden: true,
      // On phones, where the header is hidden, the checkbox stands over the cards.
      headerControl: <span className={styles.wide}>{selectAll}</span>,
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
      width: '90px',
      cell: ({ date }) => <span title={formatDateTime(date)}>{formatDate(date)}</span>,
    },
    {
      key: 'delivery',
      header: 'Доставка',
      width: '90px',
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
}

const cut = (text: string): string =>
  text.length > COMMENT_LENGTH ? `${text.slice(0, COMMENT_LENGTH)}…` : text;
