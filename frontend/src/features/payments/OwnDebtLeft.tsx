import type { ActPage, DebtDto } from '@shlyah/api-client';
import { monthName, toKopecks } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useLoaded } from '../../shared/useLoaded';
import { getActs } from '../acts/actions';
import { money } from '../acts/words';
import { getOwnDebt } from './actions';

/** What a client who leaves still has to pay; nothing without a debt. It stops nothing. */
export function OwnDebtLeft() {
  const debt = useLoaded(getOwnDebt, undefined).data;
  return debt && debt.debt > 0 ? <Owed debt={debt} /> : null;
}

function Owed({ debt }: { debt: DebtDto }) {
  const acts = useLoaded(getActs, { page: 1 }).data;
  return (
    <p>
      {`К оплате ${money(debt.debt)}: `}
      <Link to={paths.acts}>акты и счета{monthsOf(acts, debt.debt)}</Link>
      {' останутся.'}
    </p>
  );
}

/** « за октябрь 2026, ноябрь 2026»; empty where the first page does not have all unpaid acts. */
function monthsOf(acts: ActPage | null, debt: number): string {
  const unpaid = (acts?.data ?? []).filter(({ left }) => left > 0);
  const sum = unpaid.reduce((total, { left }) => total + toKopecks(left), 0);
  if (sum !== toKopecks(debt)) return '';
  const months = [...new Set(unpaid.map(({ month }) => month))].sort();
  return ` за ${months.map(monthName).join(', ')}`;
}
