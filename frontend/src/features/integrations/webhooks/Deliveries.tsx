import { defineFields, formatDateTime } from '@shlyah/domain';
import { useFilteredList } from '../../../shared/address-filter';
import { useAction } from '../../../shared/useAction';
import { Paged } from '../../../shared/Paged';
import { usePage } from '../../../shared/useLoaded';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { notify } from '../../../ui/feedback/Toasts';
import { ListFilter } from '../../../ui/form/ListFilter';
import { Details } from '../../../ui/layout/Details';
import { numberedOrder } from '../../../ui/text';
import { getDeliveries, replayDeliveries } from '../actions';
import styles from '../integrations.module.css';
import type { Delivery, Webhook } from '../types';
import { DeliveryDetails } from './DeliveryDetails';
import { DELIVERY_STATES } from './words';

const fields = defineFields({
  state: {
    kind: 'choice',
    choices: Object.keys(DELIVERY_STATES) as Delivery['state'][],
    choiceLabels: Object.fromEntries(
      Object.entries(DELIVERY_STATES).map(([state, { text }]) => [state, text]),
    ),
    label: 'Итог',
  },
});

/** Deliveries to one address in thirty days; the state and the page are in the URL. */
export function Deliveries({ webhook: { id, url } }: { webhook: Webhook }) {
  const { page, texts, question, hrefOf, apply } = useFilteredList(fields, {
    tab: 'webhooks',
    id: String(id),
  });
  const deliveries = usePage(getDeliveries, question && { ...question, id });
  return (
    <>
      <div className={styles.over}>
        <h2 className={styles.url}>{url}</h2>
        <LinkButton kind="secondary" to="?tab=webhooks">
          Все адреса
        </LinkButton>
      </div>
      <ListFilter
        fields={fields}
        chosen={texts}
        onApply={apply}
        tools={
          <Button kind="secondary" icon="repeat" onClick={deliveries.reload}>
            Обновить
          </Button>
        }
      />
      <Paged
        loaded={deliveries}
        page={page}
        hrefOf={hrefOf}
        noun={['Найдена', 'доставка', 'доставки', 'доставок']}
        failedTitle="Не удалось загрузить доставки"
        waiting={<SkeletonRows rows={8} label="Загружаем доставки…" />}
        empty={
          <EmptyState title="Доставок нет">
            Здесь появится каждое событие с этого дня: что отправили и что ответили.
          </EmptyState>
        }
      >
        {({ data }) => (
          <ul className={styles.deliveries} aria-label="Доставки">
            {data.map((delivery) => (
              <li key={delivery.id}>
                <Details summary={<Summary delivery={delivery} />}>
                  <DeliveryDetails delivery={delivery} />
                  <Replay webhookId={id} delivery={delivery} onQueued={deliveries.reload} />
                </Details>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function Summary({ delivery: { type, orderId, queuedAt, state, status } }: { delivery: Delivery }) {
  const { tone, text } = DELIVERY_STATES[state];
  return (
    <span className={styles.summary}>
      <span className={styles.code}>{type}</span>
      {orderId !== null && <span>{numberedOrder(orderId)}</span>}
      <span className="quiet">{formatDateTime(queuedAt)}</span>
      <StatusBadge tone={tone}>{status === null ? text : `${text}, ${status}`}</StatusBadge>
    </span>
  );
}

interface ReplayProps {
  webhookId: number;
  delivery: Delivery;
  onQueued: () => void;
}

/** «Отправить ещё раз»: the same event under the same id. Events no longer in the feed cannot be sent. */
function Replay({ webhookId, delivery: { eventId, type, request }, onQueued }: ReplayProps) {
  const { busy, run } = useAction();
  if (type === 'ping' || request === null) return null;
  const replay = () =>
    run(replayDeliveries({ id: webhookId, eventIds: [eventId] }), {
      failed: 'Отправить не удалось.',
      onDone: ({ count }) => {
        if (count === 0) notify.error('Этого события больше нет: отправить его нельзя');
        else notify.success('Отправим ещё раз в течение минуты');
        onQueued();
      },
    });
  return (
    <Button kind="secondary" size="small" icon="repeat" busy={busy} onClick={() => void replay()}>
      Отправить ещё раз
    </Button>
  );
}
