import { addMonths, isMonth, minskDay, monthName } from '@shlyah/domain';
import type { MonthSummaryDto } from '@shlyah/api-client';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../paths';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { nbsp } from '../../../ui/text';
import { useMay } from '../../users/session/useMay';
import { getMonthSummary } from './actions';
import { DaysPart, InTimePart, ReasonsPart, TotalsPart } from './SummaryParts';
import { outcomeTitle } from './summary-words';
import styles from './summary.module.css';
import { monthAt, monthTitle } from './words';

/** Without a month in the address it opens the one before until the tenth, then the present one. */
export function SummaryScreen() {
  const { month } = useParams();
  return month === undefined ? (
    <Navigate to={paths.summaryOf(monthAt(new Date()))} replace />
  ) : (
    <MonthSummary month={month} />
  );
}

/** A month in figures and charts beside the one before (docs/contract.md#month-summary). */
function MonthSummary({ month }: { month: string }) {
  const loaded = useLoaded(getMonthSummary, { month });
  const isStaff = useMay()('orders:edit');
  return (
    <>
      <PageHeader
        title={isMonth(month) ? `Итоги: ${monthName(month)}` : 'Итоги'}
        actions={isMonth(month) && <OtherMonths month={month} isStaff={isStaff} />}
      />
      <QueryState
        loaded={loaded}
        failedTitle="Не удалось загрузить итоги"
        waiting={<SkeletonRows rows={8} height="48px" label="Загружаем итоги…" />}
      >
        {(summary) => <Summary summary={summary} isStaff={isStaff} />}
      </QueryState>
    </>
  );
}

function OtherMonths({ month, isStaff }: { month: string; isStaff: boolean }) {
  const [before, next] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <>
      {isStaff && (
        <LinkButton kind="secondary" to={paths.month(month)}>
          По фирмам
        </LinkButton>
      )}
      <LinkButton kind="secondary" to={paths.summaryOf(before)}>
        {monthTitle(before)}
      </LinkButton>
      {next <= minskDay(new Date()).slice(0, 7) && (
        <LinkButton kind="secondary" to={paths.summaryOf(next)}>
          {monthTitle(next)}
        </LinkButton>
      )}
    </>
  );
}

function Summary({ summary, isStaff }: { summary: MonthSummaryDto; isStaff: boolean }) {
  const { shown, before, isOver } = summary;
  const isEmpty = shown.orders === 0 && shown.notDelivered === 0;
  if (isEmpty && before === null)
    return (
      <EmptyState
        title="В этом месяце ничего не вручали"
        action={
          <LinkButton to={isStaff ? paths.orders(1) : paths.myOrders(1)}>
            {isStaff ? 'К заказам' : 'К моим заказам'}
          </LinkButton>
        }
      >
        Здесь появятся вручённые заказы, в срок или нет, и причины, по которым не вручили.
      </EmptyState>
    );
  return (
    <div className={styles.summary}>
      {!isOver && (
        <p>
          Месяц ещё идёт: {outcomeTitle(shown)}
          {before !== null && `, рядом — столько же дней: ${outcomeTitle(before)}`}.
        </p>
      )}
      {before === null && <p>Сравнить не с{nbsp}чем: месяцем раньше ничего не вручали.</p>}
      <TotalsPart summary={summary} isStaff={isStaff} />
      <DaysPart summary={summary} isStaff={isStaff} />
      {shown.orders + (before?.orders ?? 0) > 0 && <InTimePart summary={summary} isStaff={isStaff} />}
      <ReasonsPart summary={summary} isStaff={isStaff} />
    </div>
  );
}
