import type { TrackingDto } from '@shlyah/api-client';
import { parseCoords } from '@shlyah/domain';
import { Button } from '../../ui/actions/Button';
import styles from './Tracking.module.css';

type Point = NonNullable<TrackingDto['point']>;

/** Pickup place of the parcel: in words, in a map program, and on a map here, loaded on demand. */
export function ReceivePoint({ point }: { point: Point }) {
  const place = parseCoords(point.place);
  return (
    <section className={styles.point} aria-label="Пункт выдачи">
      <h3>Пункт выдачи</h3>
      <p>{point.address}</p>
      {point.hours && <p>{point.hours}</p>}
      {point.note && <p>{point.note}</p>}
      {place && (
        <>
          <p className={styles.maps}>
            Открыть в картах:{' '}
            <a href={`https://yandex.by/maps/?pt=${place.lon},${place.lat}&z=16&l=map`} rel="noreferrer">
              Яндекс
            </a>
            ,{' '}
            <a
              href={`https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lon}#map=17/${place.lat}/${place.lon}`}
              rel="noreferrer"
            >
              OpenStreetMap
            </a>
          </p>
          <div hidden data-map data-place={point.place} data-title={point.address} className={styles.map}>
            <Button kind="secondary" icon="pin" early>
              Показать на карте
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
