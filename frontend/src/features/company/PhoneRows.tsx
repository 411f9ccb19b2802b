import { LIMITS } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { Button, IconButton } from '../../ui/actions/Button';
import { useFocusRestore } from '../../ui/useFocusRestore';
import { FormikPhoneField, FormikTextField } from '../../ui/form/text-fields';
import styles from './Company.module.css';
import { newPhone, type CompanyValues } from './values';

/** The phones, the main one first; one at least, LIMITS.companyPhones at most. */
export function PhoneRows() {
  const { values, setFieldValue } = useFormikContext<CompanyValues>();
  const { phones } = values;
  const trackFocus = useFocusRestore();
  return (
    <div className={styles.phones}>
      <ol onFocus={trackFocus}>
        {phones.map(({ key }, index) => (
          <li key={key} className={styles.phone}>
            <FormikPhoneField
              name={`phones.${index}.phone`}
              label={index === 0 ? 'Главный телефон' : 'Телефон'}
            />
            <FormikTextField name={`phones.${index}.label`} label="Подпись" optional width="medium" />
            {phones.length > 1 && (
              <IconButton
                icon="trash"
                label={`Убрать телефон ${phones[index]?.phone ?? ''}`}
                onClick={() =>
                  void setFieldValue(
                    'phones',
                    phones.filter((row) => row.key !== key),
                  )
                }
              />
            )}
          </li>
        ))}
      </ol>
      {phones.length < LIMITS.companyPhones && (
        <div>
          <Button
            kind="secondary"
            size="small"
            icon="plus"
            onClick={() => void setFieldValue('phones', [...phones, newPhone()])}
          >
            Добавить телефон
          </Button>
        </div>
      )}
    </div>
  );
}
