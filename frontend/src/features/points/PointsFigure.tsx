import { plural } from '@shlyah/domain';
import { usePoints } from './usePoints';

/** «18 пунктов в 16 городах», as many as there are now; words without numbers while nobody knows them. */
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
