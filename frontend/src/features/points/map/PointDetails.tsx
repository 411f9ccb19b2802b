import { limitsInWords, parseCoords, phoneHref } from '@shlyah/domain';
import type { PointDto } from '@shlyah/api-client';
import styles from './PickupPoints.module.css';

/** When the point is open, how to reach it, what it takes, and the way there in a program of maps. */
export function PointDetails({ point }: { point: PointDto }) {
  const limits = limitsInWords(point);
  const place = parseCoords(point.place);
  return (
    <div className={styles.details}>
      {point.hours && <p>{point.hours}</p>}
      {point.phone && (
        <p>
          <a href={phoneHref(point.phone)} className="tabular">
            {point.phone}
          </a>
        </p>
      )}
      {point.note && <p>{point.note}</p>}
      {limits && <p>Принимает места {limits}</p>}
      {place && (
        <p>
          Открыть в картах:{' '}
          <a
            href={`https://yandex.by/maps/?pt=${place.lon},${place.lat}&z=16&l=map`}
            rel="noreferrer"
            target="_blank"
          >
            Яндекс
          </a>
          ,{' '}
          <a
            href={`https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lon}#map=17/${place.lat}/${place.lon}`}
            rel="noreferrer"
            target="_blank"
          >
            OpenStreetMap
          </a>
        </p>
      )}
    </div>
  );
}
