import type { CarrierDto, DebtDto } from '@shlyah/api-client';
import { formatDateTime, formatDeadline, shortDeliveryHours } from '@shlyah/domain';
import { Link, type To } from 'react-router';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/icons/Icon';
import { orderStatusTone, toneClass } from '../../../ui/feedback/StatusBadge';
import { classes } from '../../../ui/classes';
import type { Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { proposalOf, choicesOf, clientName, destinationOf, receiverWords, shortDate } from '../words';
import type { Order, Statuses } from '../types';
import styles from './desk.module.css';
import list from './desk-list.module.css';
import { focusNextRow } from './next-row';
import { DebtSign } from '../../payments/DebtSign';
import { PriceCell } from './PriceCell';
import { runWords } from '../runs/words';
import type { Refusal } from './refusal';
import { StatusSelect } from './StatusSelect';

/** A comment in the list is cut there (docs/contract.md#order-lists). */
const COMMENT_LENGTH = 100;

export interface DeskColumnsProps {
  statuses: Statuses | null;
  hrefOf: (order: Order) => To;
  /** Changes of other users since the list was loaded, by order. */
  marks?: ReadonlyMap<number, string>;
  /** A wide window, whose further columns take their room from the client. */
  isWide?: boolean;
  /** The filter asks when orders were handed over: that stands in place of the day of delivery, where there is no room for both. */
  handed?: boolean;
  /** The current runs of the orders, by order. */
  carriers?: ReadonlyMap<number, CarrierDto>;
  /** What clients owe, by client. */
  debts?: ReadonlyMap<number, DebtDto>;
  /** Orders with a pending change, and those with a refused one. */
  busy: ReadonlySet<number>;
  refused: readonly Refusal[];
  onStatus: (order: Order, status: number) => void;
  onPrice: (order: Order, price: number) => void;
  onAccept: (order: Order) => void;
  /** Gives up a price that was refused. */
  onDismiss: (refusal: Refusal) => void;
}

/** Props of the status and price columns. */
type Work = Omit<DeskColumnsProps, 'hrefOf'>;

/** The status, changed in place. */
export const statusColumn = ({ statuses, busy, onStatus }: Work, width: string): Column<Order> => {
  const choices = choicesOf(statuses?.statuses);
  return {
    key: 'status',
    header: 'Статус',
    width,
    cell: (order) => (
      <span className={classes(list.status, toneClass(orderStatusTone(order.status.id)))}>
        <StatusSelect
          order={order}
          choices={choices}
          busy={busy.has(order.id)}
          onStatus={(status, left) => {
            onStatus(order, status);
            if (!left) focusNextRow(order.id, 'status');
          }}
        />
      </span>
    ),
  };
};

/** The price, typed or accepted in place. */
export const priceColumn = ({ busy, refused, onDismiss, onPrice, onAccept }: Work): Column<Order> => ({
  key: 'price',
  header: 'Стоимость',
  align: 'end',
  width: '112px',
  cell: (order) => (
    <PriceCell
      order={order}
      busy={busy.has(order.id)}
      refused={refused.find(({ id, typed }) => typed && id === order.id)}
      onDismiss={onDismiss}
      onPrice={(price, begunWith) => {
        onPrice(begunWith, price);
        focusNextRow(order.id, 'price');
      }}
      onAccept={() => {
        onAccept(order);
        focusNextRow(order.id, 'accept', 'price');
      }}
    />
  ),
});

/** The columns of the staff's orders (docs/contract.md#order-lists); status and price are edited in place. */
export function deskColumns(props: DeskColumnsProps): Column<Order>[] {
  return [
    {
      key: 'id',
      header: '№',
      title: true,
      // Seven digits.
      width: '62px',
      cell: (order) => (
        <Link to={props.hrefOf(order)} data-order={order.id}>
          {order.id}
        </Link>
      ),
    },
    statusColumn(props, '152px'),
    {
      key: 'client',
      header: 'Заказчик',
      width: props.isWide ? '10%' : '12.5%',
      cell: (order) =>
        order.user.id === null ? (
          <span title={clientName(order)}>{clientName(order)}</span>
        ) : (
          <>
            <DebtSign debt={props.debts?.get(order.user.id)} />
            <Link to={paths.user(order.user.id)} className={styles.plain} title={clientName(order)}>
              {clientName(order)}
            </Link>
          </>
        ),
    },
    {
      key: 'date',
      header: 'Оформлен',
      // A day of another year has eight signs.
      width: '74px',
      cell: ({ date }) => (
        <span className={list.from} title={formatDateTime(date)}>
          {shortDate(date)}
        </span>
      ),
    },
    {
      key: 'delivery',
      header: props.handed && !props.isWide ? HANDED : 'Доставка',
      // «30.11 14–18», and under it a driver where no column of drivers is.
      width: '92px',
      cell: ({ id, deliveryDate, deliveryFrom, ...order }) => (
        <>
          {props.handed && !props.isWide ? (
            <HandedDay order={order} />
          ) : (
            <Link
              to={paths.day(deliveryDate.slice(0, 10))}
              className={classes(list.by, styles.plain)}
              title={formatDeadline(deliveryDate, deliveryFrom)}
            >
              {shortDate(deliveryDate)}
            </Link>
          )}{' '}
          <span className={list.hours}>{shortDeliveryHours(deliveryDate, deliveryFrom)}</span>
          <span className={list.driver}>
            <RunLink carrier={props.carriers?.get(id)} />
          </span>
        </>
      ),
    },
    {
      key: 'destination',
      header: 'Куда',
      cell: (order) => {
        const requested = proposalOf('client', order);
        const mark = props.marks?.get(order.id);
        const carrier = props.carriers?.get(order.id);
        return (
          <>
            <span className={mark && list.line} title={destinationOf(order)}>
              {destinationOf(order)}
            </span>
            {mark && (
              <span className={classes(list.requested, list.line)} title={mark}>
                {mark}
              </span>
            )}
            {requested && !mark && (
              <Link to={props.hrefOf(order)} className={list.requested} title={requested}>
                клиент просит: {requested}
              </Link>
            )}
            {carrier?.untold && !requested && !mark && (
              <Link to={paths.runOf(carrier.run)} className={list.requested}>
                после выезда изменён
              </Link>
            )}
          </>
        );
      },
    },
    {
      key: 'comment',
      header: 'Комментарий',
      width: '92px',
      cell: ({ comment }) => comment && <span title={comment}>{cut(comment)}</span>,
    },
    priceColumn(props),
    {
      key: 'actions',
      header: 'Действия',
      headerHidden: true,
      width: '36px',
      cell: (order) => (
        <span className={styles.actions}>
          <Link
            to={props.hrefOf(order)}
            className={list.more}
            aria-label={`Подробнее о заказе ${numbered(order.id)}`}
            title="Подробнее"
          >
            <Icon name="chevronRight" size={18} />
          </Link>
        </span>
      ),
    },
  ];
}

const HANDED = 'Вручено';

/** The day of the handover; its tooltip has the hour. */
function HandedDay({ order }: { order: Pick<Order, 'handedAt' | 'handover'> }) {
  const { handedAt, handover } = order;
  if (!handedAt) return null;
  const hour = formatDateTime(handedAt);
  return (
    <span title={handover?.date === null ? `Время неизвестно, записано ${hour}` : `Вручено ${hour}`}>
      {shortDate(handedAt)}
    </span>
  );
}

/** The columns that a wide window adds behind the destination. */
export const wideColumns = (carriers: ReadonlyMap<number, CarrierDto>): Column<Order>[] => [
  {
    key: 'receiver',
    header: 'Получатель',
    width: '10%',
    cell: (order) => <span title={receiverWords(order)}>{receiverWords(order)}</span>,
  },
  { key: 'phone', header: 'Телефон', width: '156px', cell: ({ reciverPhone }) => reciverPhone },
  {
    key: 'handed',
    header: HANDED,
    width: '70px',
    cell: (order) => <HandedDay order={order} />,
  },
  {
    key: 'driver',
    header: 'Водитель',
    width: '7%',
    cell: ({ id }) => <RunLink carrier={carriers.get(id)} />,
  },
];

/** The driver who takes an order, a link to the run. */
function RunLink({ carrier }: { carrier: CarrierDto | undefined }) {
  if (!carrier) return null;
  return (
    <Link
      to={paths.runOf(carrier.run)}
      className={styles.plain}
      title={`Рейс ${runWords({ ...carrier, id: carrier.run })}`}
    >
      {carrier.driver ?? `Рейс ${numbered(carrier.run)}`}
    </Link>
  );
}

const cut = (text: string): string =>
  text.length > COMMENT_LENGTH ? `${text.slice(0, COMMENT_LENGTH)}…` : text;
