import type { DebtDto } from '@shlyah/api-client';
import { capitalised } from '@shlyah/domain';
import { classes } from '../../ui/classes';
import { toneClass } from '../../ui/feedback/StatusBadge';
import styles from './payments.module.css';
import { debtWords } from './words';

/** «долг» before a client's name in a list; the sum is in its tooltip and read aloud. */
export function DebtSign({ debt }: { debt: DebtDto | undefined }) {
  if (!debt) return null;
  const words = capitalised(debtWords(debt));
  return (
    <span className={classes(styles.sign, toneClass(debt.overdue > 0 ? 'stopped' : 'way'))} title={words}>
      <span aria-hidden="true">долг</span>
      <span className="visually-hidden">{`${words}: `}</span>
    </span>
  );
}
