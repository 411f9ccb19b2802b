import { ADDRESS_NAMES, readNumber, type Side } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { FormikCombobox } from '../../../ui/form/FormikCombobox';
import { FormikTextField } from '../../../ui/form/text-fields';
import { useCitySearch, type CityOption } from '../../points/useCitySearch';
import styles from './AddressFields.module.css';
import { DestinationZones } from './DestinationZones';
import type { OrderValues } from './types';

/** City from the suggestions, street and house; the rest is optional. */
export function AddressFields({ side }: { side: Side }) {
  const searchCities = useCitySearch();
  const { values, setValues } = useFormikContext<OrderValues>();
  const name = ADDRESS_NAMES[side];
  return (
    <div className={styles.fields}>
      <FormikCombobox<CityOption>
        name={name.city}
        idName={name.cityId}
        label="Город"
        hint="Начните вводить название и выберите из списка"
        placeholder="Например, Гомель"
        search={searchCities}
      />
      {side === 'receiver' && (
        <DestinationZones
          cityId={readNumber(values.reciverAddressId)}
          city={values.reciverAddress}
          onPick={(city) =>
            void setValues({ ...values, reciverAddress: city.label, reciverAddressId: String(city.id) })
          }
        />
      )}
      <div className={styles.street}>
        <FormikTextField name={name.street} label="Улица" maxLength={150} autoComplete="off" />
        <FormikTextField name={name.house} label="Дом" width="full" maxLength={20} autoComplete="off" />
      </div>
      <div className={styles.smalls}>
        <FormikTextField name={name.housing} label="Корпус" optional maxLength={20} autoComplete="off" />
        <FormikTextField name={name.entrance} label="Подъезд" optional maxLength={20} autoComplete="off" />
        <FormikTextField name={name.floor} label="Этаж" optional maxLength={20} autoComplete="off" />
        <FormikTextField name={name.flat} label="Квартира" optional maxLength={20} autoComplete="off" />
      </div>
    </div>
  );
}
