import { calculatorPackageFields, cargoFields, readNumber, receiverFields } from '@shlyah/domain';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { destination } from '../destination';
import { storedByEachTab } from '../../../shared/storage';
import { Autosave } from '../../../ui/form/Autosave';
import { useCitySearch, type CityOption } from '../../points/useCitySearch';
import { Button } from '../../../ui/actions/Button';
import { FormikCheckbox, FormikRadioGroup } from '../../../ui/form/choice-fields';
import { FormErrors } from '../../../ui/form/FormErrors';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikCombobox } from '../../../ui/form/FormikCombobox';
import { useFill } from '../../../ui/form/useFill';
import { CargoFields } from '../cargo/CargoFields';
import type { Calculation } from '../quote/request';
import { QuoteAside } from '../quote/QuoteAside';
import styles from '../quote/priced-form.module.css';
import { DestinationZones } from '../DestinationZones';
import { PointField } from '../../points/PointField';
import { useUserId } from '../../users/session/useUserId';
import { packagesSchema } from '../cargo/schema';
import { knownRows, newRow } from '../cargo/cargo-row';

/** The unfinished calculation of a user. */
const draftOf = (user: number) =>
  storedByEachTab<Calculation>(`shlyah.calculation.${user}`, ({ packages }) => Array.isArray(packages));

/** A calculation to begin with: the unfinished one, else a new one to the city chosen on the home page. */
function firstCalculation(user: number): Calculation {
  const city = destination.read();
  const draft = draftOf(user).read();
  if (draft) return { ...draft, packages: knownRows(draft.packages) };
  return {
    deliveryAddress: 'client',
    recivePoint: '',
    reciverAddress: city?.search ?? '',
    reciverAddressId: city ? String(city.id) : '',
    packages: [newRow()],
    fragileCargo: false,
  };
}

const { deliveryAddress, recivePoint, reciverAddress, reciverAddressId } = receiverFields;
const schema = schemaFrom(
  { deliveryAddress, recivePoint, reciverAddress, reciverAddressId },
  { packages: packagesSchema(calculatorPackageFields) },
);

interface CargoCalculatorProps {
  /** Takes the calculation into an order; absent for users without order rights. */
  onOrder?: ((calculation: Calculation) => void) | undefined;
}

/** Delivery price: destination, items, fragile; the price follows the input. */
export function CargoCalculator({ onOrder }: CargoCalculatorProps) {
  const user = useUserId();
  const draft = draftOf(user);
  const [first] = useState(() => firstCalculation(user));
  return (
    <Formik<Calculation>
      initialValues={first}
      validationSchema={schema}
      onSubmit={(values) => {
        if (!onOrder) return;
        draft.remove();
        onOrder(values);
      }}
    >
      <Form noValidate className={styles.columns} aria-label="Расчёт стоимости">
        <Autosave<Calculation> write={draft.write} />
        <div className={styles.main}>
          <FormErrors />
          <Destination />
          <section className={styles.fields} aria-labelledby="cargo-title">
            <h2 id="cargo-title">Груз</h2>
            <CargoFields purpose="calculator" />
            <FormikCheckbox
              name="fragileCargo"
              label={cargoFields.fragileCargo.label}
              hint="Надбавка один раз за заказ"
            />
          </section>
        </div>
        <QuoteAside itemWords />
        {onOrder && (
          <div className={styles.buttons}>
            <Button type="submit" iconAfter="arrowRight">
              Оформить с этими данными
            </Button>
          </div>
        )}
      </Form>
    </Formik>
  );
}

function Destination() {
  const { values } = useFormikContext<Calculation>();
  const fill = useFill<Calculation>();
  const searchCities = useCitySearch();
  return (
    <section className={styles.fields} aria-labelledby="destination-title">
      <h2 id="destination-title">Из Минска — куда?</h2>
      <FormikRadioGroup
        name="deliveryAddress"
        label="Куда доставить"
        shape="segmented"
        choices={[
          { value: 'client', label: 'По адресу' },
          { value: 'punkt', label: 'В пункт выдачи' },
        ]}
      />
      {values.deliveryAddress === 'client' ? (
        <>
          <FormikCombobox<CityOption>
            name="reciverAddress"
            idName="reciverAddressId"
            label="Город"
            hint="Начните вводить название и выберите из списка"
            placeholder="Например, Гомель"
            search={searchCities}
          />
          <DestinationZones
            cityId={readNumber(values.reciverAddressId)}
            city={values.reciverAddress}
            onPick={(city) => fill({ reciverAddress: city.label, reciverAddressId: String(city.id) })}
          />
        </>
      ) : (
        <PointField name="recivePoint" label={recivePoint.label} />
      )}
    </section>
  );
}
