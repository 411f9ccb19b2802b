import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { CargoFields } from './cargo/CargoFields';

/** Step 3: what is sent. */
export function CargoStep() {
  return (
    <>
      <CargoFields purpose="order" />
      <FormikCheckbox name="fragileCargo" label="Хрупкий груз" hint="Надбавка один раз за заказ" />
    </>
  );
}
