import { nameOf } from '../../../users/session/selectors';
import {
  addressLine,
  addressOf,
  cleanFields,
  groupEqualItems,
  itemLine,
  orderFields,
  placesTitle,
  tariffPlanFields,
} from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { Link } from 'react-router';
import { FormikRadioGroup } from '../../../../ui/form/choice-fields';
import { DefinitionList, type Definition } from '../../../../ui/layout/DefinitionList';
import { usePoints } from '../../../points/usePoints';
import { DeliveryDateField } from '../../form/DeliveryDateField';
import { DeliveryFromField } from '../../form/DeliveryFromField';
import { PickupFields } from '../../form/PickupFields';
import { OwnNumberField } from '../../form/OwnNumberField';
import styles from '../OrderForm.module.css';
import { isOpen, type StepSchemas } from '../../form/schema';
import { STEPS, type StepNumber } from '../../form/steps';
import type { OrderValues, Sender } from '../../form/types';
import { cargoItems } from '../../../calculator/cargo/cargo-row';

interface ReviewStepProps {
  sender: Sender;
  now: () => Date;
  hrefOf: (step: StepNumber) => string;
  schemas: StepSchemas;
}

/** Step 4: the tariff plan and the day, then everything answered so far, each block with a way back. */
export function ReviewStep({ sender, now, hrefOf, schemas }: ReviewStepProps) {
  const { values } = useFormikContext<OrderValues>();
  const { points } = usePoints();
  const addressOfPoint = (id: string) => points.find((point) => String(point.id) === id)?.address;
  const blocks: Record<1 | 2 | 3, readonly Definition[]> = {
    1: senderLines(values, sender, addressOfPoint),
    2: receiverLines(values, addressOfPoint),
    3: cargoLines(values),
  };
  return (
    <>
      <FormikRadioGroup
        name="tarif"
        label={tariffPlanFields.tarif.label}
        choices={[
          {
            value: 'standart',
            label: tariffPlanFields.tarif.choiceLabels.standart,
            hint: 'Место до 50×50×50\u00a0см и 25\u00a0кг, доставка на следующий рабочий день после обработки',
          },
        ]}
      />
      <DeliveryDateField now={now} />
      <DeliveryFromField />
      <PickupFields now={now} />
      <OwnNumberField />
      <section className={styles.review} aria-labelledby="review-title">
        <h2 id="review-title">Проверьте ответы</h2>
        {([1, 2, 3] as const).map((step) => (
          <div key={step} className={styles.block}>
            <div className={styles.blockHead}>
              <h3>{STEPS[step - 1]}</h3>
              <Link to={hrefOf(step)} aria-label={`Изменить: ${STEPS[step - 1]}`}>
                Изменить
              </Link>
            </div>
            {isOpen(schemas, step, values) && (
              <p className={styles.left}>Заполнено не всё: вернитесь и проверьте этот шаг.</p>
            )}
            <DefinitionList items={blocks[step]} />
          </div>
        ))}
      </section>
    </>
  );
}

type AddressOfPoint = (id: string) => string | undefined;

function senderLines(values: OrderValues, sender: Sender, addressOfPoint: AddressOfPoint): Definition[] {
  return [
    { term: 'Отправитель', value: nameOf(sender) },
    {
      term: 'Контактное лицо',
      value: values.contactPerson ? `${values.contactPersonName}, ${values.contactPersonPhone}` : null,
    },
    values.delivery === 'client'
      ? {
          term: 'Забрать по адресу',
          value: addressLine(addressOf(cleanFields(orderFields, values), 'sender')),
        }
      : { term: 'Пункт приёма', value: addressOfPoint(values.pickupPoint) },
    { term: 'Комментарий', value: values.comment },
  ];
}

function receiverLines(values: OrderValues, addressOfPoint: AddressOfPoint): Definition[] {
  return [
    { term: 'Организация', value: values.reciverType === 'ur-lico' ? values.organization : null },
    { term: 'ФИО', value: values.name },
    { term: 'Телефон', value: values.reciverPhone },
    { term: 'SMS', value: values.notifyReceiver ? 'Да, со ссылкой' : null },
    values.deliveryAddress === 'client'
      ? {
          term: 'Доставить по адресу',
          value: addressLine(addressOf(cleanFields(orderFields, values), 'receiver')),
        }
      : { term: 'Пункт выдачи', value: addressOfPoint(values.recivePoint) },
    { term: 'Комментарий', value: values.reciverComment },
  ];
}

function cargoLines(values: OrderValues): Definition[] {
  const lines = groupEqualItems(cargoItems(values.packages)).map((places) => ({
    term: placesTitle(places),
    value: places.count > 1 ? `${itemLine(places.item)} — каждое` : itemLine(places.item),
  }));
  return [...lines, { term: 'Хрупкий груз', value: values.fragileCargo ? 'Да' : 'Нет' }];
}
