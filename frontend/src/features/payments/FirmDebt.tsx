import type { DebtDto } from '@shlyah/api-client';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useLoaded } from '../../shared/useLoaded';
import { money } from '../acts/words';
import { getDebt } from './actions';
import { debtWords } from './words';

/** What a firm has paid and owes in all, with the ways to its payments and its reconciliation. */
export function FirmDebt({ user }: { user: number }) {
  const debt = useLoaded(getDebt, { user }).data;
  return debt && <DebtLine debt={debt} />;
}

/** The same of an account that is read already. */
export function DebtLine({ debt }: { debt: DebtDto }) {
  const { user, unp } = debt;
  return (
    <p>
      {`Всего по актам ${money(debt.acts)}, оплачено ${money(debt.paid)}: ${debtWords(debt) || 'долга нет'}. `}
      <Link to={paths.paymentsOf(user, unp)}>Оплаты</Link>
      {', '}
      <Link to={paths.reconciliationOf(user, unp)}>акт сверки</Link>
    </p>
  );
}
