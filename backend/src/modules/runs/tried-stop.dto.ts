import { STOP_OUTCOMES, type StopOutcome } from '@shlyah/domain';
import { Shown } from '../../platform/http/fields';
import { OrderHandoverDto } from '../orders';
import { ChangedStopDto } from './changed-stop.dto';

/** How the try of a stop of a run ended, and what of the stop has changed. */
export class TriedStopDto extends ChangedStopDto {
  @Shown({
    description:
      'Чем закончилась попытка рейса: handed — вручено, point — сдано в пункт, collected — забрано, failed — не вручено или не забрано, missed — не успели; null — ещё неизвестно',
    enum: [...STOP_OUTCOMES],
    enumName: 'StopOutcome',
    nullable: true,
    example: null,
  })
  outcome: StopOutcome | null;

  @Shown({ description: 'Запись об этой попытке', type: OrderHandoverDto, nullable: true, example: null })
  handover: OrderHandoverDto | null;

  @Shown('Ждёт ли рейс исхода этого заказа: его везут, и другой рейс его не забрал', true)
  live: boolean;

  @Shown({
    description:
      'Исход, который подходит, если ничего другого не сказано: вручено, сдано в пункт или забрано',
    enum: [...STOP_OUTCOMES],
    enumName: 'StopOutcome',
    example: 'handed',
  })
  usual: StopOutcome;
}
