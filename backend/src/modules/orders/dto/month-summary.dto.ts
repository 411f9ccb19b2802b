import { TRY_FAILURES, type TryFailure } from '@shlyah/domain';
import { Shown } from '../../../platform/http/fields';

/** Orders handed over on a day. */
export class DayOutcomeDto {
  @Shown('День, ГГГГ-ММ-ДД по Минску', '2026-11-25')
  day: string;

  @Shown({ description: 'Сколько заказов вручено', type: 'integer', example: 12 })
  orders: number;

  @Shown('Сумма их назначенных цен, BYN, с НДС', 248.4)
  sum: number;
}

/** Orders that were not handed over for a reason. */
export class FailureCountDto {
  @Shown({
    description: 'Причина; none — её не назвали',
    enum: Object.keys(TRY_FAILURES),
    enumName: 'TryFailure',
    example: 'nobody',
  })
  reason: TryFailure;

  @Shown({
    description: 'Сколько заказов: фильтр getOrders failedFrom, failedTo и failedFor',
    type: 'integer',
    example: 3,
  })
  orders: number;
}

/** What was handed over, and what was not, on days of a month. */
export class MonthOutcomeDto {
  @Shown('Первый день, ГГГГ-ММ-ДД по Минску', '2026-11-01')
  from: string;

  @Shown('Последний день, который вошёл', '2026-11-30')
  until: string;

  @Shown({
    description: 'Сколько заказов вручено: фильтр getOrders handedFrom и handedTo',
    type: 'integer',
    example: 52,
  })
  orders: number;

  @Shown('Сумма их назначенных цен, BYN, с НДС', 1204.6)
  sum: number;

  @Shown({ description: 'Сколько из вручённых без цены', type: 'integer', example: 4 })
  noPrice: number;

  @Shown({
    description:
      'Сколько вручено в срок: не позже часа deliveryDate, а если он не назначен (23:00) или час вручения неизвестен, не позже дня; фильтр getOrders inTime',
    type: 'integer',
    example: 49,
  })
  inTime: number;

  @Shown({ description: 'Сколько вручено позже', type: 'integer', example: 3 })
  late: number;

  @Shown({
    description: 'С каким числом заказов приехали и не вручили; вручённые потом тоже',
    type: 'integer',
    example: 5,
  })
  notDelivered: number;

  @Shown({
    description:
      'То же по причинам, сначала частые; заказ, который не вручили по двум причинам, есть в обеих',
    type: FailureCountDto,
    isArray: true,
  })
  failures: FailureCountDto[];

  @Shown({ description: 'Каждый день по порядку', type: DayOutcomeDto, isArray: true })
  days: DayOutcomeDto[];
}

/** A month beside the one before. */
export class MonthSummaryDto {
  @Shown('Месяц, ГГГГ-ММ', '2026-11')
  month: string;

  @Shown('Кончился ли месяц', true)
  isOver: boolean;

  @Shown({ description: 'Этот месяц; который ещё идёт — по сегодня', type: MonthOutcomeDto })
  shown: MonthOutcomeDto;

  @Shown({
    description:
      'Месяц перед ним; рядом с тем, который ещё идёт, — столько же его дней. null — в нём ничего не вручали',
    type: MonthOutcomeDto,
    nullable: true,
  })
  before: MonthOutcomeDto | null;
}
