import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import { Panel } from '../../ui/layout/Panel';
import { CargoTotals } from './cargo/CargoTotals';
import styles from './OrderForm.module.css';
import { canBePriced } from './steps';
import { useOrderTools } from './tools';
import type { CargoRow, OrderValues } from './types';
import { placeOf, quoteRequest } from './wire';

type Priced = Pick<OrderValues, 'deliveryAddress' | 'recivePoint' | 'reciverAddressId' | 'fragileCargo'> & {
  packages: CargoRow[];
};

/** Beside the form: totals of the cargo and what it will cost, as one types. */
export function OrderAside() {
  const { values } = useFormikContext<Priced>();
  const { Quote } = useOrderTools();
  const { packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId } = values;
  const request = useMemo(() => {
    const place = placeOf({ deliveryAddress, recivePoint, reciverAddressId });
    return place && canBePriced(packages) ? quoteRequest(place, packages, fragileCargo) : null;
  }, [packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId]);
  const place = placeOf(values);
  const missing = place
    ? 'Укажите размеры и вес — покажем стоимость.'
    : 'Выберите, куда доставить, — покажем стоимость.';
  return (
    <div className={styles.aside}>
      <Panel title="Стоимость" tone="sand">
        <div className={styles.sums}>
          <CargoTotals rows={packages} />
          <Quote request={request} missing={missing} />
        </div>
      </Panel>
    </div>
  );
}
