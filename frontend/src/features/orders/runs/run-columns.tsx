import type { RunOrderDto } from '@shlyah/api-client';
import {
  formatPrice,
  kilograms,
  momentWords,
  phoneHref,
  priceFromWire,
  shortDeliveryHours,
  TASK_WORDS,
  toMinsk,
} from '@shlyah/domain';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { orderStatusTone, StatusBadge } from '../../../ui/feedback/StatusBadge';
import type { Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { withRun } from '../return-to';
import type { Run } from './actions';
import styles from './runs.module.css';
import { stopChangeLine } from './words';

/** «Заказ удалён», or its status. */
const statusOf = ({ status }: RunOrderDto) =>
  status ? <StatusBadge tone={orderStatusTone(status.id)}>{status.name}</StatusBadge> : 'Заказ удалён';

/** The hours of the delivery and of the point, and the comment. */
const noteOf = ({ task, deliveryDate, deliveryFrom, hours, comment }: RunOrderDto): string =>
  [task === 'deliver' && deliveryDate && shortDeliveryHours(deliveryDate, deliveryFrom), hours, comment]
    .filter(Boolean)
    .join('. ');

/** What has changed of a stop: «Изменено: дом получателя: было 12, стало 14, Ольга Кравец, 9:10». */
function StopChanges({
  changes,
  untold,
  toldAt,
  toldBy,
}: Pick<RunOrderDto, 'changes' | 'untold' | 'toldAt' | 'toldBy'>) {
  const today = toMinsk(new Date()).slice(0, 10);
  return (
    <>
      {changes.map((change) => (
        <span key={change.field} className={untold ? styles.requested : styles.note}>
          {`Изменено: ${stopChangeLine(change, today)}`}
        </span>
      ))}
      {toldAt && changes.length > 0 && (
        <span className={styles.note}>
          {['Водителю сказано', toldBy, momentWords(toldAt, today)].filter(Boolean).join(', ')}
        </span>
      )}
    </>
  );
}

/** The columns of a run's orders, numbered in their order. */
export const orderColumns = ({ id: run, orders }: Run): readonly Column<RunOrderDto>[] => [
  {
    key: 'id',
    header: 'Заказ',
    title: true,
    cell: (order) => (
      <span className={order.carried ? undefined : styles.gone}>
        <span className={styles.place}>{`${orders.indexOf(order) + 1}. `}</span>
        {order.status ? (
          <Link to={withRun(order.id, run)} data-order={order.id}>
            {numbered(order.id)}
          </Link>
        ) : (
          numbered(order.id)
        )}
      </span>
    ),
  },
  { key: 'status', header: 'Статус', cell: statusOf },
  { key: 'task', header: 'Что', cell: ({ task }) => TASK_WORDS[task] },
  {
    key: 'where',
    header: 'Куда',
    cell: (stop) => (
      <>
        <span className={stop.carried ? undefined : styles.gone}>
          {[stop.town, stop.address].filter(Boolean).join(', ') || '—'}
          {noteOf(stop) && <span className={styles.note}>{noteOf(stop)}</span>}
        </span>
        {stop.awaiting && (
          <Link to={withRun(stop.id, run)} className={styles.requested}>
            клиент ждёт ответа об изменении
          </Link>
        )}
        <StopChanges {...stop} />
      </>
    ),
  },
  {
    key: 'person',
    header: 'К кому',
    cell: ({ person, phone }) => (
      <>
        {person ?? '—'}
        {phone && (
          <a className={classes(styles.note, styles.phone)} href={phoneHref(phone)}>
            {phone}
          </a>
        )}
      </>
    ),
  },
  {
    key: 'places',
    header: 'Мест',
    align: 'end',
    cell: ({ places }) => <span className={styles.places}>{places}</span>,
  },
  { key: 'weight', header: 'Вес', align: 'end', cell: ({ weight }) => kilograms(weight) },
  {
    key: 'price',
    header: 'Цена',
    align: 'end',
    cell: ({ price }) => (price === null ? '—' : formatPrice(priceFromWire(price))),
  },
];

/** Buttons that move an order up and down; the arrow keys do the same while either has the focus. */
export const moveColumn = (
  orders: readonly RunOrderDto[],
  onMove: (id: number, by: -1 | 1) => void,
): Column<RunOrderDto> => ({
  key: 'move',
  header: 'Порядок',
  headerHidden: true,
  cell: ({ id }) => {
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      onMove(id, event.key === 'ArrowUp' ? -1 : 1);
    };
    return (
      <span className={styles.moves}>
        <IconButton
          icon="chevronUp"
          label={`Поднять заказ ${numbered(id)}`}
          aria-disabled={orders[0]?.id === id || undefined}
          onKeyDown={byKey}
          onClick={() => onMove(id, -1)}
        />
        <IconButton
          icon="chevronDown"
          label={`Опустить заказ ${numbered(id)}`}
          aria-disabled={orders.at(-1)?.id === id || undefined}
          onKeyDown={byKey}
          onClick={() => onMove(id, 1)}
        />
      </span>
    );
  },
});
