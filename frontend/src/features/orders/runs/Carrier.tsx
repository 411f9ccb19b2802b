import { formatDate, phoneHref } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useLoaded } from '../../../shared/useLoaded';
import { numbered } from '../../../ui/text';
import { getCarriers } from './actions';

/** Who takes an order: its run, the driver and the car, for staff. */
export function Carrier({ id }: { id: number }) {
  const [carrier] = useLoaded(getCarriers, [id]).data ?? [];
  if (!carrier) return 'Ещё никто';
  const { run, day, driver, driverPhone, car } = carrier;
  return (
    <>
      <Link to={paths.runOf(run)}>{`Рейс ${numbered(run)} на ${formatDate(day)}`}</Link>
      {`, ${driver ?? 'водитель не назначен'}`}
      {driverPhone && (
        <>
          , <a href={phoneHref(driverPhone)}>{driverPhone}</a>
        </>
      )}
      {car && `, ${car}`}
    </>
  );
}
