import type { RunSummaryDto } from '@shlyah/api-client';
import { addDays, formatDate, formatPrice, isDay, kilograms, toKopecks, toMinsk } from '@shlyah/domain';
import { Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { useChanges } from '../../../shared/changes';
import { lazyPart } from '../../../ui/lazy-part';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { DateField } from '../../../ui/fields/DateField';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Table, type Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { useUserId } from '../../users/session/useUserId';
import { createRun, getRuns } from './actions';
import { runDraft } from './run-draft';
import styles from './runs.module.css';
import { changedAfterLeavingWords, conflictsWords, progressWords, runState } from './words';

const RunDialog = lazyPart(() => import('./RunDialog'));

const columns: readonly Column<RunSummaryDto>[] = [
  {
    key: 'id',
    header: 'Рейс',
    title: true,
    cell: ({ id }) => <Link to={paths.runOf(id)}>{numbered(id)}</Link>,
  },
  {
    key: 'state',
    header: 'Состояние',
    cell: (run) => (
      <>
        <StatusBadge tone={runState(run).tone}>{runState(run).word}</StatusBadge>
        {run.changedAfterLeaving > 0 && (
          <Link to={paths.runOf(run.id)} className={styles.requested}>
            {changedAfterLeavingWords(run)}
          </Link>
        )}
        {run.conflicts > 0 && (
          <Link to={paths.runOf(run.id)} className={styles.requested}>
            {conflictsWords(run.conflicts)}
          </Link>
        )}
      </>
    ),
  },
  {
    key: 'driver',
    header: 'Водитель',
    cell: ({ driver, driverPhone }) => (
      <>
        {driver ?? 'Не назначен'}
        {driverPhone && (
          <span className={classes(styles.line, styles.note, styles.phone)}>{driverPhone}</span>
        )}
      </>
    ),
  },
  { key: 'car', header: 'Машина', cell: ({ car }) => car ?? '—' },
  {
    key: 'orders',
    header: 'Заказов',
    align: 'end',
    cell: (run) => <span className={styles.orders}>{progressWords(run)}</span>,
  },
  {
    key: 'places',
    header: 'Мест',
    align: 'end',
    cell: ({ placesCount }) => <span className={styles.count}>{placesCount}</span>,
  },
  { key: 'weight', header: 'Вес', align: 'end', cell: ({ weight }) => kilograms(weight) },
  { key: 'price', header: 'Сумма', align: 'end', cell: ({ price }) => formatPrice(toKopecks(price)) },
];

/** The runs of a day. */
export function RunsScreen() {
  const [query, setQuery] = useSearchParams();
  const today = toMinsk(new Date()).slice(0, 10);
  const asked = query.get('day');
  const day = isDay(asked) ? asked : today;
  const runs = useLoaded(getRuns, { day });
  useChanges(({ orders, runs: moved, missed }) => (moved || missed || orders.length > 0) && runs.reload());
  const staff = useUserId();
  const [adding, setAdding] = useState(() => runDraft(staff, 'new').read() !== null);
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  return (
    <>
      <PageHeader
        title={`Рейсы на ${formatDate(day)}`}
        note="Кто и что везёт. Заказы вносят из списка заказов: «В рейс…»."
        actions={
          <Button icon="plus" onClick={() => setAdding(true)}>
            Новый рейс
          </Button>
        }
      />
      <div className={styles.days}>
        <LinkButton kind="secondary" size="small" icon="chevronLeft" to={`?day=${addDays(day, -1)}`}>
          Раньше
        </LinkButton>
        <div>
          <DateField
            label="День"
            labelHidden
            value={day}
            onChange={(next) => isDay(next) && setQuery({ day: next })}
          />
        </div>
        <LinkButton kind="secondary" size="small" iconAfter="chevronRight" to={`?day=${addDays(day, 1)}`}>
          Позже
        </LinkButton>
        {day !== today && (
          <LinkButton kind="quiet" size="small" to={paths.runs}>
            Сегодня
          </LinkButton>
        )}
      </div>
      <QueryState
        loaded={runs}
        failedTitle="Не удалось загрузить рейсы"
        waiting={<SkeletonRows rows={4} label="Загружаем рейсы…" />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState
              title="В этот день рейсов нет"
              action={<LinkButton to={paths.orders(1)}>К заказам</LinkButton>}
            >
              Отметьте заказы в списке и нажмите «В рейс…»: рейс можно создать там же.
            </EmptyState>
          ) : (
            <Table
              caption="Рейсы"
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              narrow={styles.runs}
            />
          )
        }
      </QueryState>
      <Suspense>
        {adding && (
          <RunDialog
            title="Новый рейс"
            confirmLabel="Создать"
            run={{ day, driver: null, driverPhone: null, car: null }}
            save={(body) => createRun({ requestBody: body, idempotencyKey: keyFor(body) })}
            onSaved={({ id }) => void navigate(paths.runOf(id))}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}
