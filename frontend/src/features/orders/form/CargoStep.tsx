import { cargoFields } from '@shlyah/domain';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { CargoFields } from './cargo/CargoFields';
import { PointLimits } from './PointLimits';

/** Step 3: the cargo. */
export function CargoStep() {
  return (
    <>
      <CargoFields purpose="order" />
      <PointLimits />
      <FormikCheckbox
        name="fragileCargo"
        label={cargoFields.fragileCargo.label}
        hint="Надбавка один раз за заказ"
      />
    </>
  );
}
