import { lazy, memo, Suspense, type ReactNode } from 'react';
import { NOT_DELIVERED, PHRASES, UNDO_MS } from '@shlyah/domain';
import { Paged } from '../../../shared/Paged';
import { useAction } from '../../../shared/useAction';
import { AcceptDialog } from './AcceptDialog';
import { acceptance } from './accepting';
import { BulkBar } from './BulkBar';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { DeskTable } from './DeskTable';
import { LeftOut } from './LeftOut';
import styles from './desk.module.css';
import { changeOf, type Change } from './changes';
import { useDesk } from './useDesk';
import type { Order } from '../types';
import { restoreOrder } from '../actions';
import { filterToSearch, type OrderFilter } from '../filter';
import { Dock } from '../list/Dock';
import { useChosen } from '../list/useChosen';
import { useOrders, useStatuses } from '../useOrders';
import { clientName } from '../words';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { numbered } from '../../../ui/text';
import { useStateFrom } from '../../../ui/useStateFrom';
import { useMay } from '../../users/session/useMay';

// Comparing two states of an order takes the code of its edit screen: it is loaded after a refusal.
const FailureDialog = lazy(() => import('./FailureDialog'));
const Refusals = lazy(async () => ({ default: (await import('./Refusals')).Refusals }));

interface OrdersDeskProps {
  /** As the address has it; null when that is no page number. */
  page: number | null;
  filter: OrderFilter;
  /** Only this client's orders. */
  user?: number;
  pageHref: (page: number) => string;
  /** After anything was saved or deleted. */
  onChanged?: () => void;
  /** Advice for an empty result. */
  emptyAction?: ReactNode;
}

/** Orders as staff work through them, under any filter, a page at a time. */
export function OrdersDesk({ page, filter, user, pageHref, onChanged, emptyAction }: OrdersDeskProps) {
  const orders = useOrders(page, filter, user);
  return (
    <Paged
      loaded={orders}
      page={page}
      hrefOf={pageHref}
      noun={['Найден', 'заказ', 'заказа', 'заказов']}
      failedTitle="Не удалось загрузить заказы"
      waiting={<SkeletonRows rows={20} height="31px" label="Загружаем заказы…" />}
      empty={<EmptyState title={PHRASES.ordersNotFound} action={emptyAction} />}
    >
      {(shown) => (
        <Desk
          search={filterToSearch(filter)}
          user={user}
          page={shown.page}
          listed={shown.data}
          onChanged={onChanged}
          onDeleted={orders.reload}
        />
      )}
    </Paged>
  );
}

interface DeskProps {
  /** The filter as an address has it. */
  search: string;
  user: number | undefined;
  /** The page that is shown, while another one is waited for, too. */
  page: number;
  listed: readonly Order[];
  onChanged: (() => void) | undefined;
  onDeleted: () => void;
}

/** Orders whose reason is asked, and how their change is saved. */
interface Failed {
  failed: readonly Order[];
  change: Change;
  save: (change: Change) => Promise<void>;
}

const isFailed = (asking: 'accept' | Order | Failed | null): asking is Failed =>
  typeof asking === 'object' && asking !== null && 'failed' in asking;

/** The orders of one page: the table, the bar for many, the dialogs. Drawn anew when they change, not while they are waited for. */
const Desk = memo(function Desk({ search, user, page, listed, onChanged, onDeleted }: DeskProps) {
  const { run } = useAction();
  const may = useMay();
  const statuses = useStatuses();
  const [asking, setAsking] = useStateFrom<string, 'accept' | Order | Failed | null>(
    `${search} ${page}`,
    () => null,
  );

  /** Of orders that are not delivered the reason is asked first. */
  const changeStatus = (failed: readonly Order[], change: Change, save: Failed['save']) => {
    if (change.status === NOT_DELIVERED) setAsking({ failed, change, save });
    else void save(change);
  };
  const desk = useDesk(onChanged);
  const chosen = useChosen(`${search} ${user ?? ''}`, listed);
  const changed = () => {
    onDeleted();
    onChanged?.();
  };
  const orderHref = ({ id }: Order) => {
    const query = new URLSearchParams(search);
    query.set('page', String(page));
    if (user) query.set('user', String(user));
    return `${paths.order(id)}?${query.toString()}`;
  };

  return (
    <>
      <DeskTable
        orders={listed}
        statuses={statuses}
        hrefOf={orderHref}
        busy={desk.busy}
        refused={desk.refused}
        selected={chosen.ids}
        onSelect={chosen.set}
        onStatus={(order, status) =>
          changeStatus([order], { status }, (change) => desk.change([order], change))
        }
        onPrice={(order, price) => void desk.price(order, price)}
        onGiveUp={desk.giveUp}
        onAccept={(order) => void desk.accept([order])}
        onDelete={may('orders:delete') ? setAsking : undefined}
        withoutClient={user !== undefined}
      />
      <Dock>
        {desk.refused.length > 0 && (
          <Suspense fallback={null}>
            <div className={styles.report}>
              <Refusals
                refused={desk.refused}
                statuses={statuses}
                onAgain={(refusal) => void desk.again(refusal)}
                onGiveUp={desk.giveUp}
              />
            </div>
          </Suspense>
        )}
        {desk.left.length > 0 && (
          <div className={styles.report}>
            <LeftOut orders={desk.left} hrefOf={orderHref} onClose={desk.forgetLeft} />
          </div>
        )}
        <BulkBar
          chosen={chosen.orders}
          elsewhere={chosen.elsewhere}
          statuses={statuses}
          busy={desk.busy.size > 0}
          onChange={(change) =>
            changeStatus(chosen.orders, change, (whole) =>
              desk.many(chosen.orders, (some) => changeOf(some, whole)),
            )
          }
          onAccept={() => setAsking('accept')}
          onClear={chosen.clear}
        />
      </Dock>
      {asking === 'accept' && (
        <AcceptDialog
          chosen={chosen.orders}
          busy={desk.busy.size > 0}
          onCancel={() => setAsking(null)}
          onAccept={() => void desk.many(chosen.orders, acceptance).then(() => setAsking(null))}
        />
      )}
      <Suspense fallback={null}>
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
      </Suspense>
      {asking && asking !== 'accept' && !isFailed(asking) && (
        <DeleteOrderDialog
          order={asking}
          client={clientName(asking)}
          onCancel={() => setAsking(null)}
          onDeleted={() => {
            setAsking(null);
            changed();
            notify.success(`Заказ ${numbered(asking.id)} удалён`, {
              ...{ label: 'Вернуть', isUndo: true, ms: UNDO_MS },
              onClick: () => void run(restoreOrder(asking.id), { failed: '', onDone: changed }),
            });
          }}
        />
      )}
    </>
  );
});
