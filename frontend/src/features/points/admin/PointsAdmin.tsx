import { parseCoords } from '@shlyah/domain';
import type { FeatureCollection } from 'geojson';
import { useState } from 'react';
import { DraftBar, DraftRefusal } from '../../../shared/DraftBar';
import { useDraftRows, type DraftAnswer } from '../../../shared/useDraftRows';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { MapPoint } from '../../../ui/map/types';
import {
  draftPoint,
  newPoint,
  pointProblems,
  pointWords,
  rebasedPoints,
  pointState,
  wirePoints,
  type CityNames,
  type DraftPoint,
  type Point,
} from './points-draft';
import { PointEditor } from './PointEditor';
import styles from './points.module.css';
import { PointTable } from './PointTable';

interface PointsAdminProps {
  user: number;
  points: readonly Point[];
  cities: CityNames;
  regions: FeatureCollection | null;
  searchCities: Parameters<typeof PointEditor>[0]['searchCities'];
  onSave: (changes: ReturnType<typeof wirePoints>) => Promise<DraftAnswer<readonly Point[]>>;
}

/** The pickup points: edits are gathered, undone one by one or all, and saved together. */
export function PointsAdmin({ user, points, cities, regions, searchCities, onSave }: PointsAdminProps) {
  const rows = useDraftRows<readonly Point[], readonly DraftPoint[]>(points, {
    name: `points.${user}`,
    describe: (list) =>
      list.map(({ id, removed, ...point }) => ({
        key: id,
        label: `${point.city}, ${point.street}`,
        words: removed ? 'удалено' : pointWords(point),
      })),
    begin: (list) => list.map((point) => draftPoint(point, cities)),
    rebase: (draft, saved, fresh) => rebasedPoints(draft, saved, fresh, cities),
    send: (draft, saved) => onSave(wirePoints(draft, saved)),
  });
  const { saved, draft } = rows;
  const [open, setOpen] = useState<string | null>(null);

  const edited = draft.filter((point) => pointState(point, saved) !== null);
  const wrong = edited.filter((point) => !point.removed && Object.keys(pointProblems(point)).length > 0);

  const change = (key: string, what: Partial<DraftPoint>) =>
    rows.edit((all) => all.map((point) => (point.key === key ? { ...point, ...what } : point)));
  const undo = (point: DraftPoint) => {
    const before = saved.find(({ id }) => id === point.id);
    if (before) return change(point.key, draftPoint(before, cities));
    rows.edit((all) => all.filter(({ key }) => key !== point.key));
    setOpen(null);
  };
  const close = () => setOpen(null);

  const current = draft.find(({ key }) => key === open);
  return (
    <div className={styles.columns} data-editing={current ? true : undefined}>
      <div className={styles.main}>
        <DraftRefusal rows={rows} conflict="Пункты изменил другой администратор" />
        <DraftBar rows={rows} count={edited.length} ok={wrong.length === 0} onUndone={close} onSaved={close}>
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
        </DraftBar>
        {draft.length === 0 ? (
          <EmptyState title="Пунктов пока нет">Добавьте первый: он сразу появится на карте сайта.</EmptyState>
        ) : (
          <PointTable
            points={draft}
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
            others={pinsOf(draft.filter(({ key }) => key !== current.key))}
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
function pinsOf(draft: readonly DraftPoint[]): MapPoint[] {
  return draft.flatMap((point, index) => {
    const place = point.removed ? null : parseCoords(point.coords);
    return place
      ? [{ id: point.id ?? -1 - index, title: point.street, note: String(point.cityId), ...place }]
      : [];
  });
}
