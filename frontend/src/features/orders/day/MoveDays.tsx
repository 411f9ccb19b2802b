import {
  deliveryDateProblem,
  formatDate,
  minskDay,
  pickupDateProblem,
  plural,
  WEEKDAY_WORDS,
  weekdayOf,
  type Calendar,
} from '@shlyah/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { DateField } from '../../../ui/fields/DateField';
import { numbered } from '../../../ui/text';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { useCalendar } from '../../calendar/useCalendar';
import { getDay } from '../actions';
import type { DeskWork } from '../desk/Desk';
import { filterToSearch } from '../filter';
import type { BusyDay, Order } from '../types';
import { ordersIn } from '../words';
import styles from './day.module.css';

interface MoveDaysProps {
  /** Days with orders; those that are closed are shown. */
  days: readonly BusyDay[];
  work: DeskWork;
  /** After a press that has found nothing to move. */
  onNothing: () => void;
  now?: Date;
}

/** Days without delivery that have orders: the runs that carry some of them, and one press that moves all to another day. */
export default function MoveDays({ days, work, onNothing, now = new Date() }: MoveDaysProps) {
  const trackFocus = useFocusRestore();
  const closed = days.filter(({ isOpen }) => !isOpen);
  if (closed.length === 0) return null;
  return (
    <Notice kind="attention" title={titleOf(closed)}>
      <ul className={styles.moves} onFocus={trackFocus}>
        {closed.map((day) => (
          <li key={day.day}>
            <MoveDay day={day} work={work} onNothing={onNothing} now={now} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const LABELS = { orders: 'Заказы на закрытые дни', pickups: 'Забрать в закрытые дни' } as const;

type Moved = keyof typeof LABELS;

/** «Заказы на закрытые дни: 48. Забрать в закрытые дни: 3». */
const titleOf = (closed: readonly BusyDay[]): string =>
  (Object.keys(LABELS) as Moved[])
    .map((what) => ({ what, count: closed.reduce((sum, day) => sum + day[what], 0) }))
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => `${LABELS[what]}: ${count}`)
    .join('. ');

interface MoveDayProps extends Required<Omit<MoveDaysProps, 'days'>> {
  day: BusyDay;
}

function MoveDay({ day: closed, ...rest }: MoveDayProps) {
  const { day, orders, pickups, runs } = closed;
  return (
    <>
      {orders > 0 && (
        <>
          <p>
            На{' '}
            <Link to={paths.orders(1) + filterToSearch({ deliveryDay: day, open: '1' })}>
              {formatDate(day)}
            </Link>{' '}
            {plural(orders, 'назначен', 'назначены', 'назначено')} {ordersIn(orders)}
            {runs.map(({ run: id, orders: carried }, at) => (
              <span key={id}>
                {at === 0 ? `, ${carried} из них в рейсе ` : `, ${carried} в рейсе `}
                <Link to={paths.runOf(id)}>{numbered(id)}</Link>
              </span>
            ))}
          </p>
          <MoveTo day={closed} what="orders" {...rest} />
        </>
      )}
      {pickups > 0 && (
        <>
          <p>
            Забрать <Link to={paths.day(day)}>{formatDate(day)}</Link> назначено {ordersIn(pickups)}
          </p>
          <MoveTo day={closed} what="pickups" {...rest} />
        </>
      )}
    </>
  );
}

/** The orders that are moved off a day: its deliveries, or its pickups. */
const WAYS = {
  orders: {
    reason: 'closed',
    press: 'Перенести',
    field: 'На какой день перенести заказы с',
    move: ({ onMove }: DeskWork) => onMove,
    isOf: () => true,
  },
  pickups: {
    reason: 'pickupClosed',
    press: 'Перенести забор',
    field: 'На какой день перенести забор с',
    move: ({ onMovePickups }: DeskWork) => onMovePickups,
    // The list of today has pickups of former days, too.
    isOf: ({ pickupDate }: Order, day: string) => pickupDate?.startsWith(day) ?? false,
  },
} as const;

interface MoveToProps extends MoveDayProps {
  what: Moved;
}

function MoveTo({ day: { day, next }, what, work, onNothing, now }: MoveToProps) {
  const calendar = useCalendar();
  const { busy, problem, run } = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const { reason: why, press, field, move, isOf } = WAYS[what];
  const target = chosen ?? next ?? '';
  const wrong = chosen === null ? null : problemOf(what, chosen, now, calendar);
  const moveAll = () =>
    run(getDay(day), {
      onDone: ({ unfit, orders: read }) => {
        const ids = new Set(unfit.find(({ reason }) => reason === why)?.ids);
        const moved = read.filter((order) => ids.has(order.id) && isOf(order, day));
        if (moved.length > 0) move(work)(moved, target);
        else {
          notify.success(`На ${formatDate(day)} переносить уже нечего`);
          onNothing();
        }
      },
    });
  return (
    <>
      <div className={styles.line} data-screen>
        <Button
          size="small"
          kind="secondary"
          icon="arrowRight"
          busy={busy || work.busy.size > 0}
          disabled={wrong !== null}
          onClick={() => void moveAll()}
        >
          {wrong === null
            ? `${press} на ${formatDate(target)} (${WEEKDAY_WORDS[weekdayOf(target) ?? 'sunday']})`
            : press}
        </Button>
        <Button
          size="small"
          kind="quiet"
          aria-expanded={chosen !== null}
          onClick={() => setChosen(chosen === null ? target : null)}
        >
          Другой день
        </Button>
        {chosen !== null && (
          <DateField
            label={`${field} ${formatDate(day)}`}
            labelHidden
            today={minskDay(now)}
            value={chosen}
            onChange={setChosen}
            isDisabled={(some) => problemOf(what, some, now, calendar) !== null}
            error={wrong ?? undefined}
          />
        )}
      </div>
      <Problem>{problem}</Problem>
    </>
  );
}

/** Why nothing is brought, or fetched, on a day. */
function problemOf(what: Moved, day: string, now: Date, calendar: Calendar): string | null {
  const deadline = `${day} 23:59`;
  return what === 'orders'
    ? deliveryDateProblem(deadline, now, calendar)
    : pickupDateProblem(deadline, { deliveryDate: null, now, calendar });
}
