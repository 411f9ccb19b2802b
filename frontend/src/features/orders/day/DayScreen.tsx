import { addDays, formatDate } from '@shlyah/domain';
import { Suspense, useCallback } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { paths } from '../../../paths';
import { ShowNews } from '../../../shared/NewRows';
import { QueryState } from '../../../shared/QueryState';
import { useAppDispatch } from '../../../shared/hooks';
import { useFollow } from '../../../shared/useFollow';
import { useLoaded, type Loaded } from '../../../shared/useLoaded';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyPart } from '../../../ui/lazy-part';
import { nbsp } from '../../../ui/text';
import { useStateFrom } from '../../../ui/useStateFrom';
import { getBusyDays, getDay } from '../actions';
import { Desk, type DeskWork } from '../desk/Desk';
import { Views } from '../desk/Views';
import { filterToSearch } from '../filter';
import { rowIn, FocusOnReturn, withDay } from '../return-to';
import type { Day, Order } from '../types';
import { ordersIn } from '../words';
import styles from './day.module.css';
import { ChooseAll, Fold } from './DayOrders';
import { DaySection } from './DaySection';
import { Undelivered } from './Undelivered';
import { usePrinting } from './usePrinting';
import { useStableRows } from './useStableRows';
import {
  bringersOf,
  carriersOf,
  dayTitle,
  isInRun,
  reasonsIn,
  UNFIT,
  undeliveredTitle,
  type Unfit,
} from './words';

// Only where the calendar has closed a day that has orders.
const MoveDays = lazyPart(() => import('./MoveDays'));

/** Up to so many orders a day begins unfolded. */
const UNFOLDED = 20;

/** A day of staff: orders not delivered before, orders that do not fit, deliveries and pickups. */
export function DayScreen() {
  const { date = 'today' } = useParams();
  const day = useLoaded(getDay, date);
  const renew = useFreshDay(date, day);
  return (
    <QueryState
      loaded={day}
      failedTitle="Не удалось загрузить день"
      missing={
        <EmptyState
          title="Такого дня нет"
          action={<LinkButton to={paths.day('today')}>Сегодня</LinkButton>}
        />
      }
      waiting={
        <>
          <PageHeader title="День" />
          <SkeletonRows rows={12} height="36px" label="Загружаем день…" />
        </>
      }
    >
      {(shown) => <DayOf key={shown.day} day={shown} onReload={day.reload} onRenew={renew} />}
    </QueryState>
  );
}

/** Changes are fetched at most once a second. */
const TOGETHER_MS = 1000;

/** The places of the orders on the page, and their runs. */
const shapeOf = (day: Day): string => JSON.stringify({ ...day, orders: day.orders.map(({ id }) => id) });

const placesIn = (day: Day): string => shapeOf({ ...day, carriers: [] });

/** Shows the current day when orders were added, removed or moved, else null: other changes update the rows in place. */
function useFreshDay(date: string, { data, replace }: Loaded<Day>): (() => void) | null {
  const dispatch = useAppDispatch();
  const { showFresh } = useFollow<Day>({
    shown: data,
    concerns: ({ orders, runs, missed }) => runs || missed || orders.length > 0,
    read: async () => {
      const answer = await dispatch(getDay(date));
      return getDay.fulfilled.match(answer) ? answer.payload : undefined;
    },
    isNews: (fresh, shown) => shapeOf(fresh) !== shapeOf(shown),
    // What others put into runs is seen at once: no row moves for it.
    moves: (fresh, shown) => placesIn(fresh) !== placesIn(shown),
    show: replace,
    togetherMs: TOGETHER_MS,
  });
  return showFresh;
}

interface DayOfProps {
  day: Day;
  onReload: () => void;
  /** Shows the current day; null while it is shown. */
  onRenew: (() => void) | null;
}

function DayOf({ day, onReload, onRenew }: DayOfProps) {
  // Optional: the day is shown without it.
  const { data: busy, reload } = useLoaded(getBusyDays, undefined);
  const listed = useStableRows(day.orders);
  const hrefOf = useCallback(({ id }: Order) => withDay(id, day.day), [day.day]);
  return (
    <>
      <PageHeader
        title={dayTitle(day)}
        note={<ShowNews onShow={onRenew}>День изменился</ShowNews>}
        actions={
          <>
            <LinkButton kind="secondary" icon="calendar" to={paths.calendar}>
              Дни доставки
            </LinkButton>
            {day.orders.length > 0 && (
              <Button kind="secondary" icon="print" onClick={() => window.print()}>
                Печать
              </Button>
            )}
          </>
        }
      />
      <Views views={days(day)} />
      <ClosedUnpriced day={day} />
      <Desk
        list={`day ${day.day}`}
        place={day.day}
        listed={listed}
        whole
        hrefOf={hrefOf}
        onChanged={() => {
          onReload();
          reload();
        }}
        onDeleted={onReload}
      >
        {(work) => (
          <>
            {busy?.some(({ isOpen }) => !isOpen) && (
              <Suspense fallback={null}>
                <div data-screen>
                  <MoveDays days={busy} work={work} onNothing={reload} />
                </div>
              </Suspense>
            )}
            <Sections day={day} listed={listed} work={work} />
          </>
        )}
      </Desk>
    </>
  );
}

/** Orders of the day that are over and still have no price: they are in no section of the page. */
function ClosedUnpriced({ day: { day, closedUnpriced } }: { day: Day }) {
  if (closedUnpriced === 0) return null;
  const filter = filterToSearch({ deliveryDay: day, open: '0', needsPrice: '1' });
  return (
    <p data-screen>
      Уже доставлены или закрыты без цены:{' '}
      <Link to={`${paths.orders()}${filter}`}>{ordersIn(closedUnpriced)}</Link>
    </p>
  );
}

/** The day before, today, tomorrow and the day after. */
function days({ day, today }: Day) {
  const tomorrow = addDays(today, 1);
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  const view = (label: string, date: string, of: string) => ({
    label,
    to: paths.day(date),
    current: of === day,
    count: null,
  });
  return [
    view(`←${nbsp}${formatDate(before)}`, before, before),
    view('Сегодня', 'today', today),
    view('Завтра', 'tomorrow', tomorrow),
    view(`${formatDate(after)}${nbsp}→`, after, after),
  ];
}

interface SectionsProps {
  day: Day;
  listed: readonly Order[];
  work: DeskWork;
}

function Sections({ day, listed, work }: SectionsProps) {
  const printing = usePrinting();
  const row = rowIn(useLocation().hash);
  const byId = new Map(listed.map((order) => [order.id, order]));
  const ordersOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const carriers = day.day < day.today ? null : carriersOf(day);
  const bringing = carriers && bringersOf(carriers, day.day);
  const rows = { work, printing, day: day.day, carriers: bringing };
  const own = ordersOf(day.deliveries.flatMap(({ ids }) => ids));
  const loose = bringing ? own.filter((order) => !isInRun(order, bringing)) : [];
  const isOpen = (ids: readonly number[]) => day.total <= UNFOLDED || (row !== null && ids.includes(row));
  const unfit = new Map(day.unfit.map(({ reason, ids }) => [reason, ids]));
  // A reason stays on the page after its last order.
  const [reasons] = useStateFrom<string, readonly Unfit[]>([...unfit.keys()].join(), (_, before = []) =>
    reasonsIn([...before, ...unfit.keys()]),
  );
  const shown = own.length;
  if (day.orders.length === 0)
    return (
      <EmptyState title="На этот день заказов нет">Здесь будет то, что в этот день доставить.</EmptyState>
    );
  return (
    <div className={styles.day}>
      <FocusOnReturn />
      {shown < day.total && (
        <Notice kind="attention">
          Здесь новые {shown} заказов из {day.total}. Остальные — в «Заказах» с фильтром по дню доставки.
        </Notice>
      )}
      {own.length > 0 && (
        <section className={styles.section} data-screen>
          <div className={styles.line}>
            <ChooseAll work={work} orders={own} label="Выбрать весь день" labelHidden={false} />
            {bringing && loose.length === 0 && (
              <span className={styles.whole}>
                <Icon name="check" size={16} /> Все заказы дня в рейсах
              </span>
            )}
          </div>
          {loose.length > 0 && (
            <Fold
              {...rows}
              printing={false}
              title={`Не в рейсе: ${loose.length}`}
              caption="не в рейсе"
              orders={loose}
              open={false}
            />
          )}
        </section>
      )}
      <Undelivered
        {...rows}
        caption={undeliveredTitle(day)}
        next={day.nextDelivery}
        orders={ordersOf(day.undelivered)}
      />
      {reasons.length > 0 && (
        <section className={styles.section} data-screen>
          <h2>Не помещается в день</h2>
          <div>
            {reasons.map((reason) => {
              const ids = unfit.get(reason) ?? [];
              return (
                <Fold
                  key={reason}
                  {...rows}
                  printing={false}
                  title={`${UNFIT[reason]}: ${ids.length}`}
                  caption={UNFIT[reason]}
                  orders={ordersOf(ids)}
                  open={false}
                />
              );
            })}
          </div>
        </section>
      )}
      <DaySection {...rows} title="Доставить" groups={day.deliveries} ordersOf={ordersOf} isOpen={isOpen} />
      <DaySection
        {...rows}
        carriers={carriers}
        title="Забрать"
        groups={day.pickups}
        fetched
        ordersOf={ordersOf}
        isOpen={() => false}
      />
    </div>
  );
}
