import { Link } from 'react-router';
import { paths } from '../../paths';
import { useLoaded } from '../../shared/useLoaded';
import { nbsp } from '../../ui/text';
import { getMonthPayments } from './actions';

/** «41 из 58, просрочено 9»: the acts of a month that are paid. */
export function MonthPaid({ month }: { month: string }) {
  const found = useLoaded(getMonthPayments, { month }).data;
  if (!found || found.acts === 0) return '—';
  return (
    <>
      {`${found.paid}${nbsp}из${nbsp}${found.acts}`}
      {found.overdue > 0 && (
        <>
          {', '}
          <Link to={`${paths.debts}?overdue=true`}>{`просрочено${nbsp}${found.overdue}`}</Link>
        </>
      )}
    </>
  );
}
