import {
  COURIER_PROOFS,
  courierProofs,
  FAILURES,
  RECEIVED_AS,
  runFields,
  STOP_OUTCOMES,
  type CourierProof,
  type Failure,
  type ReceivedAs,
  type RunTask,
  type StopOutcome,
} from '@shlyah/domain';
import { answerClass } from '../../platform/http/field-classes';
import { Shown, TextField } from '../../platform/http/fields';
import { RUN_STATES, StopChangeDto, taskWords, tasks, type RunState } from '../runs';

export class PassTokenDto {
  @TextField({
    description: 'Секрет пропуска: то, что в ссылке после #',
    max: 100,
    required: true,
    example: '5f0c6d1c2a4b4c0e9d7a1b2c3d4e5f60',
  })
  token: string;
}

const { day, driver, car } = runFields;

class RunOfDriver extends answerClass({ day, driver, car }) {}

/** A run before its driver takes it. */
export class CourierLookDto extends RunOfDriver {
  @Shown({ description: 'Сколько в рейсе заказов', type: 'integer', example: 28 })
  stops: number;

  @Shown('Принят ли рейс на каком-нибудь телефоне', false)
  accepted: boolean;
}

/** How the try of a stop ended, as far as it is known. */
export class CourierStopOutcomeDto {
  @Shown({
    description:
      'handed — вручено, point — сдано в пункт, collected — забрано, failed — не вручено или не забрано, missed — не успели',
    enum: [...STOP_OUTCOMES],
    enumName: 'StopOutcome',
    example: 'handed',
  })
  outcome: StopOutcome;

  @Shown('Когда, по Минску; null — время неизвестно', '2026-11-30 11:42', { nullable: true })
  at: string | null;

  @Shown('Кто принял', 'Пётр Сидоров', { nullable: true })
  receivedBy: string | null;

  @Shown({
    description: 'Кем он приходится получателю',
    enum: Object.keys(RECEIVED_AS),
    enumName: 'ReceivedAs',
    nullable: true,
    example: 'employee',
  })
  receivedAs: ReceivedAs | null;

  @Shown({ description: 'Сколько мест передали', type: 'integer', nullable: true, example: 2 })
  places: number | null;

  @Shown('Подписанную ТТН забрали', false)
  ttnTaken: boolean;

  @Shown({
    description: 'Почему не вручено или не забрано',
    enum: Object.keys(FAILURES),
    enumName: 'Failure',
    nullable: true,
    example: null,
  })
  failure: Failure | null;

  @Shown({ description: 'То же своими словами', type: String, nullable: true, example: null })
  failureWords: string | null;

  @Shown(
    'Ключ исхода, если его сообщил водитель и его можно исправить (`corrects`); null — записал диспетчер или сканер',
    '6f1c2a4e-7b0d-4c52-9d5e-0a1b2c3d4e5f',
    { nullable: true },
  )
  key: string | null;
}

/** A stop of the driver's run. */
export class CourierStopDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({
    description: taskWords,
    enum: [...tasks.choices],
    enumName: tasks.choicesName,
    example: 'deliver',
  })
  task: RunTask;

  @Shown({ description: 'Место в объезде, с 1', type: 'integer', example: 3 })
  position: number;

  @Shown('К кому едут: организация и человек; null, если заказ удалён', 'ООО «Ромашка», Ян Белый', {
    nullable: true,
  })
  person: string | null;

  @Shown('Телефон', '+375 (29) 12-34-567', { nullable: true })
  phone: string | null;

  @Shown('Населённый пункт', 'г. Гомель', { nullable: true })
  town: string | null;

  @Shown('Адрес или пункт', 'ул. Советская, д. 12', { nullable: true })
  address: string | null;

  @Shown('Едут ли в пункт', false)
  point: boolean;

  @Shown('Часы работы пункта', 'пн–пт 09:00–19:00', { nullable: true })
  hours: string | null;

  @Shown('Срок доставки', '2026-11-30 23:00', { nullable: true })
  deliveryDate: string | null;

  @Shown('С какого часа доставить, ЧЧ:ММ; null — начало не названо', '14:00', { nullable: true })
  deliveryFrom: string | null;

  @Shown('Когда забрать, крайний срок; null — день не назван', '2026-11-29 18:00', { nullable: true })
  pickupDate: string | null;

  @Shown('С какого часа забрать, ЧЧ:ММ; null — начало не названо', '14:00', { nullable: true })
  pickupFrom: string | null;

  @Shown('Комментарий к этому адресу, целиком', 'Домофон 12', { nullable: true })
  comment: string | null;

  @Shown({ description: 'Сколько мест', type: 'integer', example: 3 })
  places: number;

  @Shown('Вес, кг', 4.5)
  weight: number;

  @Shown('Хрупкий груз', false)
  fragile: boolean;

  @Shown('Нужно ли вернуть отправителю подписанную ТТН', false)
  returnTTN: boolean;

  @Shown({ description: 'Номера ТТН груза', type: String, isArray: true, example: ['1234567'] })
  ttn: string[];

  @Shown({
    description: 'Что в заказе изменилось после выезда',
    type: StopChangeDto,
    isArray: true,
    example: [],
  })
  changes: StopChangeDto[];

  @Shown('Везёт ли его этот рейс: заказ не отменён, не удалён и не в другом рейсе', true)
  carried: boolean;

  @Shown({
    description: `Что попросить, если вручено: ${Object.entries(COURIER_PROOFS)
      .map(([code, words]) => `${code} — ${words}`)
      .join(', ')}. Без этого исход тоже принимают, с причиной в \`noProof\``,
    enum: courierProofs,
    enumName: 'CourierProof',
    example: 'signature',
  })
  proof: CourierProof;

  @Shown({
    description: 'Чем закончилась попытка; null — ещё неизвестно',
    type: CourierStopOutcomeDto,
    nullable: true,
    example: null,
  })
  outcome: CourierStopOutcomeDto | null;
}

/** The driver's run with what the driver needs of its orders. */
export class CourierRunDto extends RunOfDriver {
  @Shown({ description: 'Номер рейса', type: 'integer', example: 5 })
  id: number;

  @Shown({ description: 'Версия рейса', type: 'integer', example: 3 })
  version: number;

  @Shown({
    description: 'open — рейс ещё собирают, исходы не принимаются; left — уехал',
    enum: [...RUN_STATES],
    enumName: 'RunState',
    example: 'left',
  })
  state: RunState;

  @Shown('Когда рейс закрыли, по Минску: исправить исход может только диспетчер', '2026-11-30 18:10', {
    nullable: true,
  })
  returnedAt: string | null;

  @Shown('До какого времени действует пропуск, UTC', '2026-12-01T21:00:00.000Z')
  expiresAt: string;

  @Shown('Время сервера, UTC: по нему сверяют часы телефона', '2026-11-30T08:42:10.123Z')
  serverTime: string;

  @Shown({
    description: 'Телефоны диспетчера: телефоны компании',
    type: String,
    isArray: true,
    example: ['+375 (29) 60-02-007'],
  })
  phones: string[];

  @Shown({ description: 'Заказы, в порядке объезда', type: CourierStopDto, isArray: true })
  stops: CourierStopDto[];
}
