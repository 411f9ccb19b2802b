import type { MonthDto, MonthFirmDto } from '@shlyah/api-client';
import { formatDate, monthName, plural } from '@shlyah/domain';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { ExportMenu } from '../../../shared/ExportMenu';
import { Paged } from '../../../shared/Paged';
import { useLoaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Table, type Column } from '../../../ui/layout/Table';
import { nbsp, numbered } from '../../../ui/text';
import { useMay } from '../../users/session/useMay';
import { ordersIn } from '../words';
import { money } from '../../acts/words';
import { MonthPaid } from '../../payments/MonthPaid';
import { exportActs, exportMonth, getMonth } from './actions';
import { IssueButton } from './IssueButton';
import styles from './months.module.css';
import { obstaclesIn } from './words';

const columns: readonly Column<MonthFirmDto>[] = [
  {
    key: 'client',
    header: 'Фирма',
    title: true,
    cell: ({ user, client }) => <Link to={`?user=${user}`}>{client}</Link>,
  },
  { key: 'unp', header: 'УНП', cell: ({ unp }) => unp },
  { key: 'orders', header: 'Заказов', align: 'end', cell: ({ orders }) => orders },
  { key: 'sum', header: 'Сумма', align: 'end', cell: ({ sum }) => money(sum) },
  { key: 'vat', header: 'В ней НДС', align: 'end', cell: ({ vat }) => vat !== null && money(vat) },
  { key: 'inActs', header: 'В актах', cell: (firm) => <FirmInActs firm={firm} /> },
  { key: 'obstacles', header: 'Мешает', cell: (firm) => <Obstacles firm={firm} /> },
];

/** «все: № 12», «50 из 52: № 12, № 15», «без заказов: № 12» of added lines alone, «нет». */
function FirmInActs({ firm: { orders, inActs, acts } }: { firm: MonthFirmDto }) {
  const none = acts.length === 0 ? 'нет' : 'без заказов';
  const count = inActs.orders === orders ? 'все' : `${inActs.orders}${nbsp}из${nbsp}${orders}`;
  return (
    <>
      {inActs.orders === 0 ? none : count}
      {acts.map(({ id, number }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : ': '}
          <Link to={paths.actOf(id)} aria-label={`Акт ${numbered(number)}`}>
            {numbered(number)}
          </Link>
        </Fragment>
      ))}
    </>
  );
}

function Obstacles({ firm }: { firm: MonthFirmDto }) {
  const { user, contract, orders, inActs } = firm;
  return (
    <>
      {obstaclesIn(firm).map(({ part, text }, index) => (
        <span key={part}>
          {index > 0 && ', '}
          <Link to={`?user=${user}&part=${part}`}>{text}</Link>
        </span>
      ))}
      {user === 0 && orders > inActs.orders && (
        <>
          {obstaclesIn(firm).length > 0 && ', '}
          <Link to="?user=0">акта не будет: учётных записей уже нет</Link>
        </>
      )}
      {contract === null && user !== 0 && (
        <>
          {obstaclesIn(firm).length > 0 && ', '}
          <Link to={paths.userContract(user)}>нет контракта</Link>
        </>
      )}
    </>
  );
}

/** The figures of a month, and its firms; those with the largest sums are first. */
export function MonthFirms({ month, page }: { month: string; page: number | null }) {
  const loaded = useLoaded(getMonth, { month, page: page ?? 1 });
  const mayIssue = useMay()('acts:issue');
  return (
    <Paged
      loaded={loaded}
      page={page}
      hrefOf={(number) => `?page=${number}`}
      beside={
        <>
          <ExportMenu
            label="Для 1С"
            name={`Акты за ${monthName(month)}`}
            file={(format) => exportActs({ month, format })}
          />
          <ExportMenu
            name={`Фирмы за ${monthName(month)}`}
            file={(format) => exportMonth({ month, format })}
          />
        </>
      }
      noun={['Найдена', 'фирма', 'фирмы', 'фирм']}
      failedTitle="Не удалось загрузить месяц"
      waiting={<SkeletonRows rows={8} height="48px" label="Загружаем месяц…" />}
      empty={
        <>
          {loaded.data && <Persons month={loaded.data} />}
          <EmptyState
            title="Фирмам ничего не вручали"
            action={<LinkButton to={paths.months}>Закрываемый месяц</LinkButton>}
          >
            Здесь появятся фирмы, заказы которых вручены в этом месяце.
          </EmptyState>
        </>
      }
    >
      {(shown) => (
        <>
          {shown.vatChange && (
            <Notice kind="attention" title="Ставка НДС сменилась">
              {rateWords(shown)}
            </Notice>
          )}
          <Figures of={shown} month={month} />
          {mayIssue && shown.firms.orders > shown.inActs.orders && (
            <div className={styles.issue}>
              <IssueButton
                month={month}
                label="Выставить акты…"
                note={[unfinished(shown), rateWords(shown)].filter(Boolean).join(' ')}
                onIssued={loaded.reload}
              />
            </div>
          )}
          <Table caption="Фирмы месяца" columns={columns} rows={shown.data} rowKey={({ user }) => user} />
          <Persons month={shown} />
        </>
      )}
    </Paged>
  );
}

/** What a change of the rate since the beginning of the month means for its acts. */
function rateWords({ vatChange, vatPercent }: MonthDto): string {
  if (!vatChange) return '';
  const rate = (percent: string | number | null) =>
    percent === null ? 'без НДС' : `${String(percent).replace('.', ',')}${nbsp}%`;
  const { day, from, to } = vatChange;
  return `${formatDate(day)} ставка сменилась: было ${rate(from)}, стало ${rate(to)}. В${nbsp}акте одна ставка, нынешняя — ${rate(vatPercent)}, и${nbsp}за дни до смены. До выставления спросите бухгалтера.`;
}

/** Until which day an unfinished month is issued. */
const unfinished = ({ isOver, until }: MonthDto): string =>
  isOver ? '' : `Месяц ещё идёт: войдёт вручённое по${nbsp}${formatDate(until)}.`;

function Figures({ of, month }: { of: MonthDto; month: string }) {
  const { firms, inActs, vatPercent, isOver, until, noContract } = of;
  const obstacles = obstaclesIn(firms);
  return (
    <dl className={styles.figures}>
      <Figure term={isOver ? 'Вручено' : `Вручено по${nbsp}${formatDate(until)}`}>
        {ordersIn(firms.orders)}
      </Figure>
      <Figure term="Сумма">{money(firms.sum)}</Figure>
      {firms.vat !== null && (
        <Figure term={`В${nbsp}ней НДС ${vatPercent}${nbsp}%`}>{money(firms.vat)}</Figure>
      )}
      <Figure term="В актах">
        {inActs.orders === 0 ? 'нет' : `${ordersIn(inActs.orders)} на ${money(inActs.sum)}`}
      </Figure>
      <Figure term="Актов оплачено">
        <MonthPaid month={month} />
      </Figure>
      <Figure term="Мешают">
        {obstacles.length === 0 && 'у всех цена и исход'}
        {obstacles.map(({ part, text }, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <Link to={`?part=${part}`}>{text}</Link>
          </Fragment>
        ))}
      </Figure>
      {noContract > 0 && (
        <Figure term="Без контракта">
          {noContract} {plural(noContract, 'фирма', 'фирмы', 'фирм')}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Persons({ month: { persons } }: { month: MonthDto }) {
  if (persons.orders === 0) return null;
  return (
    <p className={styles.persons}>
      Частным лицам вручено: {ordersIn(persons.orders)} на {money(persons.sum)}.
    </p>
  );
}
