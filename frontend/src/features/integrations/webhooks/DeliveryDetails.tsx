import { formatDateTime } from '@shlyah/domain';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Details } from '../../../ui/layout/Details';
import { DefinitionList } from '../../../ui/layout/DefinitionList';
import { nbsp } from '../../../ui/text';
import styles from '../integrations.module.css';
import type { Delivery } from '../types';
import { DELIVERY_STATES } from './words';

/** «200 за 84 мс», why there was no answer, or what is wrong with it. */
function answerText({ status, ms, error }: Delivery): string | null {
  if (status === null) return error && `Нет: ${error}`;
  const answered = `${status} за ${ms ?? 0}${nbsp}мс`;
  return error ? `${answered}: ${error}` : answered;
}

/** One delivery whole: how it went, what was sent and what was answered. */
export function DeliveryDetails({ delivery }: { delivery: Delivery }) {
  const { state, eventId, attempts, triedAt, nextAt, request, answer } = delivery;
  return (
    <div className={styles.delivery}>
      <DefinitionList
        items={[
          {
            term: 'Итог',
            value: (
              <StatusBadge tone={DELIVERY_STATES[state].tone}>{DELIVERY_STATES[state].text}</StatusBadge>
            ),
          },
          {
            term: 'Ответ',
            value: answerText(delivery),
          },
          { term: 'Событие', value: <span className={styles.code}>{eventId}</span> },
          { term: 'Попыток', value: attempts },
          { term: 'Последняя', value: triedAt && formatDateTime(triedAt) },
          { term: 'Следующая', value: nextAt && formatDateTime(nextAt) },
        ]}
      />
      {request ? (
        <Details summary="Что отправили">
          <pre>{JSON.stringify(request, null, 2)}</pre>
        </Details>
      ) : (
        <p className="quiet">Что отправили, уже не показать: этого события больше нет в ленте.</p>
      )}
      {answer && (
        <Details summary="Что ответили" open>
          <pre>{answer}</pre>
        </Details>
      )}
    </div>
  );
}
