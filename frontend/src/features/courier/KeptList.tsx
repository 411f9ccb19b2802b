import { failureText, takerWords, toMinsk } from '@shlyah/domain';
import { numbered } from '../../ui/text';
import type { KeptOutcome } from './kept';
import { isUnsent, STOP_OUTCOME_WORDS } from './outcomes';
import { useCourierState } from './useCourier';
import styles from './courier.module.css';

/** «вручено в 11:42, Пётр Сидоров»: an outcome whose stop the phone may no longer have. */
function words(one: KeptOutcome): string {
  const isFetchFailed = one.outcome === 'failed' && one.task === 'fetch';
  const what = isFetchFailed ? 'не забрано' : STOP_OUTCOME_WORDS[one.outcome];
  const at = toMinsk(new Date(one.moment.phone + one.moment.offset)).slice(11);
  return [
    `${what} в\u00a0${at}`,
    takerWords(one),
    failureText(one),
    one.places !== null && `мест: ${one.places}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The outcomes that the server does not have, where no run is shown any more: the driver can read them to the desk. */
export function KeptList() {
  const unsent = useCourierState().outcomes.filter(isUnsent);
  if (unsent.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Остаётся на телефоне: {unsent.length}</h2>
      <ul className={styles.list}>
        {unsent.map((one) => (
          <li key={one.key} className={styles.keptRow}>
            <strong>{numbered(one.order)}</strong>: {words(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}
