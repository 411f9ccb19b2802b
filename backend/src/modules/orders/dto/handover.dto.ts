import {
  FAILURES,
  HANDOVER_SOURCES,
  handoverFields,
  handoverOutcomes,
  HOUR_CERTAINTIES,
  proofFields,
  RECEIVED_AS,
  RUN_TASKS,
  type Failure,
  type HandoverOutcome,
  type HandoverSource,
  type HourCertainty,
  type ReceivedAs,
  type RunTask,
} from '@shlyah/domain';
import { answerClass, partClass } from '../../../platform/http/field-classes';
import { ExactTime, Shown } from '../../../platform/http/fields';

/** What staff tell of a handover. */
export class HandoverInputDto extends partClass(handoverFields) {}

/** What the driver has shown of a try, without the signature and the pictures themselves (docs/contract.md#proofs). */
export class HandoverProofDto extends answerClass(proofFields) {
  @Shown('Есть ли подпись: `GET /api/order/{id}/handovers/{handover}/signature`', true)
  signed: boolean;

  @Shown({
    description: 'Сколько фото: `GET /api/order/{id}/handovers/{handover}/pictures/{n}`, с 1',
    type: 'integer',
    example: 1,
  })
  pictures: number;
}

/** How a try ended, as the order shows it (docs/contract.md#handovers). */
export class HandoverDto {
  @Shown({
    description:
      'Чем закончилась попытка: handed — вручено, point — сдано в пункт, collected — забрано у отправителя, failed — не вручено',
    enum: handoverOutcomes,
    enumName: 'HandoverOutcome',
    example: 'handed',
  })
  outcome: HandoverOutcome;

  @Shown('Когда, по Минску; null — время неизвестно', '2026-11-30 10:15', { nullable: true })
  date: string | null;

  @ExactTime({ nullable: true })
  dateUtc: string | null;

  @Shown({
    description:
      'Откуда известно время: exact — названо или отсканировано, phone — по часам телефона водителя, status — когда поставили статус, unknown — неизвестно',
    enum: [...HOUR_CERTAINTIES],
    enumName: 'HourCertainty',
    example: 'exact',
  })
  sure: HourCertainty;

  @Shown('Кто принял', 'Пётр Сидоров', { nullable: true })
  receivedBy: string | null;

  @Shown({
    description: handoverFields.receivedAs.about,
    enum: Object.keys(RECEIVED_AS),
    enumName: 'ReceivedAs',
    nullable: true,
    example: 'employee',
  })
  receivedAs: ReceivedAs | null;

  @Shown({ description: 'Сколько мест передали', type: 'integer', nullable: true, example: 2 })
  places: number | null;

  @Shown({
    description: 'Сколько мест вернулось на склад, если заказ не вручён; null — не называли',
    type: 'integer',
    nullable: true,
    example: null,
  })
  placesBack: number | null;

  @Shown('Подписанную ТТН забрали', true)
  ttnTaken: boolean;

  @Shown({
    description:
      'Подпись, фото и прочее, что водитель получил у двери; null — ничего нет, или в событии: там их ещё нет',
    type: HandoverProofDto,
    nullable: true,
    example: null,
  })
  proof: HandoverProofDto | null;

  @Shown('Когда записано, по Минску', '2026-11-30 18:05')
  recordedAt: string;

  @ExactTime()
  recordedAtUtc: string;
}

/** A try of an order with its author and its run. */
export class OrderHandoverDto extends HandoverDto {
  @Shown({ description: 'Номер записи', type: 'integer', example: 31 })
  id: number;

  @Shown({
    description: 'Доставить получателю (deliver) или забрать у отправителя (fetch)',
    enum: [...RUN_TASKS],
    enumName: 'RunTask',
    example: 'deliver',
  })
  task: RunTask;

  @Shown('true — эту запись исправила более поздняя, или такого исхода не было', false)
  corrected: boolean;

  @Shown({
    description: 'Запись, которую эта исправляет; null — это первая запись о попытке',
    type: 'integer',
    nullable: true,
    example: null,
  })
  corrects: number | null;

  @Shown({
    description: 'Почему не вручено',
    enum: Object.keys(FAILURES),
    enumName: 'Failure',
    nullable: true,
    example: null,
  })
  failure: Failure | null;

  @Shown({ description: 'То же своими словами', type: String, nullable: true, example: null })
  failureWords: string | null;

  @Shown({ description: 'Рейс; клиенту не показывается', type: 'integer', nullable: true, example: 5 })
  run: number | null;

  @Shown('Водитель рейса; клиенту не показывается', 'Игорь Савич', { nullable: true })
  driver: string | null;

  @Shown({
    description: 'Откуда запись: desk — от сотрудника, scan — со сканера, courier — от водителя',
    enum: [...HANDOVER_SOURCES],
    enumName: 'HandoverSource',
    example: 'desk',
  })
  source: HandoverSource;

  @Shown('Кто записал; клиенту не показывается', 'Ольга Менеджер', { nullable: true })
  author: string | null;
}
