import {
  deliveryDateProblem,
  formatDate,
  isOpenDay,
  minskDay,
  plural,
  WEEKDAY_WORDS,
  weekdayOf,
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
import type { BusyDay } from '../types';
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
  const count = closed.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Notice kind="attention" title={`Заказы на закрытые дни: ${count}`}>
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

interface MoveDayProps extends Required<Omit<MoveDaysProps, 'days'>> {
  day: BusyDay;
}

function MoveDay({ day: { day, orders, next, runs }, work, onNothing, now }: MoveDayProps) {
  const calendar = useCalendar();
  const { busy, problem, run } = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const target = chosen ?? next ?? '';
  const wrong = chosen === null ? null : deliveryDateProblem(`${chosen} 23:59`, now, calendar);
  const move = () =>
    run(getDay(day), {
      onDone: ({ unfit, orders: read }) => {
        const ids = new Set(unfit.find(({ reason }) => reason === 'closed')?.ids);
        const moved = read.filter(({ id }) => ids.has(id));
        if (moved.length > 0) work.onMove(moved, target);
        else {
          notify.success(`На ${formatDate(day)} переносить уже нечего`);
          onNothing();
        }
      },
    });
  return (
    <>
      <p>
        На{' '}
        <Link to={paths.orders(1) + filterToSearch({ deliveryDay: day, open: '1' })}>{formatDate(day)}</Link>{' '}
        {plural(orders, 'назначен', 'назначены', 'назначено')} {ordersIn(orders)}
        {runs.map(({ run: id, orders: carried }, at) => (
          <span key={id}>
            {at === 0 ? `, ${carried} из них в рейсе ` : `, ${carried} в рейсе `}
            <Link to={paths.runOf(id)}>{numbered(id)}</Link>
          </span>
        ))}
      </p>
      <div className={styles.line} data-screen>
        <Button
          size="small"
          kind="secondary"
          icon="arrowRight"
          busy={busy || work.busy.size > 0}
          disabled={wrong !== null}
          onClick={() => void move()}
        >
          {wrong === null
            ? `Перенести на ${formatDate(target)} (${WEEKDAY_WORDS[weekdayOf(target) ?? 'sunday']})`
            : 'Перенести'}
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
            label={`На какой день перенести заказы с ${formatDate(day)}`}
            labelHidden
            today={minskDay(now)}
            value={chosen}
            onChange={setChosen}
            isDisabled={(some) => !isOpenDay(some, now, calendar)}
            error={wrong ?? undefined}
          />
        )}
      </div>
      <Problem>{problem}</Problem>
    </>
  );
}
