import { formatDateTime } from '@shlyah/domain';
import type { HistoryEventDto } from '@shlyah/api-client';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Timeline } from '../../../ui/layout/Timeline';
import { getClientTerms, getClientTermsHistory } from '../actions';
import { TermsForm } from './TermsForm';
import { TermsPrices } from './TermsPrices';
import styles from './terms.module.css';

interface ClientTermsProps {
  clientId: number;
  canEdit: boolean;
}

/** «Условия клиента»: admins change them, managers read. */
export default function ClientTerms({ clientId, canEdit }: ClientTermsProps) {
  const terms = useLoaded(getClientTerms, clientId);
  const history = useLoaded(getClientTermsHistory, clientId);
  return (
    <div className={styles.terms}>
      <QueryState
        loaded={terms}
        failedTitle="Не удалось загрузить условия"
        waiting={<SkeletonRows rows={7} label="Загружаем условия…" />}
      >
        {(saved) =>
          canEdit ? (
            <TermsForm clientId={clientId} terms={saved} onSaved={history.reload} />
          ) : (
            <TermsPrices terms={saved} title="Условия клиента" price="Для клиента" />
          )
        }
      </QueryState>
      <section className={styles.history} aria-labelledby="terms-history">
        <h2 id="terms-history">История условий</h2>
        <QueryState
          loaded={history}
          failedTitle="Не удалось загрузить историю"
          waiting={<SkeletonRows rows={2} label="Загружаем историю…" />}
        >
          {(events) => <TermsHistory events={events} />}
        </QueryState>
      </section>
    </div>
  );
}

function TermsHistory({ events }: { events: readonly HistoryEventDto[] }) {
  if (events.length === 0) return <p>Условия не меняли: клиент платит по тарифу.</p>;
  return (
    <Timeline
      items={events.map(({ id, date, user, from, to }) => ({
        key: id,
        title: from === null ? (to ?? '') : `${from} → ${to ?? 'по тарифу'}`,
        note: [formatDateTime(date), user.name].filter(Boolean).join(', '),
      }))}
    />
  );
}
