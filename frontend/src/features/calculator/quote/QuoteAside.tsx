import { itemLine } from '@shlyah/domain';
import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import { Panel } from '../../../ui/layout/Panel';
import { LiveQuote } from './LiveQuote';
import { CargoTotals } from '../cargo/CargoTotals';
import styles from './priced-form.module.css';
import { quoteDestination, requestOf, type Calculation } from './request';
import { cargoItems } from '../cargo/cargo-row';

/** Beside the form: totals of the cargo and the price of the current input. */
export function QuoteAside({ itemWords = false }: { itemWords?: boolean }) {
  const { values } = useFormikContext<Calculation>();
  const { packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId } = values;
  const request = useMemo(
    () => requestOf({ packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId }),
    [packages, fragileCargo, deliveryAddress, recivePoint, reciverAddressId],
  );
  const place = quoteDestination(values);
  // Rows of zeros carry no information.
  const hasMeasures =
    packages.length > 1 ||
    packages.some((row) => row.weight !== '' || row.length !== '' || row.volume !== '');
  const missing = place
    ? 'Укажите размеры и вес — покажем стоимость.'
    : 'Выберите, куда доставить, — покажем стоимость.';
  return (
    <div className={styles.aside}>
      <Panel title="Стоимость" tone="sand">
        <div className={styles.sums}>
          {hasMeasures && <CargoTotals rows={packages} />}
          <LiveQuote
            request={request}
            missing={missing}
            {...(itemWords && { items: cargoItems(packages).map(itemLine) })}
          />
        </div>
      </Panel>
    </div>
  );
}
