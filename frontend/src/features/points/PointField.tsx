import { limitsInWords } from '@shlyah/domain';
import type { PointDto } from '@shlyah/api-client';
import { useFormikContext } from 'formik';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { FormikSelect } from '../../ui/form/choice-fields';
import { usePoints } from './usePoints';

interface PointFieldProps {
  name: 'pickupPoint' | 'recivePoint' | 'pointId';
  label?: string;
}

/** Details of a point, shown before the parcel is sent. */
function aboutPoint(point: PointDto): string {
  const limits = limitsInWords(point);
  return [point.hours, point.phone, limits && `Принимает места ${limits}`]
    .filter(Boolean)
    .map((words) => `${words}.`)
    .join(' ');
}

/** A pickup point by its address. */
export function PointField({ name, ...props }: PointFieldProps) {
  const { points, failed, none, reload } = usePoints();
  const { values } = useFormikContext<Record<string, string>>();
  const chosen = points.find(({ id }) => String(id) === values[name]);
  const gone =
    values[name] !== '' && points.length > 0 && !points.some(({ id }) => String(id) === values[name]);
  if (failed) {
    return (
      <Notice kind="error" role="alert" title="Не удалось загрузить пункты">
        <Button kind="secondary" size="small" icon="repeat" onClick={reload}>
          Попробовать ещё раз
        </Button>
      </Notice>
    );
  }
  if (none) {
    return <Notice kind="attention">Пунктов самовывоза пока нет. Выберите доставку по адресу.</Notice>;
  }
  return (
    <>
      <FormikSelect
        name={name}
        {...props}
        hint={chosen && (aboutPoint(chosen) || undefined)}
        placeholder={points.length > 0 ? 'Выберите пункт' : 'Загружаем пункты…'}
        choices={points.map(({ id, address }) => ({ value: String(id), label: address }))}
      />
      {gone && <Notice kind="attention">Выбранного раньше пункта больше нет. Выберите другой.</Notice>}
    </>
  );
}
