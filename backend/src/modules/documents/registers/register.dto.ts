import { MAX_DOCUMENT_ORDERS, REGISTER_STATES, registerFilterFields } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import { bodyClass } from '../../../platform/http/field-classes';
import {
  DayField,
  ExactTime,
  ListField,
  OrderIdsField,
  ReadVersionField,
  Shown,
  ChoiceField,
  FlagField,
  IdField,
  WholeField,
} from '../../../platform/http/fields';
import type { FieldErrors } from '../../../platform/http/errors';
import { PageDto } from '../../../platform/http/page.dto';
import { PageField } from '../../../platform/http/query.dto';
import { DAY_OF_ORDERS } from '../dto/order-selection.dto';

export type RegisterState = (typeof REGISTER_STATES)[number];

export const REGISTER_FORMATS = ['pdf', 'xlsx'] as const;

/** ?state=open&day=2026-11-27&client=ромашка&page=1 */
export class RegistersQuery extends bodyClass(registerFilterFields) {
  @PageField()
  page: number = 1;
}

/** A register without its orders. */
export class RegisterSummaryDto {
  @Shown({ description: 'Номер реестра', type: 'integer', example: 5 })
  id: number;

  @Shown({ description: 'Штрихкод реестра, 16 цифр', type: String, example: '0000000000000005' })
  digits: string;

  @Shown({ description: 'День, на который он составлен', type: String, example: '2026-11-27' })
  day: string;

  @Shown({ description: 'Когда составлен, по Минску', type: String, example: '2026-11-27 15:10' })
  date: string;

  @ExactTime()
  dateUtc: string;

  @Shown({ description: 'Версия', type: 'integer', example: 1 })
  version: number;

  @Shown({
    description: 'open — груз ещё не сдан; received — принят; dissolved — распущен',
    enum: [...REGISTER_STATES],
    enumName: 'RegisterState',
    example: 'open',
  })
  state: RegisterState;

  @Shown({ description: 'Отправитель', type: String, example: 'ООО «Ромашка»' })
  client: string;

  @Shown({ description: 'Сколько заказов', type: 'integer', example: 12 })
  ordersCount: number;

  @Shown({ description: 'Сколько мест', type: 'integer', example: 20 })
  placesCount: number;

  @Shown({ description: 'Сколько мест отмечено при приёме', type: 'integer', example: 18 })
  receivedCount: number;

  @Shown({ description: 'Вес, кг', type: Number, example: 45.5 })
  weight: number;

  @Shown({
    description: 'Когда принят, по Минску',
    type: String,
    nullable: true,
    example: '2026-11-27 17:40',
  })
  receivedAt: string | null;

  @ExactTime({ nullable: true })
  receivedAtUtc: string | null;
}

export class RegisterPage extends PageDto(RegisterSummaryDto) {}

/** An order of a register. */
export class RegisterOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({ description: 'Номер у вас', type: String, nullable: true, example: 'A-17' })
  externalId: string | null;

  @Shown({
    description: 'Получатель; null, если заказ удалён',
    type: String,
    nullable: true,
    example: 'Ян Белый',
  })
  receiver: string | null;

  @Shown({ description: 'Телефон получателя', type: String, nullable: true, example: '+375 (29) 12-34-567' })
  phone: string | null;

  @Shown({
    description: 'Населённый пункт или пункт выдачи',
    type: String,
    nullable: true,
    example: 'Гомель',
  })
  town: string | null;

  @Shown({ description: 'Сколько мест в реестре', type: 'integer', example: 3 })
  places: number;

  @Shown({
    description:
      'Сколько мест в заказе теперь: больше или меньше, если его изменили; null, если заказ удалён',
    type: 'integer',
    nullable: true,
    example: 3,
  })
  placesNow: number | null;

  @Shown({ description: 'Вес, кг', type: Number, example: 4.5 })
  weight: number;

  @Shown({ description: 'Отменён ли заказ', type: Boolean, example: false })
  canceled: boolean;

  @Shown({ description: 'Какие места приняты, от 1', type: 'integer', isArray: true, example: [1, 2] })
  received: number[];
}

/** A register with its orders. */
export class OrderRegisterDto extends RegisterSummaryDto {
  @Shown({ description: 'Заказы, в порядке реестра', type: RegisterOrderDto, isArray: true })
  orders: RegisterOrderDto[];
}

@Checked(idsOrDay)
export class CreateRegisterDto {
  @OrderIdsField({
    description: `Номера заказов, до ${MAX_DOCUMENT_ORDERS}; тестовые заказы в реестр не входят`,
    max: MAX_DOCUMENT_ORDERS,
    example: [125, 126],
  })
  ids?: number[] | null;

  @DayField({
    description: `${DAY_OF_ORDERS} и не внесены в реестр. Он составляется на этот день`,
    example: '2026-11-30',
  })
  day?: string | null;
}

function idsOrDay({ ids, day }: Partial<CreateRegisterDto>): FieldErrors {
  return !ids === !day ? { ids: ['Назовите номера заказов (ids) или день (day), но не то и другое'] } : {};
}

export class RegisterFileQuery {
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

export class ReceiveRegisterDto {
  @ReadVersionField()
  version: number;
}
