import { ORDERS_IN_RUN, RUN_TASKS, type RunTask } from '@shlyah/domain';
import { OrderIdsField, Shown } from '../../platform/http/fields';
import { RUN_STATES, taskWords, type RunState } from './run.dto';

/** The current run of an order. */
export class CarrierDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  order: number;

  @Shown({ description: 'Номер рейса', type: 'integer', example: 5 })
  run: number;

  @Shown('День рейса', '2026-11-30')
  day: string;

  @Shown('Водитель', 'Игорь Савич', { nullable: true })
  driver: string | null;

  @Shown('Его телефон', '+375 (29) 12-34-567', { nullable: true })
  driverPhone: string | null;

  @Shown('Машина', 'Ford Transit, 1234 AB-7', { nullable: true })
  car: string | null;

  @Shown({ description: 'Уехал ли рейс', enum: [...RUN_STATES], enumName: 'RunState', example: 'open' })
  state: RunState;

  @Shown({ description: taskWords, enum: [...RUN_TASKS], enumName: 'RunTask', example: 'deliver' })
  task: RunTask;

  @Shown(
    'Рейс уехал и больше ничего с заказом не делает: по статусу груз забран, ждёт в пункте выдачи, не доставлен или возвращается. Такой заказ можно внести в другой рейс',
    false,
  )
  done: boolean;

  @Shown('Изменён ли заказ после выезда рейса так, что водителю ещё не сказали', false)
  untold: boolean;
}

/** A driver of earlier runs. */
export class DriverDto {
  @Shown('Водитель', 'Игорь Савич')
  driver: string;

  @Shown('Телефон', '+375 (29) 12-34-567', { nullable: true })
  driverPhone: string | null;

  @Shown('Машина', 'Ford Transit, 1234 AB-7', { nullable: true })
  car: string | null;
}

export class CarriersQuery {
  @OrderIdsField({
    description: `Номера заказов, до ${ORDERS_IN_RUN}: ids=125&ids=126 или ids=125,126`,
    max: ORDERS_IN_RUN,
    required: true,
    example: [125],
  })
  ids: number[];
}
