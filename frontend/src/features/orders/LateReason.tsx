import { formatDate, handoverTime, LIMITS } from '@shlyah/domain';
import { Textarea } from '../../ui/fields/TextField';
import { numbered } from '../../ui/text';
import styles from './LateReason.module.css';
import type { Order } from './types';

interface LateReasonProps {
  orders: readonly Order[];
  reason: string;
  onReason: (reason: string) => void;
}

/** What a change of orders that were handed over touches, and the field of the optional reason. */
export function LateReason({ orders, reason, onReason }: LateReasonProps) {
  const days = orders.flatMap(({ handedAt }) => handedAt ?? []).sort();
  const [first = null] = days;
  const [one, ...others] = orders;
  const when =
    one && others.length === 0
      ? `Заказ ${numbered(one.id)} вручён ${handoverTime(one.handedAt ?? null)}.`
      : `Заказы вручены ${formatDate(first)}—${formatDate(days.at(-1))}.`;
  return (
    <div className={styles.why}>
      <p>
        {when} Изменение коснётся выгрузок, счетов и документов за эти дни: те, что уже отданы клиенту, с
        заказом разойдутся. Клиент узнает об изменении из письма.
      </p>
      <Textarea
        label="Причина"
        optional
        hint="Останется в истории заказа, клиент её не видит."
        value={reason}
        onChange={onReason}
        maxLength={LIMITS.reason}
      />
    </div>
  );
}
