import type { CarrierDto } from '@shlyah/api-client';
import { cargoTotals, shortDeliveryHours, shownNumber } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { classes } from '../../../ui/classes';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Icon } from '../../../ui/icons/Icon';
import { Dense } from '../../../ui/layout/Dense';
import { Table, type Column } from '../../../ui/layout/Table';
import type { DeskWork } from '../desk/Desk';
import { priceColumn, statusColumn } from '../desk/desk-columns';
import workRows from '../desk/work-rows.module.css';
import { useRowSelection } from '../list/row-selection';
import { withDay } from '../return-to';
import { runWords } from '../runs/words';
import type { Order } from '../types';
import { proposalOf, clientName, destinationOf, originOf, receiverWords } from '../words';
import styles from './day.module.css';
import { GroupFigures } from './GroupFigures';
import { Progress } from './Progress';
import { useStableRows } from './useStableRows';
import { carrierWords, pickupNote, type Carriers, type Figures } from './words';

/** Props shared by the lists of a day. */
export interface DayListProps {
  work: DeskWork;
  day: string;
  /** Whether the day is being printed, with everything expanded. */
  printing: boolean;
  /** Who carries the orders; null for a day that has passed. */
  carriers: Carriers | null;
}

interface DayOrdersProps extends DayListProps {
  caption: string;
  orders: readonly Order[];
  /** Shows the sender and the origin instead of the receiver and the destination. */
  fetched?: boolean;
  /** A second line under the address. */
  note?: (order: Order) => string;
}

const sender = (order: Order): string =>
  order.contactPerson ? `${clientName(order)}, ${order.contactPersonName ?? ''}` : clientName(order);

const senderPhone = ({ contactPerson, contactPersonPhone, user }: Order): string =>
  (contactPerson && contactPersonPhone) || user.phone;

/** What the driver reads at the door, for paper. */
const commentOf = ({ comment, reciverComment }: Order, fetched?: boolean): string | null =>
  fetched ? comment : reciverComment;

function columns({ work, day, fetched, note, carriers }: DayOrdersProps): readonly Column<Order>[] {
  const phoneOf = fetched ? senderPhone : ({ reciverPhone }: Order) => reciverPhone;
  const placeOf = fetched ? originOf : destinationOf;
  const requestedBy = (order: Order): string =>
    [
      fetched ? pickupNote(order, day) : shortDeliveryHours(order.deliveryDate, order.deliveryFrom),
      note?.(order),
      proposalOf('client', order) && `клиент просит: ${proposalOf('client', order)}`,
    ]
      .filter(Boolean)
      .join('; ');
  return [
    {
      key: 'id',
      header: '№',
      title: true,
      width: '54px',
      cell: ({ id }) => (
        <Link to={withDay(id, day)} data-order={id}>
          {id}
        </Link>
      ),
    },
    statusColumn(work, '152px'),
    {
      key: 'who',
      header: fetched ? 'Отправитель' : 'Получатель',
      width: '14%',
      cell: (order) => {
        const who = (fetched ? sender : receiverWords)(order);
        return <span title={who}>{who}</span>;
      },
    },
    {
      key: 'place',
      header: fetched ? 'Откуда' : 'Куда',
      cell: (order) => (
        <>
          <span title={placeOf(order)}>{placeOf(order)}</span>
          {requestedBy(order) && (
            <span className={styles.note} title={requestedBy(order)}>
              {requestedBy(order)}
            </span>
          )}
          {commentOf(order, fetched) && <span className={styles.comment}>{commentOf(order, fetched)}</span>}
          <RunOf carrier={carriers?.get(order.id)} />
        </>
      ),
    },
    { key: 'phone', header: 'Телефон', width: '156px', cell: (order) => phoneOf(order) },
    {
      key: 'places',
      header: 'Мест',
      align: 'end',
      width: '44px',
      cell: ({ packages }) => cargoTotals(packages).places,
    },
    {
      key: 'weight',
      header: 'кг',
      align: 'end',
      width: '52px',
      cell: ({ packages }) => shownNumber(cargoTotals(packages).weightKg),
    },
    {
      key: 'volume',
      header: 'м³',
      align: 'end',
      width: '56px',
      cell: ({ packages }) => shownNumber(cargoTotals(packages).volumeM3),
    },
    priceColumn(work),
    { key: 'signature', header: 'Подпись', cell: () => null },
  ];
}

/** The driver of an order, a link to the run. */
function RunOf({ carrier }: { carrier: CarrierDto | undefined }) {
  if (!carrier) return null;
  return (
    <Link
      to={paths.runOf(carrier.run)}
      className={styles.run}
      title={`Рейс ${runWords({ ...carrier, id: carrier.run })}`}
    >
      {carrierWords(carrier)}
    </Link>
  );
}

/** Orders of a place, with what a courier and a dispatcher need. */
export function DayOrders(props: DayOrdersProps) {
  const { work, caption, printing } = props;
  const steady = useStableRows(props.orders);
  const orders = printing ? props.orders : steady;
  const selection = useRowSelection(orders, work.selected, work.onSelect);
  return (
    <Dense>
      <Table
        caption={caption}
        columns={[{ ...selection.column, headerControl: undefined }, ...columns(props)]}
        rows={orders}
        rowKey={({ id }) => id}
        isMarked={({ id }) => work.refused.some((refusal) => refusal.id === id)}
        isChosen={({ id }) => work.selected.has(id)}
        narrow={classes(workRows.rows, styles.rows)}
      />
    </Dense>
  );
}

interface FoldProps extends DayOrdersProps {
  title: string;
  figures?: Figures;
  /** Expanded at first. */
  open: boolean;
}

/** A collapsible list of orders; its header has their number and a checkbox that selects them all. */
export function Fold({ title, figures, open, ...rows }: FoldProps) {
  const [shown, setShown] = useState(open);
  // Rows stay mounted once expanded: they may hold an unfinished price.
  const [drawn, setDrawn] = useState(open);
  const isOpen = shown || rows.printing;
  return (
    <div className={styles.fold}>
      <div className={styles.head}>
        <ChooseAll {...rows} label={`Выбрать: ${rows.caption}`} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => {
            setShown(!shown);
            setDrawn(true);
          }}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={18} />
          <span>
            <b>{title}</b>
          </span>{' '}
          {figures && <GroupFigures figures={figures} />}
        </button>
        {figures && rows.carriers && <Progress {...rows} carriers={rows.carriers} />}
      </div>
      {(isOpen || drawn) && (
        <div hidden={!isOpen}>
          <DayOrders {...rows} />
        </div>
      )}
    </div>
  );
}

interface ChooseAllProps {
  work: DeskWork;
  orders: readonly Order[];
  label: ReactNode;
  labelHidden?: boolean;
}

/** Selects or clears the orders at once. */
export function ChooseAll({ work, orders, label, labelHidden = true }: ChooseAllProps) {
  return (
    <Checkbox
      label={label}
      labelHidden={labelHidden}
      checked={orders.length > 0 && orders.every(({ id }) => work.selected.has(id))}
      onChange={(on) =>
        work.onSelect(
          orders.map(({ id }) => id),
          on,
        )
      }
    />
  );
}
