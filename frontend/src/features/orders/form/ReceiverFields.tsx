import { mobileNumber, normalisePhone } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { FormikCheckbox, FormikRadioGroup } from '../../../ui/form/choice-fields';
import { FieldWarning } from '../../../ui/form/FieldWarning';
import { FormikTextField } from '../../../ui/form/text-fields';
import { CommentField } from './CommentField';
import { DestinationFields } from './DestinationFields';
import { SidePhoneField } from './SidePhoneField';
import type { OrderValues } from './types';

/** Whether a number is whole and no SMS goes there. */
const isLandline = (phone: string): boolean => normalisePhone(phone) !== null && mobileNumber(phone) === null;

/** The receiver and the destination. */
export function ReceiverFields() {
  const { values } = useFormikContext<OrderValues>();
  return (
    <>
      <FormikRadioGroup
        name="reciverType"
        label="Кто получает?"
        shape="segmented"
        choices={[
          { value: 'ur-lico', label: 'Юр. лицо' },
          { value: 'fiz-lico', label: 'Физ. лицо' },
        ]}
      />
      {values.reciverType === 'ur-lico' && (
        <FormikTextField name="organization" label="Организация" autoComplete="off" />
      )}
      <FormikTextField
        name="name"
        label={values.reciverType === 'ur-lico' ? 'ФИО того, кто примет груз' : 'ФИО получателя'}
        autoComplete="off"
      />
      <SidePhoneField
        name="reciverPhone"
        comment="reciverComment"
        hint="По нему позвонит курьер"
        autoComplete="off"
      />
      <FormikCheckbox name="notifyReceiver" hint="Пришлём ссылку, по которой видно, где посылка" />
      <FieldWarning shown={values.notifyReceiver && isLandline(values.reciverPhone)}>
        На городской номер SMS не придёт. Укажите мобильный.
      </FieldWarning>
      <DestinationFields />
      <CommentField name="reciverComment" label="Комментарий к доставке" />
    </>
  );
}
