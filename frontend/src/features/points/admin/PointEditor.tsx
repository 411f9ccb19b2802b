import { parseCoords, pointFields } from '@shlyah/domain';
import type { FeatureCollection } from 'geojson';
import { Suspense } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { stepByArrows } from '../../../ui/fields/stepped';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { NumberField } from '../../../ui/fields/NumberField';
import { TextField } from '../../../ui/fields/TextField';
import { Panel } from '../../../ui/layout/Panel';
import { lazyPart } from '../../../ui/lazy-part';
import { mapTiles } from '../../../ui/map/tiles';
import type { MapPoint } from '../../../ui/map/types';
import { pointProblems, swappedCoords, type EditedPoint } from './points-edits';
import styles from './points.module.css';

const PickMap = lazyPart(() => import('../../../ui/map/PickMap'));

interface PointEditorProps {
  point: EditedPoint;
  searchCities: (query: string) => Promise<readonly (ComboboxOption & { id: number })[]>;
  /** The other points; the note of each is the number of its city. */
  others: readonly MapPoint[];
  regions: FeatureCollection | null;
  onChange: (change: Partial<EditedPoint>) => void;
  onClose: () => void;
}

/** One pickup point: city, address, price, and its position by numbers or by a click on the map. */
export function PointEditor({ point, searchCities, others, regions, onChange, onClose }: PointEditorProps) {
  const problems = pointProblems(point);
  const swapped = swappedCoords(point.coords);
  const place = problems.coords ? null : parseCoords(point.coords);
  const townMate = others.find(({ note }) => note === String(point.cityId));
  return (
    <Panel
      title={point.id === null ? 'Новый пункт' : 'Пункт выдачи'}
      actions={
        <Button kind="quiet" size="small" onClick={onClose}>
          Готово
        </Button>
      }
    >
      <div className={styles.editor}>
        <Combobox
          label={pointFields.cityId.label}
          value={point.city}
          search={searchCities}
          error={point.city === '' || point.cityId !== null ? undefined : 'Выберите из списка'}
          onChange={(city, option) => onChange({ city, cityId: option?.id ?? null })}
        />
        <TextField
          label={pointFields.street.label}
          value={point.street}
          placeholder="ул. Немига, 5"
          onChange={(street) => onChange({ street })}
          error={point.street === '' ? undefined : problems.street}
        />
        <NumberField
          label={pointFields.price.label}
          unit="р"
          width="short"
          value={point.price}
          error={problems.price}
          onChange={(price) => onChange({ price })}
          onKeyDown={(event) => stepByArrows(event, 0.1, (price) => onChange({ price }))}
        />
        <TextField
          label={pointFields.hours.label}
          optional
          value={point.hours}
          maxLength={pointFields.hours.max}
          placeholder="пн–пт 09:00–19:00"
          error={problems.hours}
          onChange={(hours) => onChange({ hours })}
        />
        <PhoneField
          label={pointFields.phone.label}
          optional
          value={point.phone}
          error={problems.phone}
          onChange={(phone) => onChange({ phone })}
        />
        <TextField
          label={pointFields.note.label}
          optional
          hint={pointFields.note.about}
          value={point.note}
          maxLength={pointFields.note.max}
          error={problems.note}
          onChange={(note) => onChange({ note })}
        />
        <NumberField
          label={pointFields.maxWeight.label}
          width="short"
          optional
          value={point.maxWeight}
          error={problems.maxWeight}
          onChange={(maxWeight) => onChange({ maxWeight })}
        />
        <NumberField
          label={pointFields.maxSide.label}
          width="short"
          optional
          value={point.maxSide}
          error={problems.maxSide}
          onChange={(maxSide) => onChange({ maxSide })}
        />
        <TextField
          label={pointFields.coords.label}
          optional
          hint="Долгота, широта. Без них место найдётся по адресу."
          width="medium"
          value={point.coords}
          placeholder="27.561821,53.902292"
          onChange={(coords) => onChange({ coords })}
          error={problems.coords}
        />
        {swapped && (
          <div>
            <Button kind="secondary" size="small" icon="repeat" onClick={() => onChange({ coords: swapped })}>
              Поменять местами
            </Button>
          </div>
        )}
        <div className={styles.map}>
          <Suspense fallback={<Skeleton height="100%" />}>
            <PickMap
              label="Карта: нажмите, где стоит пункт"
              place={place}
              near={townMate ?? null}
              others={others}
              regions={regions ?? undefined}
              tilesUrl={mapTiles()}
              onPick={({ lon, lat }) => onChange({ coords: `${lon},${lat}` })}
            />
          </Suspense>
        </div>
        <p className={styles.hint}>Нажмите на карту или перетащите отметку.</p>
      </div>
    </Panel>
  );
}
