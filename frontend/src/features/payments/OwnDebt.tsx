import { capitalised } from '@shlyah/domain';
import { useLoaded } from '../../shared/useLoaded';
import { Notice } from '../../ui/feedback/Notice';
import { getOwnDebt } from './actions';
import { debtWords } from './words';

/** The client's own debt or advance; nothing for an account that is even. */
export function OwnDebt() {
  const debt = useLoaded(getOwnDebt, undefined).data;
  const words = debt ? debtWords(debt) : '';
  if (!debt || words === '') return null;
  return <Notice kind={debt.overdue > 0 ? 'attention' : 'info'}>{`${capitalised(words)}.`}</Notice>;
}
