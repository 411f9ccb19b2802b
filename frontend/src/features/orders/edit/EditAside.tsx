import { FAILURES, isNotDelivered } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { ChangeList } from '../../../ui/form/ChangeList';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { differing, inWords, type Grouping } from '../../../ui/form/groups';
import type { EditValues } from './values';
import type { Statuses } from '../types';
import { choicesIn, choicesOf } from '../words';
import { LinkButton } from '../../../ui/actions/Button';
import { FormikSelect } from '../../../ui/form/choice-fields';
import { FormikTextField } from '../../../ui/form/text-fields';
import { classes } from '../../../ui/classes';
import { Panel } from '../../../ui/layout/Panel';
import styles from './EditOrderForm.module.css';
import { DeliveryDateField } from '../form/DeliveryDateField';
import { DeliveryFromField } from '../form/DeliveryFromField';
import { PickupFields } from '../form/PickupFields';
import { OwnNumberField } from '../form/OwnNumberField';
import { PriceField } from './PriceField';

interface EditAsideProps {
  grouping: Grouping<EditValues>;
  statuses: Statuses;
  /** Null when the account is deleted. */
  client: number | null;
  cancelTo: string;
  onCancel: () => void;
}

/** Staff-only fields, pending changes, and the save. */
export function EditAside({ grouping, statuses, client, cancelTo, onCancel }: EditAsideProps) {
  const { values, initialValues: base } = useFormikContext<EditValues>();
  const changes = differing(grouping, base, values);
  const changed = changes.length > 0;

  return (
    <aside className={styles.side}>
      <div className={styles.aside}>
        <Panel as="div">
          <div className={styles.fields}>
            <div className={styles.two}>
              <FormikSelect name="status" choices={choicesOf(statuses.statuses)} />
              <FormikSelect name="state" choices={choicesOf(statuses.states)} />
            </div>
            {isNotDelivered(values) && (
              <FormikSelect name="failure" placeholder="Не сказано" choices={choicesIn(FAILURES)} />
            )}
            {isNotDelivered(values) && values.failure === 'other' && (
              <FormikTextField name="failureWords" autoComplete="off" />
            )}
            <DeliveryDateField label="Доставка" hint={null} />
            <DeliveryFromField />
            <PickupFields former={base.delivery === 'client' && base.pickupDate === ''} />
            <PriceField client={client} />
            <OwnNumberField staff />
          </div>
        </Panel>
        <Panel as="div" tone="sand" title={changed ? 'Что изменится' : 'Изменений нет'}>
          {changed && <ChangeList changes={inWords(changes, base, values)} />}
        </Panel>
      </div>
      <div className={classes(styles.buttons, styles.save)}>
        <SubmitButton disabled={!changed} />
        <LinkButton kind="secondary" to={cancelTo} onClick={onCancel}>
          Отмена
        </LinkButton>
      </div>
    </aside>
  );
}
