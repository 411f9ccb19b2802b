import { plural } from '@shlyah/domain';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { usePoints } from './usePoints';

/** «18 пунктов в 16 городах»: as many as there are now. */
export function PointsFigure() {
  const { points, failed, none } = usePoints();
  if (none || failed) return <>Пункты самовывоза на карте</>;
  if (points.length === 0) return <Skeleton width="220px" />;
  const cities = new Set(points.map(({ cityId }) => cityId)).size;
  return (
    <>
      {points.length} {plural(points.length, 'пункт', 'пункта', 'пунктов')} самовывоза в {cities}{' '}
      {plural(cities, 'городе', 'городах', 'городах')}
    </>
  );
}
