import { plural } from '@shlyah/domain';
import { usePoints } from './usePoints';

/** «18 пунктов в 16 городах», the current numbers; words alone while they are unknown. */
export function PointsFigure() {
  const { points } = usePoints();
  if (points.length === 0) return <>Пункты самовывоза на карте</>;
  const cities = new Set(points.map(({ cityId }) => cityId)).size;
  return (
    <>
      {points.length} {plural(points.length, 'пункт', 'пункта', 'пунктов')} самовывоза в {cities}{' '}
      {plural(cities, 'городе', 'городах', 'городах')}
    </>
  );
}
