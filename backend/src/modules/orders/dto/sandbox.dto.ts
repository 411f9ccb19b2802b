import { LIMITS, STATUS_CODES, type StatusCode } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import { ChoiceField, NumberField, OrderIdField, Shown } from '../../../platform/http/fields';
import { OwnNumberField } from '../../../platform/http/own-number-fields';
import { namedOrderErrors } from '../../../platform/http/query.dto';

/** The test order and the status to move it to. */
@Checked(namedOrderErrors)
export class AdvanceOrderDto {
  @OrderIdField({ description: 'Номер тестового заказа: отрицательный', example: -17, required: false })
  id?: number | null;

  @OwnNumberField()
  externalId?: string | null;

  @ChoiceField({
    choices: STATUS_CODES.filter((code) => code !== 'other'),
    description: 'До какого статуса провести заказ: по пути — каждый по очереди',
    example: 'delivered',
    required: true,
  })
  to: StatusCode;

  @NumberField({
    min: 0,
    max: LIMITS.price,
    description: 'Цена, которую назначит «менеджер», BYN',
    example: 38,
  })
  price?: number | null;
}

export class ClearedDto {
  @Shown({ description: 'Сколько тестовых заказов удалено', type: 'integer', example: 12 })
  count: number;
}
