import { Shown } from '../../platform/http/fields';

/** A change of an order that the driver of its run has to know. */
export class StopChangeDto {
  @Shown('Имя поля заказа, как в истории; `deleted` — заказ удалён или возвращён', 'reciverHouse')
  field: string;

  @Shown('Что было, словами', '12', { nullable: true })
  from: string | null;

  @Shown('Что стало, словами', '14', { nullable: true })
  to: string | null;

  @Shown('Кто изменил последним', 'Ольга Кравец')
  by: string;

  @Shown('Когда, по Минску', '2026-11-30 09:10')
  at: string;
}

/** What a stop of a run has changed. */
export class ChangedStopDto {
  @Shown({
    description:
      'Что изменилось в заказе: пока рейс собирают — с тех пор как заказ в рейсе, после выезда — с выезда. Изменённое обратно и сделанное самим рейсом не в счёт; у вернувшегося рейса и у заказа, с которым рейс закончил, список пуст',
    type: StopChangeDto,
    isArray: true,
  })
  changes: StopChangeDto[];

  @Shown('Изменён ли заказ после выезда так, что водителю ещё не сказали', false)
  untold: boolean;

  @Shown('Когда водителю сказали об изменениях, по Минску', '2026-11-30 09:30', { nullable: true })
  toldAt: string | null;

  @Shown('Кто отметил, что водителю сказали', 'Ольга Кравец', { nullable: true })
  toldBy: string | null;
}

/** An order that has left an open run. */
export class MovedOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 123 })
  id: number;

  @Shown('На какой день его перенесли', '2026-12-12')
  day: string;

  @Shown('Кто перенёс', 'Ольга Кравец')
  movedBy: string;

  @Shown('Когда, по Минску', '2026-11-27 15:10')
  movedAt: string;
}
