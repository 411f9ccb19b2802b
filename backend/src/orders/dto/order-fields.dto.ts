import {
  DELIVERY_KINDS,
  LIMITS,
  RECEIVER_TYPES,
  TARIFS,
  type DeliveryKind,
  type ReceiverType,
  type Tarif,
} from '@shlyah/domain';
import {
  ChoiceField,
  FlagField,
  FragileField,
  IdField,
  ListField,
  PhoneField,
  TextField,
} from '../../shared/fields';
import { PackageInputDto } from './package.dto';

const part = LIMITS.addressPart;

/** The sender's side of an order (step 1). */
class SenderFields {
  @FlagField({ description: 'Есть контактное лицо', example: false })
  contactPerson?: boolean | null;

  @TextField({ max: LIMITS.name, description: 'ФИО контактного лица' })
  contactPersonName?: string | null;

  @PhoneField({ description: 'Телефон контактного лица', example: null })
  contactPersonPhone?: string | null;

  @ChoiceField({
    choices: DELIVERY_KINDS,
    name: 'DeliveryKind',
    description: 'Откуда: забрать у клиента (client) или из пункта (punkt)',
    example: 'client',
    required: true,
  })
  delivery?: DeliveryKind | null;

  @TextField({ max: LIMITS.city, description: 'Город отправителя', example: 'Минск' })
  address?: string | null;

  @IdField({ description: 'Номер города отправителя из findCountry', example: 6 })
  addressId?: number | null;

  @TextField({ max: LIMITS.street, description: 'Улица', example: 'ул. Немига' })
  street?: string | null;

  @TextField({ max: part, description: 'Дом', example: '5' })
  house?: string | null;

  @TextField({ max: part, description: 'Корпус' })
  housing?: string | null;

  @TextField({ max: part, description: 'Подъезд' })
  entrance?: string | null;

  @TextField({ max: part, description: 'Квартира' })
  flat?: string | null;

  @TextField({ max: part, description: 'Этаж' })
  floor?: string | null;

  @IdField({ description: 'Пункт, куда отправитель принесёт груз' })
  pickupPoint?: number | null;

  @TextField({ max: LIMITS.comment, description: 'Комментарий отправителя' })
  comment?: string | null;
}

/** The sender's and the receiver's side, cargo and plan: all that a customer sends (docs/contract.md#order-fields). */
export class OrderFields extends SenderFields {
  @ChoiceField({
    choices: RECEIVER_TYPES,
    name: 'ReceiverType',
    description: 'Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)',
    example: 'fiz-lico',
    required: true,
  })
  reciverType?: ReceiverType | null;

  @TextField({
    max: LIMITS.organization,
    description: 'Организация получателя; обязательна для юридического лица',
  })
  organization?: string | null;

  @TextField({ max: LIMITS.name, description: 'ФИО получателя', example: 'Пётр Сидоров', required: true })
  name?: string | null;

  @PhoneField({ description: 'Телефон получателя', required: true })
  reciverPhone?: string | null;

  @ChoiceField({
    choices: DELIVERY_KINDS,
    name: 'DeliveryKind',
    description: 'Куда: по адресу (client) или в пункт выдачи (punkt)',
    example: 'client',
    required: true,
  })
  deliveryAddress?: DeliveryKind | null;

  @TextField({ max: LIMITS.city, description: 'Город получателя', example: 'Гомель' })
  reciverAddress?: string | null;

  @IdField({ description: 'Номер города получателя из findCountry', example: 3 })
  reciverAddressId?: number | null;

  @TextField({ max: LIMITS.street, description: 'Улица получателя', example: 'ул. Советская' })
  reciverStreet?: string | null;

  @TextField({ max: part, description: 'Дом получателя', example: '12' })
  reciverHouse?: string | null;

  @TextField({ max: part, description: 'Корпус получателя' })
  reciverHousing?: string | null;

  @TextField({ max: part, description: 'Подъезд получателя' })
  reciverEntrance?: string | null;

  @TextField({ max: part, description: 'Квартира получателя' })
  reciverFlat?: string | null;

  @TextField({ max: part, description: 'Этаж получателя' })
  reciverFloor?: string | null;

  @IdField({ description: 'Пункт выдачи' })
  recivePoint?: number | null;

  @TextField({ max: LIMITS.comment, description: 'Комментарий для получателя' })
  reciverComment?: string | null;

  @ChoiceField({ choices: TARIFS, name: 'Tarif', description: 'Тариф', example: 'standart', required: true })
  tarif?: Tarif | null;

  @FragileField()
  'fragileСargo'?: boolean | null;

  @TextField({
    max: 16,
    description: 'Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; не среда и не суббота',
    example: '2026-11-23 23:00',
    required: true,
  })
  deliveryDate?: string | null;

  @ListField(() => PackageInputDto, { max: LIMITS.packages, description: 'Груз', required: true })
  packages?: PackageInputDto[];
}
