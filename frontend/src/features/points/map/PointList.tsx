import type { PointDto } from '@shlyah/api-client';
import { Icon } from '../../../ui/icons/Icon';
import styles from './PickupPoints.module.css';
import { PointDetails } from './PointDetails';

interface PointListProps {
  points: readonly PointDto[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The points of a city; a click on one centres the map on it. */
export function PointList({ points, chosen, onChoose }: PointListProps) {
  if (points.length === 0) return <p className={styles.none}>В этом городе пока нет пунктов самовывоза.</p>;
  return (
    <ul className={styles.list} aria-label="Пункты самовывоза">
      {points.map((point) => (
        <li key={point.id}>
          <button
            type="button"
            className={styles.point}
            aria-pressed={point.id === chosen}
            onClick={() => onChoose(point.id)}
          >
            <Icon name="pin" />
            <span>{point.address}</span>
          </button>
          {point.id === chosen ? (
            <PointDetails point={point} />
          ) : (
            point.hours && <p className={styles.hours}>{point.hours}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
