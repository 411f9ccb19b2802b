import {
  DELIVERY_KINDS,
  RECEIVER_TYPES,
  TARIFS,
  type DeliveryKind,
  type ReceiverType,
  type Tarif,
} from '@shlyah/domain';
import { QuoteDto } from '../../calculator/dto/quote.dto';
import { Shown } from '../../shared/fields';
import { PageDto } from '../../shared/page.dto';
import { PackageDto } from './package.dto';

export class OrderStatusDto {
  @Shown({ description: 'Номер статуса', type: 'integer', example: 1 })
  id: number;

  @Shown({ description: 'Название', type: String, example: 'Новая' })
  name: string;

  @Shown({ description: 'Цвет', type: String, example: '#1f5fbf' })
  color: string;
}

export class OrderStateDto {
  @Shown({ description: 'Номер состояния', type: 'integer', example: 1 })
  id: number;

  @Shown({ description: 'Название', type: String, example: 'Активная' })
  name: string;
}

export class OrderUserDto {
  @Shown({
    description: 'Номер клиента; null, если учётная запись удалена',
    type: 'integer',
    nullable: true,
    example: 12,
  })
  id: number | null;

  @Shown({ description: 'ФИО', type: String, example: 'Анна Ковалёва' })
  name: string;

  @Shown({ description: 'УНП', type: String, nullable: true, example: '190000005' })
  UNP: string | null;

  @Shown({ description: 'Телефон', type: String, example: '+375 (29) 12-34-567' })
  phone: string;

  @Shown({ description: 'Электронная почта', type: String, example: 'company@demo.by' })
  email: string;

  @Shown({ description: 'Юридическое лицо', type: Boolean, example: true })
  isLegalEntity: boolean;

  @Shown({ description: 'Организация', type: String, nullable: true, example: 'ООО «Ромашка»' })
  organization: string | null;
}

export class OrderPointDto {
  @Shown({ description: 'Номер пункта', type: 'integer', example: 4 })
  id: number;

  @Shown({ description: 'Адрес', type: String, example: 'г. Гомель, ул. Советская, 12' })
  address: string;
}

const textField = (description: string, example: string | null = null): PropertyDecorator =>
  Shown({ description, type: String, nullable: true, example });

/** An order as it is read (docs/contract.md#order-fields). */
export class OrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({ description: 'Версия: растёт с каждым изменением', type: 'integer', example: 1 })
  version: number;

  @Shown({ description: 'Статус', type: OrderStatusDto })
  status: OrderStatusDto;

  @Shown({ description: 'Состояние', type: OrderStateDto })
  state: OrderStateDto;

  @Shown({ description: 'Когда оформлен, по Минску', type: String, example: '2026-11-20 14:05' })
  date: string;

  @Shown({ description: 'Дата доставки, по Минску', type: String, example: '2026-11-23 23:00' })
  deliveryDate: string;

  @Shown({ description: 'Цена, BYN; -1 — формируется', type: Number, example: -1 })
  price: number;

  @Shown({ description: 'Расчёт на момент оформления; не меняется вместе с тарифами', type: QuoteDto })
  estimate: QuoteDto;

  @Shown({ description: 'Клиент', type: OrderUserDto })
  user: OrderUserDto;

  @Shown({ description: 'Есть контактное лицо', type: Boolean, example: false })
  contactPerson: boolean;

  @textField('ФИО контактного лица')
  contactPersonName: string | null;

  @textField('Телефон контактного лица')
  contactPersonPhone: string | null;

  @Shown({ description: 'Откуда', enum: DELIVERY_KINDS, enumName: 'DeliveryKind', example: 'punkt' })
  delivery: DeliveryKind;

  @textField('Город отправителя')
  address: string | null;

  @Shown({ description: 'Номер города отправителя', type: 'integer', nullable: true, example: null })
  addressId: number | null;

  @textField('Улица отправителя')
  street: string | null;

  @textField('Дом отправителя')
  house: string | null;

  @textField('Корпус отправителя')
  housing: string | null;

  @textField('Подъезд отправителя')
  entrance: string | null;

  @textField('Квартира отправителя')
  flat: string | null;

  @textField('Этаж отправителя')
  floor: string | null;

  @Shown({
    description: 'Пункт, куда отправитель принесёт груз',
    type: OrderPointDto,
    nullable: true,
    example: { id: 1, address: 'г. Минск, ул. Притыцкого, 62' },
  })
  pickupPoint: OrderPointDto | null;

  @textField('Комментарий отправителя')
  comment: string | null;

  @Shown({
    description: 'Получатель: юридическое или физическое лицо',
    enum: RECEIVER_TYPES,
    enumName: 'ReceiverType',
    example: 'fiz-lico',
  })
  reciverType: ReceiverType;

  @textField('Организация получателя')
  organization: string | null;

  @Shown({ description: 'ФИО получателя', type: String, example: 'Пётр Сидоров' })
  name: string;

  @Shown({ description: 'Телефон получателя', type: String, example: '+375 (29) 12-34-567' })
  reciverPhone: string;

  @Shown({ description: 'Куда', enum: DELIVERY_KINDS, enumName: 'DeliveryKind', example: 'punkt' })
  deliveryAddress: DeliveryKind;

  @textField('Город получателя')
  reciverAddress: string | null;

  @Shown({ description: 'Номер города получателя', type: 'integer', nullable: true, example: null })
  reciverAddressId: number | null;

  @textField('Улица получателя')
  reciverStreet: string | null;

  @textField('Дом получателя')
  reciverHouse: string | null;

  @textField('Корпус получателя')
  reciverHousing: string | null;

  @textField('Подъезд получателя')
  reciverEntrance: string | null;

  @textField('Квартира получателя')
  reciverFlat: string | null;

  @textField('Этаж получателя')
  reciverFloor: string | null;

  @Shown({
    description: 'Пункт выдачи',
    type: OrderPointDto,
    nullable: true,
    example: { id: 4, address: 'г. Гомель, ул. Советская, 12' },
  })
  recivePoint: OrderPointDto | null;

  @textField('Комментарий для получателя')
  reciverComment: string | null;

  @Shown({ description: 'Тариф', enum: TARIFS, enumName: 'Tarif', example: 'standart' })
  tarif: Tarif;

  @Shown({ description: 'Хрупкий груз. Буква «С» в имени поля — русская', type: Boolean, example: false })
  'fragileСargo': boolean;

  @Shown({ description: 'Груз', type: PackageDto, isArray: true })
  packages: PackageDto[];
}

export class OrderPage extends PageDto(OrderDto, 'OrderPageBase') {}
