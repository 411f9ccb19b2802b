import { appliedWords, formatPrice, toKopecks } from '@shlyah/domain';
import styles from './EstimateParts.module.css';

/** A quote as the API answers it, BYN. */
export interface EstimateFacts {
  total: number | null;
  byAgreement: boolean;
  parts: readonly { label: string; amount: number }[];
  notices: readonly string[];
  clientTerms?: { coefficient: number | null; ownPrice: boolean; tariffTotal: number } | null;
}

const money = (byn: number): string => formatPrice(toKopecks(byn));

/** A sum or a weight never leaves its unit for the next line. */
const unbroken = (text: string): string => text.replace(/(\d) (р|кг)/g, '$1\u00a0$2');

interface EstimatePartsProps {
  estimate: EstimateFacts;
  /** Stands before the sum, for instance «Стоимость доставки». */
  title: string;
  /** Stands in place of a sum that is agreed on. */
  agreed?: string;
  /** Shown to staff, not to the client. */
  staff?: boolean;
}

/** Parts of a price, line by line, with its sum; by agreement there is no sum to show. */
export function EstimateParts({ estimate, title, agreed, staff = false }: EstimatePartsProps) {
  // The first notice says why there is no sum.
  const [reason, notices] = estimate.byAgreement
    ? [estimate.notices[0], estimate.notices.slice(1)]
    : [undefined, estimate.notices];
  return (
    <div className={styles.estimate}>
      {estimate.parts.length > 0 && (
        <dl className={styles.parts}>
          {estimate.parts.map(({ label, amount }) => (
            <div key={label} className={styles.part}>
              <dt>{unbroken(label)}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {estimate.total === null ? (
        <p className={styles.agreed}>{unbroken(agreed ?? reason ?? 'Цену назовёт менеджер')}</p>
      ) : (
        <p className={styles.total}>
          <span>{title}</span> <strong>{money(estimate.total)}</strong>
        </p>
      )}
      {estimate.clientTerms && (
        <p className="quiet">
          {staff ? 'Условия клиента' : 'Ваши условия'}: {appliedWords(estimate.clientTerms)}. По тарифу —{' '}
          {money(estimate.clientTerms.tariffTotal)}.
        </p>
      )}
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
