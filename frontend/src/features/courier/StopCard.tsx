import { formatDeadline, kilograms, places } from '@shlyah/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Icon } from '../../ui/icons/Icon';
import { numbered, typeset } from '../../ui/text';
import { stopKey } from './changes';
import { goodOutcome, outcomeButton } from './ends';
import { endOf } from './outcomes';
import { callHref, isSite, mapHref, placeOf } from './phone-links';
import { countWords } from './code-meaning';
import { scannedOf } from './scanned-places';
import { useCourierState } from './useCourier';
import { openView } from './useView';
import styles from './courier.module.css';
import type { CourierRun, CourierStop } from './wire';

interface Props {
  stop: CourierStop;
  run: CourierRun;
  isNext?: boolean;
}

/** A stop whole, with what the driver does there at the bottom of the screen. */
export function StopCard({ stop, run, isNext = false }: Props) {
  const { outcomes, scanned } = useCourierState();
  const end = endOf(stop, outcomes);
  const counted = scannedOf(stop, scanned);
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened by a press or a scan it is what one reads next; the next stop changes under what one does.
  useEffect(() => {
    if (!isNext) heading.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <article className={styles.stop} aria-label={`Заказ ${numbered(stop.id)}`}>
      <p className={styles.kind}>
        {isNext && 'Следующая: '}
        {stop.task === 'fetch' ? 'забрать' : 'доставить'} {numbered(stop.id)}
      </p>
      <h2 className={styles.place} ref={heading} tabIndex={-1}>
        {typeset(placeOf(stop)) || 'Адрес неизвестен'}
      </h2>
      {stop.point && <p>Сдать в пункт</p>}
      {!stop.carried && <Notice kind="error">Заказ отменён или снят с рейса: ехать к нему не нужно.</Notice>}
      {end && (
        <Notice kind="success" title={`Отмечено: ${end.words}`}>
          {end.note}
        </Notice>
      )}
      <Facts stop={stop} />
      {counted > 0 && <p className={styles.counted}>Отсканировано {countWords(counted, stop.places)}</p>}
      <div className={styles.bar}>
        <Links stop={stop} />
        <Actions stop={stop} isDone={end !== null} isClosed={run.returnedAt !== null} />
      </div>
    </article>
  );
}

const hoursOf = (stop: CourierStop): string =>
  stop.task === 'fetch'
    ? formatDeadline(stop.pickupDate, stop.pickupFrom)
    : formatDeadline(stop.deliveryDate, stop.deliveryFrom);

function Facts({ stop }: { stop: CourierStop }) {
  const papers = [
    stop.ttn.length > 0 && `ТТН ${stop.ttn.join(', ')}`,
    stop.returnTTN && 'подписанную ТТН забрать',
  ].filter(Boolean);
  return (
    <>
      <p className={styles.hours}>{hoursOf(stop)}</p>
      {stop.hours && <p>Часы работы: {stop.hours}</p>}
      {stop.person && (
        <p>
          {stop.person}
          {stop.phone && (
            <>
              <br />
              {stop.phone}
            </>
          )}
        </p>
      )}
      {stop.comment && <p className={styles.comment}>{stop.comment}</p>}
      <p>
        {places(stop.places)}, {kilograms(stop.weight)}
        {stop.fragile && (
          <>
            , <strong className={styles.fragile}>хрупкое</strong>
          </>
        )}
      </p>
      {papers.length > 0 && <p>{papers.join(': ')}</p>}
    </>
  );
}

function Actions({ stop, isDone, isClosed }: { stop: CourierStop; isDone: boolean; isClosed: boolean }) {
  const open = (outcome: ReturnType<typeof goodOutcome>) => openView({ stop: stopKey(stop), form: outcome });
  const good = goodOutcome(stop);
  if (isDone && isClosed)
    return <Notice kind="info">Диспетчер закрыл рейс: исправить исход может только он.</Notice>;
  return (
    <>
      {isDone && <p className={styles.barTitle}>Исправить:</p>}
      <div className={styles.pair}>
        <Button size="large" wide kind={isDone ? 'secondary' : 'primary'} onClick={() => open(good)}>
          {outcomeButton(good, stop)}
        </Button>
        <Button size="large" wide kind="secondary" onClick={() => open('failed')}>
          {outcomeButton('failed', stop)}
        </Button>
      </div>
    </>
  );
}

function Links({ stop }: { stop: CourierStop }) {
  const map = mapHref(stop, navigator.userAgent);
  return (
    <div className={styles.pair}>
      {stop.phone && (
        <a className={styles.link} href={callHref(stop.phone)}>
          <Icon name="phone" />
          Позвонить
          <span className="visually-hidden"> {stop.phone}</span>
        </a>
      )}
      <a className={styles.link} href={map} {...(isSite(map) && { target: '_blank', rel: 'noreferrer' })}>
        <Icon name="pin" />
        На карте
      </a>
    </div>
  );
}
