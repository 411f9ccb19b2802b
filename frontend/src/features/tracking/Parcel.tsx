import { formatDateTime, formatDeadline, HANDED_TO, places } from '@shlyah/domain';
import type { TrackingDto } from '@shlyah/api-client';
import { orderStatusTone, StatusBadge } from '../../ui/feedback/StatusBadge';
import { DefinitionList } from '../../ui/layout/DefinitionList';
import { Timeline, type TimelineItem } from '../../ui/layout/Timeline';
import { Prose } from '../../ui/Prose';
import { nbsp } from '../../ui/text';
import { ReceivePoint } from './ReceivePoint';
import { UnsubscribeForm } from './UnsubscribeForm';
import styles from './Tracking.module.css';
import type { Notices } from './types';
import { headline, statusOf, whatNext } from './words';

interface ParcelProps {
  parcel: TrackingDto;
  notices: Notices;
  at: string;
}

/** One parcel: where it is, what follows, its road, and where to fetch it. */
export function Parcel({ parcel, notices, at }: ParcelProps) {
  const { code, from, to, point } = parcel;
  const status = statusOf(parcel);
  const next = whatNext(parcel, at);
  const isSample = parcel.mode === 'test';
  return (
    <Prose>
      <article className={styles.parcel} aria-labelledby={code} data-sample={isSample || undefined}>
        {isSample && (
          <p className={styles.sample}>
            <strong>ОБРАЗЕЦ</strong> Это тестовый заказ. Посылки нет, платить и ждать нечего.
          </p>
        )}
        <div data-road className={styles.road}>
          <p className={styles.way}>
            <span>{from === to ? `По городу ${from}` : [from, to].filter(Boolean).join(`${nbsp}→ `)}</span>
            {status && <StatusBadge tone={orderStatusTone(status.id)}>{status.name}</StatusBadge>}
          </p>
          <h2 id={code}>{headline(parcel)}</h2>
          {next && <p className={styles.next}>{next}</p>}
          <Timeline items={stepsOf(parcel)} />
        </div>
        <div className={styles.facts}>
          <DefinitionList
            items={[
              { term: 'Код', value: <span className={styles.code}>{code}</span> },
              { term: 'Груз', value: places(parcel.places) },
            ]}
          />
          {point && <ReceivePoint point={point} />}
          <UnsubscribeForm code={code} notices={notices} />
        </div>
      </article>
    </Prose>
  );
}

const stepsOf = ({ passed, ahead, handedTo, deliveryFrom }: TrackingDto): TimelineItem[] => [
  ...passed.map(({ id, name, date }, index): TimelineItem => ({
    key: index,
    title: id === 1 ? 'Заказ оформлен' : name,
    note: [date && formatDateTime(date), index === passed.length - 1 && handedTo && HANDED_TO[handedTo]]
      .filter(Boolean)
      .join(', '),
    state: index === passed.length - 1 ? 'now' : 'done',
  })),
  ...ahead.map(({ id, name, expected }): TimelineItem => ({
    key: `ahead ${id}`,
    title: name,
    note: expected && formatDeadline(expected, deliveryFrom),
    state: 'ahead',
  })),
];
