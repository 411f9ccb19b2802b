import { MAX_DOCUMENT_ORDERS, orderFields, registerFilterFields } from '@shlyah/domain';
import { Checked } from '../../platform/http/body.pipe';
import type { FieldErrors } from '../../platform/http/errors';
import { bodyClass } from '../../platform/http/field-classes';
import {
  ChoiceField,
  DayField,
  FlagField,
  IdField,
  ListField,
  OrderIdsField,
  ReadVersionField,
  WholeField,
} from '../../platform/http/fields';
import { OwnNumbersField } from '../../platform/http/own-number-fields';
import { PageField } from '../../platform/http/query.dto';
import { DAY_OF_ORDERS } from '../documents';

export const REGISTER_FORMATS = ['pdf', 'xlsx'] as const;

/** A register has no more editions, so that their storage is bounded. */
export const MAX_EDITIONS = 50;

/** ?state=open&day=2026-11-27&client=ромашка&page=1 */
export class RegistersQuery extends bodyClass(registerFilterFields) {
  @PageField()
  page: number = 1;
}

@Checked(idsOrDay)
export class CreateRegisterDto {
  @OrderIdsField({
    description: `Номера заказов, до ${MAX_DOCUMENT_ORDERS}`,
    max: MAX_DOCUMENT_ORDERS,
    example: [125, 126],
  })
  ids?: number[] | null;

  @OwnNumbersField({
    max: MAX_DOCUMENT_ORDERS,
    description: `Вместо ids: ваши номера заказов, до ${MAX_DOCUMENT_ORDERS}. Вместе с ids — номера тех же заказов, иначе 422`,
  })
  externalId?: string[] | null;

  @DayField({
    description: `${DAY_OF_ORDERS} и не внесены в реестр. Он составляется на этот день`,
    example: '2026-11-30',
  })
  day?: string | null;
}

function idsOrDay({ ids, externalId, day }: Partial<CreateRegisterDto>): FieldErrors {
  const isNamed = Boolean(ids ?? externalId);
  return isNamed === Boolean(day)
    ? { ids: ['Назовите номера заказов (ids или externalId) или день (day), но не то и другое'] }
    : {};
}

export class RegisterFileQuery {
  @WholeField({
    min: 1,
    max: MAX_EDITIONS,
    description: 'Редакция; по умолчанию последняя',
    example: 1,
  })
  edition?: number | null;

  @ChoiceField({
    choices: REGISTER_FORMATS,
    choicesName: 'RegisterFormat',
    example: 'pdf',
    description: 'pdf — два экземпляра для подписи; xlsx — таблица. По умолчанию pdf',
  })
  format?: (typeof REGISTER_FORMATS)[number] | null;
}

/** An item of an order. */
export class RegisterPlaceDto {
  @IdField({ description: 'Номер заказа', example: 125, required: true })
  order: number;

  @WholeField({ min: 1, max: 9999, description: 'Место, от 1', example: 2, required: true })
  place: number;
}

export class TickRegisterDto {
  @ListField(() => RegisterPlaceDto, {
    description: 'Какие места отметить',
    min: 1,
    max: 1000,
    required: true,
  })
  places: RegisterPlaceDto[];

  @FlagField({ description: 'true — пришло, false — снять отметку', example: true, required: true })
  received: boolean;
}

export class UpdateRegisterDto {
  @WholeField({
    min: 1,
    max: MAX_EDITIONS,
    required: true,
    description: 'Редакция, которую вы читали. Если другой человек уже составил следующую, ответ — 409',
    example: 1,
  })
  edition: number;
}

const { pickupDate, pickupFrom } = orderFields;

/** When to fetch the orders of a register. */
export class FetchRegisterDto extends bodyClass({
  pickupDate: {
    ...pickupDate,
    when: () => true,
    required: true,
    about:
      'Когда приехать, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: день и крайний час, не позже доставки любого из заказов',
    example: '2026-11-30 18:00',
  },
  pickupFrom: { ...pickupFrom, when: () => true },
}) {}

export class ReceiveRegisterDto {
  @ReadVersionField()
  version: number;
}
