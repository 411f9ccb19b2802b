import {
  correctionFields,
  LIMITS,
  omit,
  orderFields,
  packagesProblems,
  readValue,
  shownTotalField,
  staffFields,
} from '@shlyah/domain';
import { Checked, JudgedLater } from '../../../platform/http/body.pipe';
import { errorCodes, type ErrorCode } from '../../../platform/http/error-codes';
import { bodyClass, Input, partClass, patchClass } from '../../../platform/http/field-classes';
import {
  FragileField,
  IdField,
  ListField,
  OrderIdField,
  PartField,
  ReadVersionField,
  Shown,
  TextField,
} from '../../../platform/http/fields';
import { SentBack } from '../../../platform/http/sent-back';
import { SavedByDto } from '../../../platform/http/error.dto';
import { OrderDto } from './order.dto';
import { HandoverInputDto } from './handover.dto';
import { PackageInputDto } from './package.dto';

/** `fragileCargo` is declared apart, because the API spells it in two ways. */
const sentFields = omit(orderFields, 'fragileCargo');

const packages = { max: LIMITS.packages, description: 'Груз', required: true };

/**
 * A comment of a new order. An empty text says that there is none, where null leaves it to the address book
 * (docs/contract.md#notes-of-the-book).
 */
const CommentField = (name: 'comment' | 'reciverComment', whose: string): PropertyDecorator => {
  const field = {
    ...orderFields[name],
    about: `${orderFields[name].label}. Без него или null — заметка и часы ${whose} из адресной книги; пустая строка — без комментария`,
  };
  return Input(field, (value) => (value === '' ? '' : readValue(field, value)));
};

/** A new order. Values sent for user, status, state, date, price and estimate are ignored. */
@SentBack(() => OrderDto)
@JudgedLater()
@Checked((dto: CreateOrderDto) => packagesProblems(dto.packages))
export class CreateOrderDto extends bodyClass(
  omit(orderFields, 'fragileCargo', 'comment', 'reciverComment'),
) {
  @CommentField('comment', 'места забора')
  comment: string | null = null;

  @CommentField('reciverComment', 'получателя')
  reciverComment: string | null = null;

  @FragileField()
  'fragileСargo': boolean = false;

  @ListField(() => PackageInputDto, packages)
  packages: PackageInputDto[];

  @Input(shownTotalField)
  shownTotal?: number | null;
}

const HandoverField = (): PropertyDecorator =>
  PartField(() => HandoverInputDto, {
    description:
      'Вручение: вместе со статусом «Доставлена» или «Не доставлена», а у заказа с таким статусом — исправление записи о нём',
  });

/** Why staff change an order that was handed over, for its history. */
const ReasonField = (): PropertyDecorator =>
  TextField({
    max: LIMITS.reason,
    description: 'Почему: попадёт в историю заказа, её видят сотрудники',
    example: 'Груз перевесили на складе',
  });

/** The deletion of an order. */
export class DeleteOrderQuery {
  @ReasonField()
  reason?: string | null;
}

/** An edit by staff; absent fields stay unchanged, null clears them. */
@Checked(({ packages }: UpdateOrderDto) => (packages ? packagesProblems(packages) : {}))
export class UpdateOrderDto extends patchClass({ ...sentFields, ...staffFields }) {
  @IdField({ description: 'Номер заказа', example: 125, required: true })
  id: number;

  @ReadVersionField()
  version?: number | null;

  @FragileField()
  'fragileСargo'?: boolean | null;

  @ListField(() => PackageInputDto, { ...packages, required: false })
  packages?: PackageInputDto[] | null;

  @HandoverField()
  handover?: HandoverInputDto | null;

  @ReasonField()
  reason?: string | null;

  @Input({
    ...shownTotalField,
    about:
      'Расчёт, который видел менеджер, BYN; сравнивается, когда изменение меняет расчёт. Если он уже другой, ничего не сохраняется: 409 price_changed с новым расчётом в fresh',
  })
  shownTotal?: number | null;
}

/** Corrections of a new order by its client; absent fields stay unchanged, null clears them. */
export class CorrectOrderDto extends patchClass(correctionFields) {
  @OrderIdField({ required: true })
  id: number;

  @ReadVersionField()
  version?: number | null;
}

export class OrderReferenceDto {
  @IdField({ description: 'Номер заказа', example: 125, required: true })
  id: number;

  @ReadVersionField()
  version?: number | null;
}

const { status, price, failure, failureWords } = staffFields;

/** The same change for many orders. */
export class UpdateOrdersDto extends partClass({
  status: { ...status, about: 'Новый статус' },
  price: { ...price, about: 'Новая цена, BYN; -1 — формируется' },
  failure,
  failureWords,
  deliveryDate: { ...orderFields.deliveryDate, about: 'Новый день доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску' },
  deliveryFrom: {
    ...orderFields.deliveryFrom,
    about:
      'С какого часа доставить, ЧЧ:ММ по Минску, в день доставки; null убирает начало. Без поля у каждого заказа остаётся своё',
  },
  pickupDate: { ...orderFields.pickupDate, when: () => true },
  pickupFrom: { ...orderFields.pickupFrom, when: () => true },
}) {
  @ListField(() => OrderReferenceDto, {
    min: 1,
    max: 100,
    description: 'Заказы и версии, которые вы читали',
    required: true,
  })
  orders: OrderReferenceDto[];

  @HandoverField()
  handover?: HandoverInputDto | null;

  @ReasonField()
  reason?: string | null;
}

/** The result of one order of a bulk change. */
export class BulkResultDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({ description: 'Код, как у отдельного запроса: 200, 404, 409', type: 'integer', example: 200 })
  statusCode: number;

  @Shown({
    description: 'Слово для программ, как в ошибке отдельного запроса; нет, если изменение сохранено',
    enum: errorCodes,
    enumName: 'ErrorCode',
    required: false,
    example: 'not_found',
  })
  code?: ErrorCode;

  @Shown({
    description: 'Заказ после изменения; при конфликте версий — каким он стал',
    type: OrderDto,
    required: false,
  })
  order?: OrderDto;

  @Shown({
    description: 'Объяснение, если изменить не удалось',
    type: String,
    required: false,
    example: 'Заказ не найден.',
  })
  message?: string;

  @Shown({
    description:
      'Номер изменения (`getOrderBulk`), если статус поставили нескольким заказам: по нему возвращают прежние',
    type: 'integer',
    required: false,
    example: 31,
  })
  bulk?: number;

  @Shown({
    description: 'При конфликте версий, если известно: кто сохранил заказ и когда',
    required: false,
    type: () => SavedByDto,
  })
  savedBy?: SavedByDto;
}
