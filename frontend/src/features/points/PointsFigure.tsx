import { plural } from '@shlyah/domain';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { usePoints } from './usePoints';

/** Without numbers; a link around the figure has a name before they have come, too. */
const unknown = 'Пункты самовывоза на карте';

/** «18 пунктов в 16 городах»: as many as there are now. */
export function PointsFigure() {
  const { points, failed, none } = usePoints();
  if (none || failed) return <>{unknown}</>;
  if (points.length === 0)
    return (
      <>
        <span className="visually-hidden">{unknown}</span>
        <Skeleton width="220px" />
      </>
    );
  const cities = new Set(points.map(({ cityId }) => cityId)).size;
  return (
    <>
      {points.length} {plural(points.length, 'пункт', 'пункта', 'пунктов')} самовывоза в {cities}{' '}
      {plural(cities, 'городе', 'городах', 'городах')}
    </>
  );
}
