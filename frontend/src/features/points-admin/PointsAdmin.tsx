import { formatPrice, parseCoords, plural, readNumber, toKopecks } from '@shlyah/domain';
import type { FeatureCollection } from 'geojson';
import { useState } from 'react';
import type { ActionFailure } from '../../data/failure';
import { Button, IconButton } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Notice } from '../../ui/feedback/Notice';
import { useLeaveWarning } from '../../ui/form/useLeaveWarning';
import { Dense } from '../../ui/layout/Dense';
import { Table, type Column } from '../../ui/layout/Table';
import type { MapPoint } from '../../ui/map/types';
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

type Save = { saved: readonly Point[] } | { failure: ActionFailure; fresh?: readonly Point[] };

interface PointsAdminProps {
  points: readonly Point[];
  cities: CityNames;
  regions: FeatureCollection | null;
  searchCities: Parameters<typeof PointEditor>[0]['searchCities'];
  /** Saves; a conflict comes with the points as they are now. */
  onSave: (changes: ReturnType<typeof wirePoints>) => Promise<Save>;
}

const stateWords = { new: 'новый', changed: 'изменён', removed: 'будет удалён' } as const;

/** The pickup points: edits are gathered, undone one by one or all, and saved together. */
export function PointsAdmin({ points, cities, regions, searchCities, onSave }: PointsAdminProps) {
  const [saved, setSaved] = useState(points);
  const [draft, setDraft] = useState(() => points.map((point) => draftPoint(point, cities)));
  const [open, setOpen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();

  const edited = draft.filter((point) => stateOf(point, saved) !== null);
  const wrong = edited.filter((point) => !point.removed && Object.keys(pointProblems(point)).length > 0);
  useLeaveWarning(edited.length > 0);

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

  const columns: Column<DraftPoint>[] = [
    { key: 'city', header: 'Город', width: '18%', cell: ({ city }) => city || '—' },
    {
      key: 'street',
      header: 'Адрес',
      title: true,
      cell: (point) => (
        <span className={point.removed ? styles.gone : undefined} title={point.street}>
          {point.street || 'Адрес не указан'}
        </span>
      ),
    },
    {
      key: 'price',
      header: 'Цена',
      align: 'end',
      width: '12%',
      cell: ({ price }) => formatPrice(toKopecks(readNumber(price) ?? 0)).replace(' ', '\u00a0'),
    },
    {
      key: 'coords',
      header: 'Координаты',
      width: '22%',
      cell: ({ coords }) => <span className="tabular">{coords || 'по адресу'}</span>,
    },
    {
      key: 'acts',
      header: 'Действия',
      headerHidden: true,
      width: '190px',
      cell: (point) => {
        const state = stateOf(point, saved);
        return (
          <span className={styles.acts}>
            {state && <span className={styles.state}>{stateWords[state]}</span>}
            {state && (
              <IconButton
                icon="returned"
                label={`Вернуть как было: ${point.street}`}
                onClick={() => undo(point)}
              />
            )}
            {!point.removed && (
              <IconButton
                icon="edit"
                label={`Изменить: ${point.street}`}
                onClick={() => setOpen(point.key)}
              />
            )}
            {!point.removed && point.id !== null && (
              <IconButton
                icon="trash"
                label={`Удалить: ${point.street}`}
                onClick={() => {
                  change(point.key, { removed: true });
                  setOpen(null);
                }}
              />
            )}
          </span>
        );
      },
    },
  ];

  const current = draft.find(({ key }) => key === open);
  return (
    <div className={styles.columns} data-editing={current ? true : undefined}>
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
          <Dense>
            <Table
              caption="Пункты выдачи"
              // Beside the editor, which shows the coordinates itself, their column would only take room.
              columns={current ? columns.filter(({ key }) => key !== 'coords') : columns}
              rows={draft}
              rowKey={({ key }) => key}
              isMarked={({ key }) => key === open}
            />
          </Dense>
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

function Refusal({ failure }: { failure: ActionFailure }) {
  if (failure.code === 'version_conflict') {
    return (
      <Notice kind="attention" role="alert" title="Пункты изменил другой администратор">
        Список обновлён, ваши правки остались поверх. Проверьте и сохраните ещё раз.
      </Notice>
    );
  }
  const texts = Object.values(failure.errors ?? {}).flat();
  return (
    <Notice kind="error" role="alert" title="Сохранить не удалось">
      {texts.length > 0 ? texts.join(' ') : failure.message}
    </Notice>
  );
}
