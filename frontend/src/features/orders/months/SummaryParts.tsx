import type { MonthOutcomeDto, MonthSummaryDto } from '@shlyah/api-client';
import { formatDate } from '@shlyah/domain';
import { Component, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Details } from '../../../ui/layout/Details';
import { Table, type Column } from '../../../ui/layout/Table';
import { lazyPart } from '../../../ui/lazy-part';
import { useMedia } from '../../../ui/useMedia';
import { money } from '../../acts/words';
import {
  dayPairs,
  listOfCount,
  listOfDay,
  listOfReason,
  outcomeTitle,
  reasonPairs,
  reasonWords,
  share,
  type DayPair,
  type ReasonPair,
} from './summary-words';
import styles from './summary.module.css';

const charts = () => import('./SummaryCharts');
const DaysChart = lazyPart(async () => ({ default: (await charts()).DaysChart }));
const InTimeChart = lazyPart(async () => ({ default: (await charts()).InTimeChart }));
const ReasonsChart = lazyPart(async () => ({ default: (await charts()).ReasonsChart }));

interface PartProps {
  summary: MonthSummaryDto;
  isStaff: boolean;
}

/** Figures lead to the orders that they count. */
function Count({ to, children }: { to: string; children: number }) {
  return children === 0 ? 0 : <Link to={to}>{children}</Link>;
}

interface Total {
  words: string;
  of: (outcome: MonthOutcomeDto) => ReactNode;
}

/** The totals of the month, and of the one before. */
export function TotalsPart({ summary: { shown, before }, isStaff }: PartProps) {
  const count = (name: 'orders' | 'noPrice' | 'notDelivered') => (outcome: MonthOutcomeDto) => (
    <Count to={listOfCount(name, outcome, isStaff)}>{outcome[name]}</Count>
  );
  const totals: readonly Total[] = [
    { words: 'Вручено заказов', of: count('orders') },
    { words: 'На сумму', of: ({ sum }) => money(sum) },
    { words: 'Из них без цены', of: count('noPrice') },
    { words: 'Приехали и не вручили', of: count('notDelivered') },
  ];
  const columns: Column<Total>[] = [
    { key: 'words', header: 'Итог', title: true, cell: ({ words }) => words },
    { key: 'shown', header: outcomeTitle(shown), align: 'end', cell: ({ of }) => of(shown) },
    ...(before ? [beforeTotals(before)] : []),
  ];
  return (
    <div className={styles.totals}>
      <Table caption="Итоги месяца" columns={columns} rows={totals} rowKey={({ words }) => words} />
    </div>
  );
}

const beforeTotals = (before: MonthOutcomeDto): Column<Total> => ({
  key: 'before',
  header: outcomeTitle(before),
  align: 'end',
  cell: ({ of }) => of(before),
});

/** A chart with the table of its figures: beside it, on a phone under it. */
function Part({
  title,
  note,
  chart,
  children,
}: {
  title: string;
  note?: ReactNode;
  chart: ReactNode;
  children: ReactNode;
}) {
  const isWide = useMedia('(min-width: 1024px), print');
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.pair}>
        <div className={styles.chart} aria-hidden="true">
          <WithoutChart>
            <Suspense fallback={<Skeleton height="240px" />}>{chart}</Suspense>
          </WithoutChart>
        </div>
        <div className={styles.figures}>
          {isWide ? children : <Details summary="Таблица">{children}</Details>}
        </div>
      </div>
    </section>
  );
}

/** The table stands without its chart. */
class WithoutChart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>График не загрузился: те же числа — в таблице.</p> : this.props.children;
  }
}

export function DaysPart({ summary, isStaff }: PartProps) {
  const { shown, before } = summary;
  const countOf = (day: string | null, orders: number | null) =>
    day !== null && orders !== null && <Count to={listOfDay(day, isStaff)}>{orders}</Count>;
  const daysBefore: Column<DayPair>[] = [
    {
      key: 'ordersBefore',
      header: 'Раньше',
      align: 'end',
      cell: ({ dayBefore, ordersBefore }) => countOf(dayBefore, ordersBefore),
    },
    {
      key: 'sumBefore',
      header: 'Сумма раньше',
      align: 'end',
      cell: ({ sumBefore }) => sumBefore !== null && money(sumBefore),
    },
  ];
  const columns: Column<DayPair>[] = [
    { key: 'number', header: 'День', title: true, cell: ({ day, dayBefore }) => shortDay(day ?? dayBefore) },
    { key: 'orders', header: 'Заказов', align: 'end', cell: ({ day, orders }) => countOf(day, orders) },
    { key: 'sum', header: 'Сумма', align: 'end', cell: ({ sum }) => sum !== null && money(sum) },
    ...(before ? daysBefore : []),
  ];
  const days = dayPairs(summary);
  const names = { shown: outcomeTitle(shown), before: before && outcomeTitle(before) };
  return (
    <Part
      title="По дням"
      chart={
        <>
          <DaysChart title="Вручено заказов" days={days} names={names} of="orders" />
          <DaysChart title="Сумма, р" days={days} names={names} of="sum" />
        </>
      }
    >
      <div className={styles.long}>
        <Table
          caption="Вручено по дням"
          columns={columns}
          rows={days}
          rowKey={({ number }) => number}
          scrolledByKeys
        />
      </div>
    </Part>
  );
}

const shortDay = (day: string | null): string => formatDate(day ?? '').slice(0, 5);

export function InTimePart({ summary: { shown, before }, isStaff }: PartProps) {
  const rows = [shown, ...(before ? [before] : [])];
  const columns: Column<MonthOutcomeDto>[] = [
    { key: 'month', header: 'Месяц', title: true, cell: outcomeTitle },
    ...(['inTime', 'late'] as const).map((name) => ({
      key: name,
      header: name === 'inTime' ? 'В срок' : 'Позже срока',
      align: 'end' as const,
      cell: (outcome: MonthOutcomeDto) => (
        <Count to={listOfCount(name, outcome, isStaff)}>{outcome[name]}</Count>
      ),
    })),
    {
      key: 'share',
      header: 'Доля в срок',
      align: 'end',
      cell: ({ inTime, orders }) => share(inTime, orders),
    },
  ];
  return (
    <Part
      title="В срок"
      note="В срок — не позже назначенного часа. Если час не назначали или час вручения неизвестен, считаем по дню."
      chart={
        <InTimeChart
          months={rows.map((outcome) => ({
            name: outcomeTitle(outcome),
            inTime: outcome.inTime,
            late: outcome.late,
          }))}
        />
      }
    >
      <Table caption="Вручено в срок и позже" columns={columns} rows={rows} rowKey={({ from }) => from} />
    </Part>
  );
}

export function ReasonsPart({ summary, isStaff }: PartProps) {
  const { shown, before } = summary;
  const reasons = reasonPairs(summary);
  if (reasons.length === 0)
    return (
      <section className={styles.part}>
        <h2>Почему не вручили</h2>
        <p>Вручили всё, с чем приехали.</p>
      </section>
    );
  const columns: Column<ReasonPair>[] = [
    { key: 'reason', header: 'Причина', title: true, cell: ({ reason }) => reasonWords(reason) },
    {
      key: 'orders',
      header: 'Заказов',
      align: 'end',
      cell: ({ reason, orders }) => <Count to={listOfReason(reason, shown, isStaff)}>{orders}</Count>,
    },
    ...(before
      ? [
          {
            key: 'ordersBefore',
            header: 'Месяцем раньше',
            align: 'end' as const,
            cell: ({ reason, ordersBefore }: ReasonPair) => (
              <Count to={listOfReason(reason, before, isStaff)}>{ordersBefore}</Count>
            ),
          },
        ]
      : []),
  ];
  return (
    <Part
      title="Почему не вручили"
      note="Заказы, с которыми приехали и не вручили, даже если вручили потом. Заказ с двумя причинами — в обеих строках."
      chart={
        <ReasonsChart
          reasons={reasons.map((pair) => ({ ...pair, name: reasonWords(pair.reason) }))}
          names={{ shown: outcomeTitle(shown), before: before && outcomeTitle(before) }}
        />
      }
    >
      <Table caption="Причины" columns={columns} rows={reasons} rowKey={({ reason }) => reason} />
    </Part>
  );
}
