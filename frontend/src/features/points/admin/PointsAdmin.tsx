import { parseCoords, plural } from '@shlyah/domain';
import type { FeatureCollection } from 'geojson';
import { useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import type { MapPoint } from '../../../ui/map/types';
import {
  draftPoint,
  newPoint,
  pointProblems,
  rebased,
  stateOf,
  wirePoints,
  type CityNames,
  type DraftPoint,
  type Point,
} from './draft';
import { PointEditor } from './PointEditor';
import styles from './points.module.css';
import { PointTable } from './PointTable';
import { Refusal } from './Refusal';

type Save = { saved: readonly Point[] } | { failure: ActionFailure; fresh?: readonly Point[] };

interface PointsAdminProps {
  points: readonly Point[];
  cities: CityNames;
  regions: FeatureCollection | null;
  searchCities: Parameters<typeof PointEditor>[0]['searchCities'];
  /** Saves; a conflict comes with the points as they are now. */
  onSave: (changes: ReturnType<typeof wirePoints>) => Promise<Save>;
}

/** The pickup points: edits are gathered, undone one by one or all, and saved together. */
export function PointsAdmin({ points, cities, regions, searchCities, onSave }: PointsAdminProps) {
  const [saved, setSaved] = useState(points);
  const [draft, setDraft] = useState(() => points.map((point) => draftPoint(point, cities)));
  const [open, setOpen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();

  const edited = draft.filter((point) => stateOf(point, saved) !== null);
  const wrong = edited.filter((point) => !point.removed && Object.keys(pointProblems(point)).length > 0);

  const change = (key: string, what: Partial<DraftPoint>) =>
    setDraft((before) => before.map((point) => (point.key === key ? { ...point, ...what } : point)));
  const undo = (point: DraftPoint) => {
    const before = saved.find(({ id }) => id === point.id);
    if (before) return change(point.key, draftPoint(before, cities));
    setDraft((all) => all.filter(({ key }) => key !== point.key));
    setOpen(null);
  };
  const restart = (list: readonly Point[]) => {
    setSaved(list);
    setDraft(list.map((point) => draftPoint(point, cities)));
    setOpen(null);
  };
  const save = async () => {
    setBusy(true);
    const answer = await onSave(wirePoints(draft, saved));
    setBusy(false);
    if ('saved' in answer) {
      setFailure(undefined);
      return restart(answer.saved);
    }
    setFailure(answer.failure);
    if (answer.fresh) {
      setDraft(rebased(draft, saved, answer.fresh, cities));
      setSaved(answer.fresh);
    }
  };

  const current = draft.find(({ key }) => key === open);
  return (
    <div className={styles.columns} data-editing={current ? true : undefined}>
      <LeaveGuard unsaved={edited.length > 0} />
      <div className={styles.main}>
        {failure && <Refusal failure={failure} />}
        <div className={styles.save}>
          <Button
            kind="secondary"
            icon="plus"
            onClick={() => {
              const key = `new-${Date.now()}`;
              setDraft((before) => [newPoint(key), ...before]);
              setOpen(key);
            }}
          >
            Добавить
          </Button>
          <Button busy={busy} disabled={edited.length === 0 || wrong.length > 0} onClick={() => void save()}>
            {busy ? 'Сохраняем…' : 'Сохранить'}
          </Button>
          {edited.length > 0 && (
            <Button kind="quiet" onClick={() => restart(saved)}>
              Отменить всё
            </Button>
          )}
          <p role="status" className={styles.state}>
            {edited.length === 0
              ? 'Изменений нет'
              : `${edited.length} ${plural(edited.length, 'изменение', 'изменения', 'изменений')}${wrong.length > 0 ? ', сначала заполните и исправьте поля' : ''}`}
          </p>
        </div>
        {draft.length === 0 ? (
          <EmptyState title="Пунктов пока нет">Добавьте первый: он сразу появится на карте сайта.</EmptyState>
        ) : (
          <PointTable
            points={draft}
            open={open}
            stateOf={(point) => stateOf(point, saved)}
            onOpen={(point) => setOpen(point.key)}
            onUndo={undo}
            onRemove={(point) => {
              change(point.key, { removed: true });
              setOpen(null);
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
            onClose={() => setOpen(null)}
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
