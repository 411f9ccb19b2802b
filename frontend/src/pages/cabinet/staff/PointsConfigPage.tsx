import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded, type Loaded } from '../../../shared/useLoaded';
import { getCalculator, updateCalculator } from '../../../features/calculator/actions';
import { selectCalculator, selectCalculatorLoading } from '../../../features/calculator/selectors';
import { useCitySearch } from '../../../features/calculator/useCitySearch';
import type { Point } from '../../../features/points/admin/draft';
import { PointsAdmin } from '../../../features/points/admin/PointsAdmin';
import { getPointCities, getPoints, getZones, updatePoints } from '../../../features/points/actions';
import { selectZones } from '../../../features/points/selectors';
import { RegionPrices } from '../../../features/calculator/tariff/RegionPrices';
import { FailedState } from '../../../ui/feedback/EmptyState';
import { Faces } from '../../../shared/Faces';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { TabLinks } from '../../../ui/layout/Tabs';
import { Title } from '../../../ui/Title';
import styles from './staff.module.css';

/** Where and for how much parcels are handed out: the pickup points and the prices of the regions. */
export default function PointsConfigPage() {
  const [query] = useSearchParams();
  const onRegions = query.get('tab') === 'regions';
  return (
    <>
      <Title>Адреса доставки — Шлях</Title>
      <PageHeader title="Адреса доставки" />
      <TabLinks
        label="Настройки доставки"
        tabs={[
          { to: '?', label: 'Пункты выдачи', current: !onRegions },
          { to: '?tab=regions', label: 'Цены по областям', current: onRegions },
        ]}
      />
      <div className={styles.under}>{onRegions ? <Regions /> : <Points />}</div>
    </>
  );
}

function Points() {
  const dispatch = useAppDispatch();
  const zones = useSelector(selectZones);
  const search = useCitySearch();
  // Asked anew on entry: the edits are judged against what is saved now.
  const points = useLoaded(getPoints({}), 'points');
  const cities = useLoaded(getPointCities(), 'cities');
  const names = useMemo(() => new Map(cities.data?.map(({ id, name }) => [id, name])), [cities.data]);
  useEffect(() => {
    void dispatch(getZones());
  }, [dispatch]);

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
    <Faces
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
            const outcome = await dispatch(updatePoints(changes));
            if (updatePoints.fulfilled.match(outcome)) {
              notify.success('Пункты сохранены');
              void dispatch(getPoints({}));
              return { saved: outcome.payload };
            }
            const failure = failureIn(outcome) ?? {
              status: 0,
              code: 'unknown',
              message: 'Не удалось сохранить',
            };
            if (failure.code !== 'version_conflict') return { failure };
            const fresh = await dispatch(getPoints({}));
            return getPoints.fulfilled.match(fresh) ? { failure, fresh: fresh.payload } : { failure };
          }}
        />
      )}
    </Faces>
  );
}

function Regions() {
  const dispatch = useAppDispatch();
  const calculator = useSelector(selectCalculator);
  const loading = useSelector(selectCalculatorLoading);
  if (!calculator && loading.state === 'failed') {
    return (
      <FailedState title="Не удалось загрузить цены" onRetry={() => void dispatch(getCalculator())}>
        {loading.failure.message}
      </FailedState>
    );
  }
  if (!calculator) return <SkeletonRows rows={7} label="Загружаем цены…" />;
  return (
    <RegionPrices
      calculator={calculator}
      onSave={async (update) => {
        const failure = failureIn(await dispatch(updateCalculator({ update, version: calculator.version })));
        await dispatch(getCalculator());
        if (!failure) notify.success('Цены по областям сохранены');
        return failure;
      }}
    />
  );
}
