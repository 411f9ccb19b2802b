import { Shown } from '../../platform/http/fields';
import { OrderDto } from '../orders';
import { CarrierDto } from '../runs';
import { UNFIT } from './unfit';

const Ids = (description: string): PropertyDecorator =>
  Shown({ description, type: 'integer', isArray: true, example: [125, 124] });

/** Orders to or from one place. */
export class DayGroupDto {
  @Shown('Область или Минск; null — в заказе нет города', 'Гомельская область', { nullable: true })
  region: string | null;

  @Shown('Город', 'Гомель')
  town: string;

  @Shown({
    description: 'Адрес пункта; null — адреса людей в этом городе',
    type: String,
    nullable: true,
    example: null,
  })
  point: string | null;

  @Ids('Номера заказов')
  ids: number[];

  @Shown({ description: 'Мест', type: 'integer', example: 14 })
  places: number;

  @Shown('Вес, кг', 83)
  weight: number;

  @Shown('Объём, м³', 0.42)
  volume: number;

  @Shown({ description: 'Сколько заказов без цены', type: 'integer', example: 2 })
  unpriced: number;
}

/** Orders of the day that need a decision first. */
export class DayUnfitDto {
  @Shown({
    description:
      'closed — в этот день доставки нет; pickupClosed — забрать назначено на день, когда доставки нет; late — оформлен поздно для этого дня; noPrice — без цены; byAgreement — цена по договорённости; overLimits — больше, чем принимает пункт; awaiting — ждёт ответа об изменении',
    enum: [...UNFIT],
    enumName: 'DayUnfit',
    example: 'noPrice',
  })
  reason: (typeof UNFIT)[number];

  @Ids('Номера заказов')
  ids: number[];
}

/** A run with orders of a day. */
export class BusyRunDto {
  @Shown({ description: 'Номер рейса', type: 'integer', example: 5 })
  run: number;

  @Shown({ description: 'Сколько заказов этого дня он везёт', type: 'integer', example: 3 })
  orders: number;
}

/** A day with orders to be delivered or fetched. */
export class BusyDayDto {
  @Shown('День', '2026-11-27')
  day: string;

  @Shown({
    description: 'Сколько заказов в работе назначено доставить в этот день',
    type: 'integer',
    example: 9,
  })
  orders: number;

  @Shown({
    description: 'Сколько заказов назначено забрать у отправителей в этот день (pickupDate)',
    type: 'integer',
    example: 3,
  })
  pickups: number;

  @Shown('false — в этот день доставки нет', true)
  isOpen: boolean;

  @Shown(
    'Ближайший день доставки после дня, в который её нет: на него можно перенести заказы и то, что нужно забрать. У дней с доставкой null',
    '2026-11-27',
    { nullable: true },
  )
  next: string | null;

  @Shown({
    description: 'В каких рейсах заказы дня, в который доставки нет; у дней с доставкой пусто',
    type: BusyRunDto,
    isArray: true,
  })
  runs: BusyRunDto[];
}

/** The working day. */
export class DayDto {
  @Shown('Этот день', '2026-11-27')
  day: string;

  @Shown('Сегодня по Минску', '2026-11-26')
  today: string;

  @Shown('Ближайший срок доставки для не доставленных', '2026-11-27 23:00')
  nextDelivery: string;

  @Shown('Прошлый день доставки', '2026-11-26')
  previous: string;

  @Ids('Не доставлено с прошлого дня доставки')
  undelivered: number[];

  @Shown({ description: 'Что не помещается в день', type: DayUnfitDto, isArray: true })
  unfit: DayUnfitDto[];

  @Shown({ description: 'Доставить', type: DayGroupDto, isArray: true })
  deliveries: DayGroupDto[];

  @Shown({
    description:
      'Забрать в этот день, в какой бы день это ни доставить; сегодня — и то, что не забрали раньше. Из пунктов и у отправителей, чей день не назван, забирают в день доставки',
    type: DayGroupDto,
    isArray: true,
  })
  pickups: DayGroupDto[];

  @Shown({ description: 'Сколько заказов в этот день; в ответе — новые из них', type: 'integer', example: 9 })
  total: number;

  @Shown({
    description:
      'Сколько заказов этого дня без цены уже доставлено, возвращается или закрыто: в остальных числах их нет',
    type: 'integer',
    example: 0,
  })
  closedUnpriced: number;

  @Shown({
    description: 'Кто везёт заказы этого дня; тех, которых ни в одном рейсе нет, здесь нет',
    type: CarrierDto,
    isArray: true,
  })
  carriers: CarrierDto[];

  @Shown({ description: 'Заказы, которые названы выше', type: OrderDto, isArray: true })
  orders: OrderDto[];
}
