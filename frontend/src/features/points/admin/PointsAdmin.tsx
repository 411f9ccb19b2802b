import { parseCoords } from '@shlyah/domain';
import type { FeatureCollection } from 'geojson';
import { useState } from 'react';
import { SaveBar, SaveRefusal } from '../../../shared/SaveBar';
import { useEditedRows, type SaveResult } from '../../../shared/useEditedRows';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { MapPoint } from '../../../ui/map/types';
import { useUserId } from '../../users/session/useUserId';
import {
  editedPoint,
  newPoint,
  pointProblems,
  pointWords,
  rebasedPoints,
  pointState,
  wirePoints,
  type CityNames,
  type EditedPoint,
  type Point,
} from './points-edits';
import { PointEditor } from './PointEditor';
import styles from './points.module.css';
import { PointTable } from './PointTable';

interface PointsAdminProps {
  points: readonly Point[];
  cities: CityNames;
  regions: FeatureCollection | null;
  searchCities: Parameters<typeof PointEditor>[0]['searchCities'];
  onSave: (changes: ReturnType<typeof wirePoints>) => Promise<SaveResult<readonly Point[]>>;
}

/** The pickup points: edits are gathered, undone one by one or all, and saved together. */
export function PointsAdmin({ points, cities, regions, searchCities, onSave }: PointsAdminProps) {
  const rows = useEditedRows<readonly Point[], readonly EditedPoint[]>(points, {
    name: `points.${useUserId()}`,
    describe: (list) =>
      list.map(({ id, removed, ...point }) => ({
        key: id,
        label: `${point.city}, ${point.street}`,
        words: removed ? 'удалено' : pointWords(point),
      })),
    begin: (list) => list.map((point) => editedPoint(point, cities)),
    rebase: (edits, saved, fresh) => rebasedPoints(edits, saved, fresh, cities),
    send: (edits, saved) => onSave(wirePoints(edits, saved)),
  });
  const { saved, edits } = rows;
  const [open, setOpen] = useState<string | null>(null);

  const edited = edits.filter((point) => pointState(point, saved) !== null);
  const wrong = edited.filter((point) => !point.removed && Object.keys(pointProblems(point)).length > 0);

  const change = (key: string, what: Partial<EditedPoint>) =>
    rows.edit((all) => all.map((point) => (point.key === key ? { ...point, ...what } : point)));
  const undo = (point: EditedPoint) => {
    const before = saved.find(({ id }) => id === point.id);
    if (before) return change(point.key, editedPoint(before, cities));
    rows.edit((all) => all.filter(({ key }) => key !== point.key));
    setOpen(null);
  };
  const close = () => setOpen(null);

  const current = edits.find(({ key }) => key === open);
  return (
    <div className={styles.columns} data-editing={current ? true : undefined}>
      <div className={styles.main}>
        <SaveRefusal rows={rows} conflict="Пункты изменил другой администратор" />
        <SaveBar rows={rows} count={edited.length} ok={wrong.length === 0} onUndone={close} onSaved={close}>
          <Button
            kind="secondary"
            icon="plus"
            onClick={() => {
              const key = `new-${Date.now()}`;
              rows.edit((all) => [newPoint(key), ...all]);
              setOpen(key);
            }}
          >
            Добавить
          </Button>
        </SaveBar>
        {edits.length === 0 ? (
          <EmptyState title="Пунктов пока нет">Добавьте первый: он сразу появится на карте сайта.</EmptyState>
        ) : (
          <PointTable
            points={edits}
            open={open}
            stateOf={(point) => pointState(point, saved)}
            onOpen={(point) => setOpen(point.key)}
            onUndo={undo}
            onRemove={(point) => {
              change(point.key, { removed: true });
              close();
            }}
          />
        )}
      </div>
      {current && (
        <div className={styles.side}>
          <PointEditor
            key={current.key}
            point={current}
            searchCities={searchCities}
            others={pinsOf(edits.filter(({ key }) => key !== current.key))}
            regions={regions}
            onChange={(what) => change(current.key, what)}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}

/** The points that have a place; the note carries the city, by which a new point finds its neighbours. */
function pinsOf(edits: readonly EditedPoint[]): MapPoint[] {
  return edits.flatMap((point, index) => {
    const place = point.removed ? null : parseCoords(point.coords);
    return place
      ? [{ id: point.id ?? -1 - index, title: point.street, note: String(point.cityId), ...place }]
      : [];
  });
}
