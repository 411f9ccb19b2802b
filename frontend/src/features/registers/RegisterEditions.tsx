import { plural } from '@shlyah/domain';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { nbsp } from '../../ui/text';
import type { Register } from './actions';
import styles from './registers.module.css';
import { changeWords, editionWords } from './words';

/** Changes named one by one; the table has the rest. */
const NAMED = 5;

interface ChangedNoticeProps {
  register: Register;
  isStaff: boolean;
  busy: boolean;
  onUpdate: () => void;
}

/** Says how the orders differ from the paper; makes the next edition. */
export function ChangedNotice({ register, isStaff, busy, onUpdate }: ChangedNoticeProps) {
  const { changed, state, orders } = register;
  if (!changed || state !== 'open') return null;
  const changes = orders.flatMap((order) => changeWords(order, isStaff) ?? []);
  const others = changes.length - NAMED;
  return (
    <Notice kind="attention" title="Состав изменился" role="status">
      <div className={styles.changed}>
        <ul className={styles.changes}>
          {changes.slice(0, NAMED).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {others > 0 && <p>{`И ещё ${others}${nbsp}${plural(others, 'заказ', 'заказа', 'заказов')}.`}</p>}
        <p>На напечатанном реестре — прежний состав. Обновите реестр и напечатайте его снова.</p>
        <Button kind="secondary" busy={busy} onClick={onUpdate}>
          Обновить реестр
        </Button>
      </div>
    </Notice>
  );
}

interface FormerEditionsProps {
  register: Register;
  pressed: string | undefined;
  onDownload: (edition: number) => void;
}

/** The former editions, of which one may have been signed. */
export function FormerEditions({ register, pressed, onDownload }: FormerEditionsProps) {
  const former = register.editions.filter(({ edition }) => edition !== register.edition);
  if (former.length === 0) return null;
  return (
    <details>
      <summary>Прежние редакции</summary>
      <ul className={styles.editions}>
        {former.map((one) => (
          <li key={one.edition}>
            <Button
              kind="quiet"
              icon="download"
              busy={pressed === fileOf(one.edition)}
              onClick={() => onDownload(one.edition)}
            >
              {`Реестр, ${editionWords(one)}`}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const fileOf = (edition: number): string => `Реестр, ред. ${edition}.pdf`;
