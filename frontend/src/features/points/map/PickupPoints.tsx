import type { PointDto } from '@shlyah/api-client';
import { useMemo, useState } from 'react';
import { useCached } from '../../../shared/useLoaded';
import { FailedState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/fields/Select';
import { minskCentre, publicZoom } from '../../../ui/map/coords';
import { MapInView } from '../../../ui/map/MapInView';
import { mapTiles } from '../../../ui/map/tiles';
import { getPointCities, getPoints, getZones } from '../actions';
import { PointList } from './PointList';
import styles from './PickupPoints.module.css';
import { DEFAULT_CITY, pinsOf } from '../pins';

const noPoints: readonly PointDto[] = [];

/** Zoom for a picked point; without tiles a closer zoom shows nothing more. */
const pointZoom = 14;

/** Pickup points: the city, its points as a list, and the map that follows the list. The list works alone. */
export function PickupPoints() {
  const [cityId, setCityId] = useState(DEFAULT_CITY);
  const [chosen, setChosen] = useState<number | null>(null);
  const cities = useCached(getPointCities, undefined);
  const { data, loading, reload } = useCached(getPoints, undefined);
  const all = data ?? noPoints;
  const points = useMemo(() => all.filter((point) => point.cityId === cityId), [all, cityId]);
  const pins = useMemo(() => pinsOf(all), [all]);
  const zones = useCached(getZones, undefined);
  const none = all.length === 0 && loading.state === 'ready';
  const tiles = mapTiles();

  const pin = pins.find(({ id }) => id === chosen);
  const here = pins.filter(({ id }) => points.some((point) => point.id === id));
  const [first] = here;
  const centre = pin ?? (cityId === DEFAULT_CITY ? minskCentre : (first ?? minskCentre));

  if (loading.state === 'failed') {
    return (
      <FailedState
        title="Не удалось загрузить пункты самовывоза"
        onRetry={() => {
          reload();
          cities.reload();
          zones.reload();
        }}
      >
        {loading.failure.message}
      </FailedState>
    );
  }
  return (
    <div className={styles.points}>
      <div className={styles.side}>
        {none ? (
          <p className={styles.none}>Пунктов самовывоза пока нет. Курьер приедет по адресу.</p>
        ) : (
          <>
            <Select
              label="Город"
              value={String(cityId)}
              onChange={(value) => {
                setCityId(Number(value));
                setChosen(null);
              }}
              choices={(cities.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            {loading.state === 'ready' ? (
              <PointList points={points} chosen={chosen} onChoose={setChosen} />
            ) : (
              <SkeletonRows rows={4} height="56px" label="Загружаем пункты…" />
            )}
          </>
        )}
      </div>
      <div className={styles.map}>
        <MapInView
          label="Карта пунктов самовывоза"
          center={{ lon: centre.lon, lat: centre.lat }}
          zoom={pin && tiles ? pointZoom : publicZoom}
          fit={pin ? undefined : here}
          regions={zones.data ?? undefined}
          points={pins}
          selectedPoint={chosen}
          onPointSelect={(id) => setChosen(id)}
          tilesUrl={tiles}
        />
      </div>
    </div>
  );
}
