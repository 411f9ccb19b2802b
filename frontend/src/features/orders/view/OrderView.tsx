import {
  addressLine,
  addressOf,
  CANCELED,
  CLOSED_STATUSES,
  failureText,
  formatDeadline,
  handoverLine,
  isOpenOrder,
  NEW_ORDER_STATE,
  NOT_COLLECTED,
  ORDER_STATUSES,
  outcomeTold,
  ownNumberLabel,
  phoneHref,
  type ProposalSide,
} from '@shlyah/domain';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import type { Loaded } from '../../../shared/useLoaded';
import { classes } from '../../../ui/classes';
import { orderStatusTone, StatusBadge } from '../../../ui/feedback/StatusBadge';
import { DefinitionList } from '../../../ui/layout/DefinitionList';
import { Panel } from '../../../ui/layout/Panel';
import { EstimateParts } from '../../calculator/quote/EstimateParts';
import type { OrderControls } from '../desk/OrderDesk';
import type { Order, OrderEvent, OrderMessage, Proposal } from '../types';
import { clientName, destinationOf, expectedPrice, originOf, priceText } from '../words';
import { heldWords, ttnWords } from '../return-words';
import { HandoverProof } from './HandoverProof';
import { OrderItems } from './OrderItems';
import { OrderRoad } from './OrderRoad';
import { OrderTries } from './OrderTries';
import styles from './OrderView.module.css';
import { SmsNotices } from './SmsNotices';
import { TrackingLink } from './TrackingLink';

// Paper needs it, the screen does not.
const ParcelQr = lazyPart(async () => ({ default: (await import('./ParcelQr')).ParcelQr }));

const COMPLETED_STATE = 2;

interface OrderViewProps {
  order: Order;
  history: Loaded<OrderEvent[]>;
  proposals: Loaded<Proposal[]>;
  messages: Loaded<OrderMessage[]>;
  viewer: ProposalSide;
  /** The sender's УНП is shown only when the viewer has one (docs/contract.md#order-view). */
  showUnp: boolean;
  /** The client's name as staff see it, a link to the client; plain text without it. */
  client?: ReactNode;
  /** Who takes it, as staff see it. */
  carrier?: ReactNode;
  /** The act that it stands in, as staff see it. */
  act?: ReactNode;
  /** The notes of staff, as staff see them. */
  notes?: ReactNode;
  /** After the statuses before a bulk change were given back. */
  onTakenBack: () => void;
  /** What staff change in place; paper has words for it. */
  controls?: OrderControls | undefined;
}

/** All data of an order: status and price first, then the receiver; one sheet on paper. */
export function OrderView({
  order,
  history,
  proposals,
  messages,
  viewer,
  showUnp,
  client,
  carrier,
  act,
  notes,
  onTakenBack,
  controls,
}: OrderViewProps) {
  const fromClient = order.delivery === 'client';
  const toClient = order.deliveryAddress === 'client';
  return (
    <div className={styles.view}>
      {order.status.id === CANCELED && <p className={styles.canceled}>Заказ отменён</p>}
      <div className={styles.facts}>
        <Panel title="Заказ">
          {order.trackingUrl && (
            <Suspense fallback={null}>
              <ParcelQr url={order.trackingUrl} />
            </Suspense>
          )}
          <DefinitionList
            items={[
              {
                term: 'Статус',
                value: (
                  <>
                    <span className={controls && styles.onPaper}>
                      <StatusBadge tone={orderStatusTone(order.status.id)}>{order.status.name}</StatusBadge>
                    </span>{' '}
                    <ScreenOnly>{controls?.status}</ScreenOnly>
                    {failureText(order)}
                  </>
                ),
              },
              {
                term: 'Заберём',
                value: NOT_COLLECTED.includes(order.status.id)
                  ? formatDeadline(order.pickupDate, order.pickupFrom)
                  : null,
              },
              {
                term: isOpenOrder(order) ? 'Доставим' : 'Доставка',
                value: formatDeadline(order.deliveryDate, order.deliveryFrom),
              },
              {
                term: 'Цена',
                value: (
                  <>
                    <span className={controls && styles.onPaper}>
                      <strong className={styles.price}>{priceText(order)}</strong> {expectedPrice(order)}
                    </span>
                    <ScreenOnly>{controls?.price}</ScreenOnly>
                  </>
                ),
              },
              {
                term: 'Вручение',
                value: (order.handover || controls?.handover) && (
                  <>
                    {order.handover && handoverLine(order.handover, order.packages.length)}
                    {order.handover && <HandoverProof order={order.id} handover={order.handover} />}
                    <ScreenOnly>{controls?.handover}</ScreenOnly>
                  </>
                ),
              },
              { term: 'ТТН', value: ttnWords(order, new Date()) },
              { term: 'Груз', value: heldWords(order, new Date()) },
              { term: 'Кто везёт', value: carrier },
              { term: 'В акте', value: act },
              {
                term: ownNumberLabel(viewer === 'staff'),
                value: order.externalId,
              },
              { term: 'Состояние', value: isSaidByStatus(order) ? null : order.state.name },
            ]}
          />
        </Panel>
      </div>
      <div className={styles.receiver}>
        <Panel title="Получатель">
          <DefinitionList
            items={[
              { term: 'Организация', value: order.reciverType === 'ur-lico' ? order.organization : null },
              { term: 'ФИО', value: order.name },
              { term: 'Телефон', value: phone(order.reciverPhone) },
              {
                term: 'SMS',
                value: order.notifyReceiver ? (
                  <SmsNotices order={order} messages={messages} viewer={viewer} />
                ) : null,
              },
              { term: toClient ? 'Доставить по адресу' : 'Пункт выдачи', value: destinationOf(order) },
              {
                term: 'Комментарий',
                value: order.reciverComment && <p className={styles.comment}>{order.reciverComment}</p>,
              },
            ]}
          />
        </Panel>
      </div>
      <div className={styles.road}>
        <Panel title="Путь заказа">
          <div className={styles.timeline}>
            <OrderRoad
              order={order}
              history={history}
              proposals={proposals}
              messages={messages}
              viewer={viewer}
              onTakenBack={onTakenBack}
            />
          </div>
          {wasTried(order, history.data ?? []) && <OrderTries order={order} />}
          <TrackingLink order={order} />
        </Panel>
      </div>
      <div className={styles.sender}>
        <Panel title="Отправитель">
          <DefinitionList
            items={[
              { term: 'Клиент', value: client ?? clientName(order) },
              { term: 'УНП', value: showUnp ? order.user.UNP : null },
              { term: 'Представитель', value: order.user.isLegalEntity ? order.user.name : null },
              { term: 'Телефон', value: phone(order.user.phone) },
              { term: 'Эл. почта', value: order.user.email },
              { term: 'Контактное лицо', value: order.contactPerson ? order.contactPersonName : null },
              { term: 'Его телефон', value: order.contactPerson ? phone(order.contactPersonPhone) : null },
              { term: 'Город', value: (fromClient && order.address) || 'Минск' },
              fromClient
                ? {
                    term: 'Забрать по адресу',
                    value: addressLine({ ...addressOf(order, 'sender'), city: null }),
                  }
                : { term: 'Пункт приёма', value: originOf(order) },
              {
                term: 'Комментарий',
                value: order.comment && <p className={styles.comment}>{order.comment}</p>,
              },
            ]}
          />
        </Panel>
      </div>
      <div className={styles.cargo}>
        <Panel title="Груз">
          {order['fragileСargo'] && (
            <p className={styles.fragile}>
              <StatusBadge tone="way">Хрупкий груз</StatusBadge>
            </p>
          )}
          <OrderItems items={order.packages} />
        </Panel>
      </div>
      <div className={styles.side}>
        {notes}
        {order.revisedEstimate && (
          <Panel title="Расчёт после правки" tone="sand">
            <EstimateParts
              estimate={order.revisedEstimate}
              title="Предварительно"
              staff={viewer === 'staff'}
            />
          </Panel>
        )}
        <Panel title="Расчёт при оформлении" tone="sand">
          <p className="quiet">Тариф «Стандарт»</p>
          <EstimateParts estimate={order.estimate} title="Предварительно" staff={viewer === 'staff'} />
        </Panel>
      </div>
    </div>
  );
}

/** An order in work is active, and one that has ended is completed: its status says as much. */
const isSaidByStatus = ({ status, state }: Order): boolean =>
  state.id === NEW_ORDER_STATE || (state.id === COMPLETED_STATE && CLOSED_STATUSES.includes(status.id));

/** The statuses that end a try; those before the delivery are told by the handover of the order while they stand. */
const TRIED = ORDER_STATUSES.filter(({ id }) => outcomeTold(id) !== null).map(({ name }) => name);

const wasTried = ({ handover }: Order, history: readonly OrderEvent[]): boolean =>
  Boolean(handover) ||
  history.some(
    ({ field, to }) => field === 'handover' || (field === 'status' && TRIED.some((name) => name === to)),
  );

function ScreenOnly({ children }: { children: ReactNode }) {
  return children && <span className={classes('no-print', styles.inPlace)}>{children}</span>;
}

function phone(text: string | null): ReactNode {
  return text && <a href={phoneHref(text)}>{text}</a>;
}
