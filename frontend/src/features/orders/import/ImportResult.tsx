import { formatPrice, toKopecks } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Notice } from '../../../ui/feedback/Notice';
import { Details } from '../../../ui/layout/Details';
import { numberedOrder } from '../../../ui/text';
import { LabelsButton } from '../../documents/LabelsButton';
import { RegisterButton } from '../../registers/RegisterButton';
import { getImportResult } from '../actions';
import { ordersIn } from '../words';
import { CancelImport } from './CancelImport';
import styles from './import.module.css';
import { SaveButton } from './SaveButton';
import type { ReadImport } from './import-state';

/** The created orders with their prices, and the next actions: labels, a register, the result as a file, taking all back. */
export function ImportResult({ of: { draft, form, keepMade } }: { of: ReadImport }) {
  const { made } = draft;
  const ids = Object.fromEntries(made.map(({ row, id }) => [row, id]));
  return (
    <Notice kind="success" title={`Оформлено: ${ordersIn(made.length)}`}>
      <div className={styles.stack}>
        <div className={styles.actions}>
          <LabelsButton size="small" ids={made.map(({ id }) => id)} />
          <RegisterButton ids={made.map(({ id }) => id)} />
          <SaveButton
            name="Заказы.xlsx"
            file={() => getImportResult({ ...form(), made: JSON.stringify(ids) })}
          >
            Скачать результат (.xlsx)
          </SaveButton>
          {draft.importId !== undefined && (
            <CancelImport importId={draft.importId} onCanceled={(left) => void keepMade(left)} />
          )}
        </div>
        <Details summary="Номера и цены">
          <ul className={styles.made}>
            {made.map(({ id, price, row }) => (
              <li key={id}>
                <Link to={paths.myOrder(id)}>{numberedOrder(id)}</Link>
                <span>{price === null ? 'по согласованию' : formatPrice(toKopecks(price))}</span>
                <span className="quiet">строка {row}</span>
              </li>
            ))}
          </ul>
        </Details>
      </div>
    </Notice>
  );
}
