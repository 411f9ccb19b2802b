import { capitalised } from '@shlyah/domain';
import { useLoaded } from '../../shared/useLoaded';
import { Notice } from '../../ui/feedback/Notice';
import { getDebt } from './actions';
import { debtWords } from './words';

/** What an account that is to be deleted leaves unpaid, or paid in advance. */
export function DebtLeft({ user }: { user: number }) {
  const debt = useLoaded(getDebt, { user }).data;
  const words = debt ? debtWords(debt) : '';
  if (words === '') return null;
  return (
    <Notice kind="attention" role="status">
      {`${capitalised(words)}. Акты и оплаты останутся.`}
    </Notice>
  );
}
