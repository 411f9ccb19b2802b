import { Suspense, type ReactNode } from 'react';
import { NOT_DELIVERED, UNDO_MS } from '@shlyah/domain';
import type { To } from 'react-router';
import { useAction } from '../../../shared/useAction';
import { notify } from '../../../ui/feedback/Toasts';
import { lazyPart } from '../../../ui/lazy-part';
import { numbered } from '../../../ui/text';
import { useStateFrom } from '../../../ui/useStateFrom';
import { useMay } from '../../users/session/useMay';
import { restoreOrder } from '../actions';
import { ChosenStatus } from '../list/ChosenStatus';
import { Dock } from '../list/Dock';
import { useChosen } from '../list/useChosen';
import type { Order } from '../types';
import { useStatuses } from '../useStatuses';
import { clientName } from '../words';
import { AcceptDialog } from './AcceptDialog';
import { priceChange, repriced } from '../late';
import { acceptance } from './accepting';
import { BulkBar } from './BulkBar';
import { changeOf, fetchedOn, movedTo, type Change } from './changes';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import type { DeskColumnsProps } from './desk-columns';
import styles from './desk.module.css';
import { SkippedOrders } from '../NamedOrders';
import { focusFirst } from './next-row';
import { UnpricedOrders } from './UnpricedOrders';
import { useDesk } from './useDesk';

// Comparing two states of an order takes the code of its edit screen: it is loaded after a refusal.
const HandoverDialog = lazyPart(() => import('./HandoverDialog'));
const FailureDialog = lazyPart(() => import('./FailureDialog'));
const LateDialog = lazyPart(() => import('../LateDialog'));
const PickupDialog = lazyPart(() => import('./PickupDialog'));
const Refusals = lazyPart(async () => ({ default: (await import('./Refusals')).Refusals }));

/** State and handlers of the rows of a list. */
export interface DeskWork extends Omit<DeskColumnsProps, 'hrefOf'> {
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], on: boolean) => void;
  /** A change of many, except orders whose clients await an answer. */
  onMany: (orders: readonly Order[], change: Change) => void;
  /** The same for another day of delivery, at the hour of each order. */
  onMove: (orders: readonly Order[], day: string) => void;
  /** The same for another day of fetching. */
  onMovePickups: (orders: readonly Order[], day: string) => void;
  /** Asks when and to whom an order was handed over, beside its status. */
  onHandover: (order: Order) => void;
}

interface DeskProps {
  /** Name of the list: the selection is kept per list. */
  list: string;
  /** The page of the list; a change of it closes dialogs. */
  place: string;
  listed: readonly Order[];
  /** The list has one page: orders that have left it are deselected. */
  whole?: boolean;
  hrefOf: (order: Order) => To;
  /** After anything was saved or deleted. */
  onChanged: (() => void) | undefined;
  /** After an order was deleted or restored. */
  onDeleted: () => void;
  children: (work: DeskWork) => ReactNode;
}

/** Orders whose change is asked about, and its save. */
interface Failed {
  failed: readonly Order[];
  change: Change;
  save: (change: Change) => Promise<void>;
}

/** Orders whose hour and taker are asked for, and the save of their change. */
interface Handed extends Omit<Failed, 'failed'> {
  handed: readonly Order[];
}

/** The same of a price of orders that were handed over more than a day ago. */
interface Late extends Omit<Failed, 'failed'> {
  late: readonly Order[];
}

const isLate = (asking: Asking): asking is Late =>
  typeof asking === 'object' && asking !== null && 'late' in asking;

/** Orders whose day of fetching is asked for. */
interface Fetched {
  fetched: readonly Order[];
}

const isFetched = (asking: Asking): asking is Fetched =>
  typeof asking === 'object' && asking !== null && 'fetched' in asking;

type Asking = 'accept' | Order | Failed | Handed | Late | Fetched | null;

/** An order that is to be deleted. */
const isOrder = (asking: Asking): asking is Order =>
  typeof asking === 'object' && asking !== null && 'id' in asking;

const isFailed = (asking: Asking): asking is Failed =>
  typeof asking === 'object' && asking !== null && 'failed' in asking;

const isHanded = (asking: Asking): asking is Handed =>
  typeof asking === 'object' && asking !== null && 'handed' in asking;

/** Work on listed orders: the rows, the bulk bar, the dialogs. */
export function Desk({ list, place, listed, whole, hrefOf, onChanged, onDeleted, children }: DeskProps) {
  const { run } = useAction();
  const may = useMay();
  const statuses = useStatuses();
  const [asking, setAsking] = useStateFrom<string, Asking>(place, () => null);

  /** «Не доставлена» needs a reason before the save. */
  const changeStatus = (failed: readonly Order[], change: Change, save: Failed['save']) => {
    if (change.status === NOT_DELIVERED) setAsking({ failed, change, save });
    else changePrice(failed, change, save);
  };
  /** Of the orders that were handed over long ago the papers are out. */
  const changePrice = (some: readonly Order[], change: Change, save: Failed['save']) => {
    const late = repriced(some, change, new Date());
    if (late.length > 0) setAsking({ late, change, save });
    else void save(change);
  };
  const desk = useDesk(onChanged);
  const chosen = useChosen(list, listed);
  const listedIds = new Set(listed.map(({ id }) => id));
  const chosenOrders = whole ? chosen.orders.filter(({ id }) => listedIds.has(id)) : chosen.orders;
  /** The bar goes with the order: the dialog gives the focus back to the row, which hands it to the next one. */
  const askToDelete = (order: Order) => {
    focusFirst([order]);
    setAsking(order);
  };
  const changed = () => {
    onDeleted();
    onChanged?.();
  };
  return (
    <>
      {children({
        statuses,
        busy: desk.busy,
        refused: desk.refused,
        selected: chosen.ids,
        onSelect: chosen.set,
        onStatus: (order, status) =>
          changeStatus([order], { status }, (change) => desk.change([order], change)),
        onPrice: (order, price) => changePrice([order], { price }, (change) => desk.price(order, change)),
        onDismiss: desk.dismiss,
        onAccept: (order) => void desk.accept([order]),
        onMany: (some, change) => void desk.many(some, (free) => changeOf(free, change)),
        onHandover: (order) =>
          setAsking({ handed: [order], change: {}, save: (change) => desk.change([order], change) }),
        onMove: (some, day) => void desk.many(some, (free) => movedTo(free, day)),
        onMovePickups: (some, day) => void desk.many(some, (free) => fetchedOn(free, day)),
      })}
      <ChosenStatus count={chosenOrders.length} />
      <Dock>
        {desk.refused.length > 0 && (
          <Suspense fallback={null}>
            <div className={styles.report}>
              <Refusals
                refused={desk.refused}
                statuses={statuses}
                onAgain={(refusal) => void desk.retry(refusal)}
                onDismiss={desk.dismiss}
              />
            </div>
          </Suspense>
        )}
        {desk.skipped.length > 0 && (
          <div className={styles.report}>
            <SkippedOrders orders={desk.skipped} hrefOf={hrefOf} onClose={desk.hideSkipped} />
          </div>
        )}
        {desk.unpriced.length > 0 && (
          <div className={styles.report}>
            <UnpricedOrders orders={desk.unpriced} hrefOf={hrefOf} onClose={desk.hideUnpriced} />
          </div>
        )}
        <BulkBar
          chosen={chosenOrders}
          elsewhere={whole ? 0 : chosen.elsewhere}
          statuses={statuses}
          busy={desk.busy.size > 0}
          onChange={(change) =>
            changeStatus(chosenOrders, change, (whole) =>
              desk.many(chosenOrders, (some) => changeOf(some, whole)),
            )
          }
          onHandover={(change) =>
            setAsking({
              handed: chosenOrders,
              change,
              save: (whole) => desk.many(chosenOrders, (some) => changeOf(some, whole)),
            })
          }
          onAccept={() => setAsking('accept')}
          onPickup={(fetched) => setAsking({ fetched })}
          onDelete={may('orders:delete') ? askToDelete : undefined}
          onClear={chosen.clear}
        />
      </Dock>
      {asking === 'accept' && (
        <AcceptDialog
          chosen={chosenOrders}
          busy={desk.busy.size > 0}
          onCancel={() => setAsking(null)}
          onAccept={(shown) => void desk.many(shown, acceptance).then(() => setAsking(null))}
        />
      )}
      <Suspense fallback={null}>
        {isHanded(asking) && (
          <HandoverDialog
            orders={asking.handed}
            change={asking.change}
            onCancel={() => setAsking(null)}
            onSave={(change) => {
              setAsking(null);
              void asking.save(change);
            }}
          />
        )}
        {isFetched(asking) && (
          <PickupDialog
            chosen={asking.fetched}
            onCancel={() => setAsking(null)}
            onSave={(some, change) => {
              setAsking(null);
              void desk.many(some, (free) => changeOf(free, change));
            }}
          />
        )}
        {isFailed(asking) && (
          <FailureDialog
            orders={asking.failed}
            change={asking.change}
            onCancel={() => setAsking(null)}
            onSave={(change) => {
              setAsking(null);
              void asking.save(change);
            }}
          />
        )}
        {isLate(asking) && (
          <LateDialog
            orders={asking.late}
            what={priceChange(asking.late, asking.change)}
            onCancel={() => setAsking(null)}
            onSave={(reason) => {
              setAsking(null);
              void asking.save({ ...asking.change, ...(reason && { reason }) });
            }}
          />
        )}
      </Suspense>
      {isOrder(asking) && (
        <DeleteOrderDialog
          order={asking}
          client={clientName(asking)}
          onCancel={() => setAsking(null)}
          onDeleted={() => {
            setAsking(null);
            changed();
            notify.success(`Заказ ${numbered(asking.id)} удалён`, {
              label: 'Вернуть',
              isUndo: true,
              ms: UNDO_MS,
              onClick: () => void run(restoreOrder(asking.id), { failed: '', onDone: changed }),
            });
          }}
        />
      )}
    </>
  );
}
