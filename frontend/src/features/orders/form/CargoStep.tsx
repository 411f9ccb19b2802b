import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { CargoFields } from '../../calculator/cargo/CargoFields';
import { PointLimits } from './PointLimits';

/** Step 3: the cargo. */
export function CargoStep() {
  return (
    <>
      <CargoFields purpose="order" />
      <PointLimits />
      <FormikCheckbox name="fragileCargo" hint="Надбавка один раз за заказ" />
    </>
  );
}
