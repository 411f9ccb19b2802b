import { useMemo, useRef } from 'react';
import { saveResultOf } from '../../../shared/useEditedRows';
import { QueryState } from '../../../shared/QueryState';
import { useAppDispatch } from '../../../shared/hooks';
import { useCached, useLoaded, type Loaded } from '../../../shared/useLoaded';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { getPointCities, getPoints, getZones, updatePoints } from '../actions';
import { useCitySearch } from '../useCitySearch';
import type { Point } from './points-edits';
import { PointsAdmin } from './PointsAdmin';

/** The points as they are saved now, to be edited. */
export function PointsScreen() {
  const dispatch = useAppDispatch();
  const { data: zones } = useCached(getZones, undefined);
  const search = useCitySearch();
  const sendKey = useIdempotencyKey();
  const saves = useRef(0);
  const points = useLoaded(getPoints, undefined);
  const cities = useLoaded(getPointCities, undefined);
  const names = useMemo(() => new Map(cities.data?.map(({ id, name }) => [id, name])), [cities.data]);

  const failing = [points, cities].find(({ loading }) => loading.state === 'failed');
  const both: Loaded<readonly Point[]> = {
    data: cities.data && points.data,
    loading: (failing ?? points).loading,
    reload: () => {
      points.reload();
      cities.reload();
    },
    replace: () => undefined,
  };

  return (
    <QueryState
      loaded={both}
      failedTitle="Не удалось загрузить пункты"
      waiting={<SkeletonRows rows={16} height="31px" label="Загружаем пункты…" />}
    >
      {(list) => (
        <PointsAdmin
          points={list}
          cities={names}
          regions={zones}
          searchCities={search}
          onSave={async (changes) => {
            // A saved point may be needed again.
            const idempotencyKey = sendKey([changes, saves.current]);
            const outcome = await dispatch(updatePoints({ requestBody: changes, idempotencyKey }));
            const answer = saveResultOf<readonly Point[]>(outcome);
            if ('saved' in answer) {
              saves.current += 1;
              notify.success('Пункты сохранены');
              return answer;
            }
            if (answer.failure.code !== 'version_conflict') return answer;
            const fresh = await dispatch(getPoints());
            return { ...answer, fresh: getPoints.fulfilled.match(fresh) ? fresh.payload : undefined };
          }}
        />
      )}
    </QueryState>
  );
}
