import { Link } from 'react-router';
import { paths } from '../../paths';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { useLoaded } from '../../shared/useLoaded';
import { getDebt } from './actions';
import { debtWords } from './words';

/** The debt of a client beside the name, a link to the payments; nothing without a debt. */
export function DebtMark({ user }: { user: number }) {
  const debt = useLoaded(getDebt, { user }).data;
  if (!debt || debt.debt === 0) return null;
  return (
    <>
      {' '}
      <Link to={paths.paymentsOf(user)}>
        <StatusBadge tone={debt.overdue > 0 ? 'stopped' : 'way'}>{debtWords(debt)}</StatusBadge>
      </Link>
    </>
  );
}
