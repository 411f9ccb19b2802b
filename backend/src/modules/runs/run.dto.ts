import { RUN_TASKS, runFields, type RunTask } from '@shlyah/domain';
import { answerClass } from '../../platform/http/field-classes';
import { Shown } from '../../platform/http/fields';
import { OrderStatusDto } from '../orders';
import { MovedOrderDto } from './changed-stop.dto';
import { TriedStopDto } from './tried-stop.dto';

export const RUN_STATES = ['open', 'left'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const tasks = { choices: RUN_TASKS, choicesName: 'RunTask', example: 'deliver' } as const;
export const taskWords = 'Доставить получателю (deliver) или забрать у отправителя (fetch)';

/** What a run is without its orders. */
export class RunFigures extends answerClass(runFields) {
  @Shown({ description: 'Номер рейса', type: 'integer', example: 5 })
  id: number;

  @Shown('Штрихкод рейса, 18 цифр', '000000000000000005')
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

  @Shown('Когда вернулся, по Минску', '2026-11-30 18:10', { nullable: true })
  returnedAt: string | null;

  @Shown('Кто отметил возвращение', 'Ольга Кравец', { nullable: true })
  returnedBy: string | null;

  @Shown('Кто изменил рейс последним', 'Ольга Кравец')
  changedBy: string;

  @Shown('Когда, по Минску', '2026-11-27 15:10')
  changedAt: string;

  @Shown(
    'Что в заказах изменилось последним: номер и поля; null — изменили сам рейс: состав, порядок, день, водителя',
    '№ 125: дом получателя',
    { nullable: true },
  )
  changedWhat: string | null;

  @Shown({
    description:
      'Сколько заказов изменено после выезда так, что водителю ещё не сказали; 0, пока рейс собирают и когда он вернулся',
    type: 'integer',
    example: 1,
  })
  changedAfterLeaving: number;

  @Shown({
    description: 'Сколько заказов везут; удалённые и отменённые не в счёт',
    type: 'integer',
    example: 12,
  })
  ordersCount: number;

  @Shown({
    description: 'Сколько из них уже вручено, сдано в пункт или забрано',
    type: 'integer',
    example: 9,
  })
  doneCount: number;

  @Shown({ description: 'Сколько не вручено или возвращается', type: 'integer', example: 2 })
  failedCount: number;

  @Shown({ description: 'Сколько в них мест', type: 'integer', example: 20 })
  placesCount: number;

  @Shown('Их вес, кг', 45.5)
  weight: number;

  @Shown('Их объём, м³', 0.4)
  volume: number;

  @Shown('Сумма назначенных цен, BYN', 120.5)
  price: number;

  @Shown({
    description: 'Куда он едет: населённые пункты по алфавиту',
    type: String,
    isArray: true,
    example: ['г. Гомель', 'г. Речица'],
  })
  towns: string[];
}

/** A run of a day, beside orders that may join it. */
export class RunSummaryDto extends RunFigures {
  @Shown({
    description: 'Сколько из заказов `ids` запроса едут в населённые пункты рейса; null без `ids`',
    type: 'integer',
    nullable: true,
    example: 3,
  })
  fitting: number | null;

  @Shown({
    description:
      'Сколько исходов водителя расходится с заказами и ждёт решения: они названы в пропуске рейса (`getRunPass`)',
    type: 'integer',
    example: 0,
  })
  conflicts: number;
}

/** An order of a run. The fields of the stop are null for a deleted order. */
export class RunOrderDto extends TriedStopDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({ description: taskWords, enum: [...RUN_TASKS], enumName: 'RunTask', example: 'deliver' })
  task: RunTask;

  @Shown('Везут ли его: не удалён и не отменён', true)
  carried: boolean;

  @Shown('Ждёт ли клиент ответа об изменении', false)
  awaiting: boolean;

  @Shown({ description: 'Версия заказа; null, если он удалён', type: 'integer', nullable: true, example: 3 })
  version: number | null;

  @Shown({ description: 'Статус; null, если заказ удалён', type: OrderStatusDto, nullable: true })
  status: OrderStatusDto | null;

  @Shown('Заказчик', 'ООО «Ромашка»', { nullable: true })
  client: string | null;

  @Shown('К кому едут', 'Ян Белый', { nullable: true })
  person: string | null;

  @Shown('Телефон', '+375 (29) 12-34-567', { nullable: true })
  phone: string | null;

  @Shown('Населённый пункт', 'г. Гомель', { nullable: true })
  town: string | null;

  @Shown('Адрес или пункт', 'ул. Советская, д. 12', { nullable: true })
  address: string | null;

  @Shown('Часы работы пункта', 'пн–пт 09:00–19:00', { nullable: true })
  hours: string | null;

  @Shown('Срок доставки', '2026-11-30 23:00', { nullable: true })
  deliveryDate: string | null;

  @Shown('Когда забрать, крайний срок; null — груз в пункте или день не назван', '2026-11-29 18:00', {
    nullable: true,
  })
  pickupDate: string | null;

  @Shown('С какого часа забрать, ЧЧ:ММ; null — начало не названо', '14:00', { nullable: true })
  pickupFrom: string | null;

  @Shown('С какого часа доставить, ЧЧ:ММ; null — начало не названо', '14:00', { nullable: true })
  deliveryFrom: string | null;

  @Shown('Комментарий к этому адресу', 'Домофон 12', { nullable: true })
  comment: string | null;

  @Shown('Хрупкий груз', false)
  fragile: boolean;

  @Shown({ description: 'Сколько мест', type: 'integer', example: 3 })
  places: number;

  @Shown('Есть ли среди груза место, ТТН которого возвращают отправителю', false)
  returnTTN: boolean;

  @Shown('Вес, кг', 4.5)
  weight: number;

  @Shown('Объём, м³', 0.03)
  volume: number;

  @Shown('Цена, BYN; -1 — формируется', 21, { nullable: true })
  price: number | null;

  @Shown('Кто внёс его в рейс', 'Ольга Кравец')
  addedBy: string;

  @Shown('Когда, по Минску', '2026-11-27 15:10')
  addedAt: string;
}

/** A run with its orders. */
export class RunDto extends RunFigures {
  @Shown({ description: 'Заказы, в порядке объезда', type: RunOrderDto, isArray: true })
  orders: RunOrderDto[];

  @Shown({
    description:
      'Заказы, которые ушли из рейса, потому что доставку перенесли на другой день; пока рейс не уехал',
    type: MovedOrderDto,
    isArray: true,
  })
  movedAway: MovedOrderDto[];
}
