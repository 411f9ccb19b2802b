import { Link } from 'react-router';
import { paths } from '../../paths';
import { useLoaded } from '../../shared/useLoaded';
import { money } from '../acts/words';
import { getDebt } from './actions';
import { debtWords } from './words';

/** What a firm has paid and owes in all, with the ways to its payments and its reconciliation. */
export function FirmDebt({ user }: { user: number }) {
  const debt = useLoaded(getDebt, { user }).data;
  if (!debt) return null;
  return (
    <p>
      {`Всего по актам ${money(debt.acts)}, оплачено ${money(debt.paid)}: ${debtWords(debt) || 'долга нет'}. `}
      <Link to={paths.paymentsOf(user)}>Оплаты</Link>
      {', '}
      <Link to={`${paths.reconciliation}?user=${user}`}>акт сверки</Link>
    </p>
  );
}
