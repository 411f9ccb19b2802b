import { ADDRESS_LABELS, readNumber } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { FormikCombobox } from '../../../ui/form/FormikCombobox';
import { FieldWarning } from '../../../ui/form/FieldWarning';
import { FormikTextField } from '../../../ui/form/text-fields';
import { useFill } from '../../../ui/form/useFill';
import { useNotInList } from '../../company/useNotInList';
import { useCitySearch, type CityOption } from '../../points/useCitySearch';
import styles from './AddressFields.module.css';
import { ADDRESS_FIELDS, type AddressOwner } from './address-fields';
import { DestinationZones } from '../../calculator/DestinationZones';
import type { OrderValues } from './types';
import { usePastedAddress } from './usePastedAddress';

/** City from the suggestions, street and house; the rest is optional. */
export function AddressFields({ side }: { side: AddressOwner }) {
  const searchCities = useCitySearch();
  const nothing = useNotInList();
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const { split, paste } = usePastedAddress(side, searchCities);
  const name = ADDRESS_FIELDS[side];
  return (
    <div className={styles.fields}>
      <FormikCombobox<CityOption>
        name={name.city}
        idName={name.cityId}
        label={ADDRESS_LABELS.city}
        hint="Начните вводить название и выберите из списка"
        placeholder="Например, Гомель"
        search={searchCities}
        nothing={nothing}
        onPasteText={paste}
      />
      <FieldWarning shown={split}>Мы разложили адрес по полям. Проверьте каждое.</FieldWarning>
      {side === 'receiver' && (
        <DestinationZones
          cityId={readNumber(values.reciverAddressId)}
          city={values.reciverAddress}
          onPick={(city) => fill({ reciverAddress: city.label, reciverAddressId: String(city.id) })}
        />
      )}
      <div className={styles.street}>
        <FormikTextField name={name.street} label={ADDRESS_LABELS.street} autoComplete="off" />
        <FormikTextField name={name.house} label={ADDRESS_LABELS.house} width="full" autoComplete="off" />
      </div>
      <div className={styles.smalls}>
        <FormikTextField name={name.housing} label={ADDRESS_LABELS.housing} optional autoComplete="off" />
        <FormikTextField name={name.entrance} label={ADDRESS_LABELS.entrance} optional autoComplete="off" />
        <FormikTextField name={name.floor} label={ADDRESS_LABELS.floor} optional autoComplete="off" />
        <FormikTextField name={name.flat} label={ADDRESS_LABELS.flat} optional autoComplete="off" />
      </div>
    </div>
  );
}
