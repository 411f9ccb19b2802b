import type { RunOrderDto } from '@shlyah/api-client';
import { formatPrice, phoneHref, priceFromWire, shownNumber } from '@shlyah/domain';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { orderStatusTone, StatusBadge } from '../../../ui/feedback/StatusBadge';
import type { Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { withRun } from '../return-to';
import type { Run } from './actions';
import styles from './runs.module.css';
import { StopMoves } from './StopMoves';
import { StopPlace } from './StopPlace';
import { StopWhere } from './StopWhere';

/** «Заказ удалён», or its status. */
const statusOf = ({ status }: RunOrderDto) =>
  status ? <StatusBadge tone={orderStatusTone(status.id)}>{status.name}</StatusBadge> : 'Заказ удалён';

interface StopRows {
  run: Run;
  /** The orders that are shown whole. */
  opened: ReadonlySet<number>;
  onOpen: (id: number) => void;
  /** Moves an order to a place, from 1; null in a run that has left. */
  move: ((id: number, to: number) => Promise<boolean>) | null;
  drag: (id: number) => void;
}

/** The columns of a run's orders, numbered in their order. */
export function orderColumns({ run, opened, onOpen, move, drag }: StopRows): readonly Column<RunOrderDto>[] {
  const { orders } = run;
  const count = orders.length;
  return [
    {
      key: 'place',
      header: '№',
      width: move ? '68px' : '32px',
      cell: ({ id }) => {
        const place = orders.findIndex((one) => one.id === id) + 1;
        if (!move) return <span className={styles.place}>{place}</span>;
        return (
          <span className={styles.places}>
            <span
              className={styles.grip}
              draggable
              aria-hidden="true"
              data-grip={id}
              onDragStart={() => drag(id)}
            />
            <StopPlace id={id} place={place} count={count} onMove={(to) => move(id, to)} />
          </span>
        );
      },
    },
    {
      key: 'id',
      header: 'Заказ',
      width: '62px',
      title: true,
      cell: (order) => (
        <span className={order.carried ? undefined : styles.gone}>
          {order.status ? (
            <Link to={withRun(order.id, run.id)} data-order={order.id}>
              {numbered(order.id)}
            </Link>
          ) : (
            numbered(order.id)
          )}
        </span>
      ),
    },
    {
      key: 'where',
      header: 'Куда',
      cell: (stop) => (
        <StopWhere
          run={run.id}
          stop={stop}
          isOpen={opened.has(stop.id)}
          moves={
            move && (
              <StopMoves
                id={stop.id}
                place={orders.findIndex((one) => one.id === stop.id) + 1}
                count={count}
                onMove={(to) => void move(stop.id, to)}
              />
            )
          }
        />
      ),
    },
    {
      key: 'person',
      header: 'К кому',
      width: '17%',
      cell: ({ id, person, phone }) => (
        <div className={opened.has(id) ? styles.whole : styles.short}>
          <span className={styles.line}>{person ?? '—'}</span>
          {phone && (
            <a className={classes(styles.line, styles.phone)} href={phoneHref(phone)}>
              {phone}
            </a>
          )}
        </div>
      ),
    },
    {
      key: 'places',
      header: 'Мест',
      align: 'end',
      width: '48px',
      cell: ({ places }) => <span className={styles.count}>{places}</span>,
    },
    {
      key: 'weight',
      header: 'кг',
      align: 'end',
      width: '54px',
      cell: ({ weight }) => <span className={styles.kilograms}>{shownNumber(weight)}</span>,
    },
    {
      key: 'price',
      header: 'Цена',
      align: 'end',
      width: '104px',
      cell: ({ price }) => (price === null ? '—' : formatPrice(priceFromWire(price))),
    },
    // «Готова к выдаче».
    { key: 'status', header: 'Статус', width: '150px', cell: statusOf },
    {
      key: 'more',
      header: 'Подробнее',
      headerHidden: true,
      width: '36px',
      cell: ({ id }) => (
        <span className={styles.more}>
          <IconButton
            icon="more"
            label={`Подробнее о заказе ${numbered(id)}`}
            aria-expanded={opened.has(id)}
            onClick={() => onOpen(id)}
          />
        </span>
      ),
    },
  ];
}
