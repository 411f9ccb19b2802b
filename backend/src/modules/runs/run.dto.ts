import { ORDERS_IN_RUN, RUN_TASKS, runFields, type RunTask } from '@shlyah/domain';
import { answerClass, bodyClass, Input, partClass } from '../../platform/http/field-classes';
import { ChoiceField, IdsField, OrderIdsField, ReadVersionField, Shown } from '../../platform/http/fields';
import { OrderStatusDto } from '../orders';

export const RUN_STATES = ['open', 'left'] as const;
export type RunState = (typeof RUN_STATES)[number];

const tasks = { choices: RUN_TASKS, choicesName: 'RunTask', example: 'deliver' } as const;
const taskWords = 'Доставить получателю (deliver) или забрать у отправителя (fetch)';

/** A run without its orders. */
export class RunSummaryDto extends answerClass(runFields) {
  @Shown({ description: 'Номер рейса', type: 'integer', example: 5 })
  id: number;

  @Shown({ description: 'Штрихкод рейса, 18 цифр', type: String, example: '000000000000000005' })
  digits: string;

  @Shown({
    description: 'open — рейс собирают; left — уехал',
    enum: [...RUN_STATES],
    enumName: 'RunState',
    example: 'open',
  })
  state: RunState;

  @Shown({ description: 'Версия: растёт с каждым изменением', type: 'integer', example: 1 })
  version: number;

  @Shown({
    description: 'Когда уехал, по Минску',
    type: String,
    nullable: true,
    example: null,
  })
  leftAt: string | null;

  @Shown({ description: 'Кто изменил рейс последним', type: String, example: 'Ольга Кравец' })
  changedBy: string;

  @Shown({ description: 'Когда, по Минску', type: String, example: '2026-11-27 15:10' })
  changedAt: string;

  @Shown({
    description: 'Сколько заказов везут; удалённые и отменённые не в счёт',
    type: 'integer',
    example: 12,
  })
  ordersCount: number;

  @Shown({ description: 'Сколько в них мест', type: 'integer', example: 20 })
  placesCount: number;

  @Shown({ description: 'Их вес, кг', type: Number, example: 45.5 })
  weight: number;

  @Shown({ description: 'Их объём, м³', type: Number, example: 0.4 })
  volume: number;

  @Shown({ description: 'Сумма назначенных цен, BYN', type: Number, example: 120.5 })
  price: number;
}

/** An order of a run. The fields of the stop are null for a deleted order. */
export class RunOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({ description: taskWords, enum: [...RUN_TASKS], enumName: 'RunTask', example: 'deliver' })
  task: RunTask;

  @Shown({ description: 'Везут ли его: не удалён и не отменён', type: Boolean, example: true })
  carried: boolean;

  @Shown({ description: 'Ждёт ли клиент ответа об изменении', type: Boolean, example: false })
  awaiting: boolean;

  @Shown({ description: 'Версия заказа; null, если он удалён', type: 'integer', nullable: true, example: 3 })
  version: number | null;

  @Shown({ description: 'Статус; null, если заказ удалён', type: OrderStatusDto, nullable: true })
  status: OrderStatusDto | null;

  @Shown({ description: 'Заказчик', type: String, nullable: true, example: 'ООО «Ромашка»' })
  client: string | null;

  @Shown({ description: 'К кому едут', type: String, nullable: true, example: 'Ян Белый' })
  person: string | null;

  @Shown({ description: 'Телефон', type: String, nullable: true, example: '+375 (29) 12-34-567' })
  phone: string | null;

  @Shown({ description: 'Населённый пункт', type: String, nullable: true, example: 'г. Гомель' })
  town: string | null;

  @Shown({ description: 'Адрес или пункт', type: String, nullable: true, example: 'ул. Советская, д. 12' })
  address: string | null;

  @Shown({ description: 'Часы работы пункта', type: String, nullable: true, example: 'пн–пт 09:00–19:00' })
  hours: string | null;

  @Shown({ description: 'Срок доставки', type: String, nullable: true, example: '2026-11-30 23:00' })
  deliveryDate: string | null;

  @Shown({ description: 'Комментарий к этому адресу', type: String, nullable: true, example: 'Домофон 12' })
  comment: string | null;

  @Shown({ description: 'Хрупкий груз', type: Boolean, example: false })
  fragile: boolean;

  @Shown({ description: 'Сколько мест', type: 'integer', example: 3 })
  places: number;

  @Shown({ description: 'Вес, кг', type: Number, example: 4.5 })
  weight: number;

  @Shown({ description: 'Объём, м³', type: Number, example: 0.03 })
  volume: number;

  @Shown({ description: 'Цена, BYN; -1 — формируется', type: Number, nullable: true, example: 21 })
  price: number | null;

  @Shown({ description: 'Кто внёс его в рейс', type: String, example: 'Ольга Кравец' })
  addedBy: string;

  @Shown({ description: 'Когда, по Минску', type: String, example: '2026-11-27 15:10' })
  addedAt: string;
}

/** A run with its orders. */
export class RunDto extends RunSummaryDto {
  @Shown({ description: 'Заказы, в порядке объезда', type: RunOrderDto, isArray: true })
  orders: RunOrderDto[];
}

/** The current run of an order. */
export class CarrierDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  order: number;

  @Shown({ description: 'Номер рейса', type: 'integer', example: 5 })
  run: number;

  @Shown({ description: 'День рейса', type: String, example: '2026-11-30' })
  day: string;

  @Shown({ description: 'Водитель', type: String, nullable: true, example: 'Игорь Савич' })
  driver: string | null;

  @Shown({ description: 'Его телефон', type: String, nullable: true, example: '+375 (29) 12-34-567' })
  driverPhone: string | null;

  @Shown({ description: 'Машина', type: String, nullable: true, example: 'Ford Transit, 1234 AB-7' })
  car: string | null;

  @Shown({ description: 'Уехал ли рейс', enum: [...RUN_STATES], enumName: 'RunState', example: 'open' })
  state: RunState;

  @Shown({ description: taskWords, enum: [...RUN_TASKS], enumName: 'RunTask', example: 'deliver' })
  task: RunTask;

  @Shown({
    description:
      'Рейс уехал и больше ничего с заказом не делает: по статусу груз забран, ждёт в пункте выдачи, не доставлен или возвращается. Такой заказ можно внести в другой рейс',
    type: Boolean,
    example: false,
  })
  done: boolean;
}

/** A driver of earlier runs. */
export class DriverDto {
  @Shown({ description: 'Водитель', type: String, example: 'Игорь Савич' })
  driver: string;

  @Shown({ description: 'Телефон', type: String, nullable: true, example: '+375 (29) 12-34-567' })
  driverPhone: string | null;

  @Shown({ description: 'Машина', type: String, nullable: true, example: 'Ford Transit, 1234 AB-7' })
  car: string | null;
}

export class RunsQuery {
  @Input({ kind: 'day', label: 'День, ГГГГ-ММ-ДД; без него — сегодня', example: '2026-11-30' })
  day?: string | null;
}

export class CarriersQuery {
  @OrderIdsField({
    description: 'Номера заказов, до 100: ids=125&ids=126 или ids=125,126',
    max: 100,
    required: true,
    example: [125],
  })
  ids: number[];
}

export class CreateRunDto extends bodyClass(runFields) {}

/** Absent fields stay unchanged. */
export class UpdateRunDto extends partClass(runFields) {
  @ReadVersionField()
  version: number;
}

export class RunVersionDto {
  @ReadVersionField()
  version: number;
}

export class AddToRunDto {
  @IdsField({
    description: `Номера заказов, до ${ORDERS_IN_RUN}`,
    max: ORDERS_IN_RUN,
    required: true,
    example: [125, 126],
  })
  ids: number[];

  @ChoiceField({
    ...tasks,
    description: `${taskWords}. По умолчанию deliver; перемещённые остаются при своём`,
  })
  task?: RunTask | null;

  @IdsField({
    description:
      'Рейсы, из которых заказы можно забрать; заказ любого другого рейса — отказ, который его назовёт',
    max: ORDERS_IN_RUN,
    example: [4],
  })
  from?: number[] | null;
}

export class RunOrdersDto {
  @IdsField({ description: 'Номера заказов', max: ORDERS_IN_RUN, required: true, example: [125] })
  ids: number[];
}

export class SortRunDto extends RunVersionDto {
  @IdsField({
    description: 'Все заказы рейса в новом порядке; без них — по населённому пункту, улице и дому',
    max: ORDERS_IN_RUN,
    example: [126, 125],
  })
  ids?: number[] | null;
}
