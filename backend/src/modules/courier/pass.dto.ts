import { STOP_OUTCOMES, type StopOutcome } from '@shlyah/domain';
import { ChoiceField, FlagField, Shown, VersionField } from '../../platform/http/fields';
import { SETTLED, type Settled } from '../orders';

export const SMS_OF_PASS = ['sent', 'noPhone', 'off'] as const;
export type SmsOfPass = (typeof SMS_OF_PASS)[number];

export class GivePassDto {
  @FlagField({
    description: 'true — отправить ссылку водителю по SMS, на его телефон из рейса',
    example: true,
  })
  sms?: boolean | null;
}

/** A new pass; its link is answered here alone. */
export class GivenPassDto {
  @Shown(
    'Ссылка для водителя. Её знает только этот ответ: позже её не узнать, а новый пропуск закончит этот',
    'https://example.by/r/#5f0c6d1c2a4b4c0e9d7a1b2c3d4e5f60',
  )
  url: string;

  @Shown('До какого времени действует, по Минску: до конца дня после дня рейса', '2026-12-02 00:00')
  expiresAt: string;

  @Shown({
    description:
      'sent — SMS водителю поставлена в очередь; noPhone — в рейсе нет мобильного телефона водителя; off — SMS не просили',
    enum: [...SMS_OF_PASS],
    enumName: 'SmsOfPass',
    example: 'sent',
  })
  sms: SmsOfPass;
}

/** An outcome of the driver that differs from the one of the stop. */
export class CourierConflictDto {
  @Shown('Ключ исхода водителя', '6f1c2a4e-7b0d-4c52-9d5e-0a1b2c3d4e5f')
  key: string;

  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  order: number;

  @Shown({
    description: 'Чем закончилась попытка, по словам водителя; null — прежнего его исхода не было',
    enum: [...STOP_OUTCOMES],
    enumName: 'StopOutcome',
    nullable: true,
    example: 'handed',
  })
  outcome: StopOutcome | null;

  @Shown(
    'То же словами: исход, время, кто принял, места, причина',
    'вручено 30.11.2026 в\u00a011:42, Пётр Сидоров, сотрудник',
  )
  words: string;

  @Shown({
    description: 'Версия заказа, для решения; null, если заказа нет в рейсе или он удалён',
    type: 'integer',
    nullable: true,
    example: 3,
  })
  version: number | null;

  @Shown(
    'Что в заказе сейчас, словами, и кто это записал',
    'не вручено 30.11.2026 в\u00a011:30, записано: Ольга Кравец',
  )
  desk: string;

  @Shown('Почему это не записано', '№\u00a0125: уже «Не доставлена»')
  note: string;

  @Shown('Когда пришло с телефона, по Минску', '2026-11-30 12:05')
  takenAt: string;
}

export class SettleOutcomeDto {
  @ChoiceField({
    description:
      'driver — записать как у водителя: исход, время и кто принял становятся такими, как он сообщил; desk — оставить как есть',
    choices: SETTLED,
    choicesName: 'SettledAs',
    required: true,
    example: 'driver',
  })
  as: Settled;

  @VersionField({
    description: 'Версия заказа, которую вы читали. Если заказ с тех пор изменили, ответ — 409',
  })
  version?: number | null;
}

/** The latest pass of a run. */
export class RunPassDto {
  @Shown('Когда дали, по Минску', '2026-11-30 08:05')
  givenAt: string;

  @Shown('Кто дал', 'Ольга Кравец')
  givenBy: string;

  @Shown('Когда водитель принял рейс, по Минску', '2026-11-30 08:12', { nullable: true })
  acceptedAt: string | null;

  @Shown('С какого устройства', 'Chrome, Android', { nullable: true })
  device: string | null;

  @Shown('Когда страница водителя в последний раз обращалась к серверу, по Минску', '2026-11-30 11:42', {
    nullable: true,
  })
  seenAt: string | null;

  @Shown('До какого времени действует, по Минску', '2026-12-02 00:00')
  expiresAt: string;

  @Shown({ description: 'Когда закрыли, по Минску', type: String, nullable: true, example: null })
  closedAt: string | null;

  @Shown({
    description:
      'Исходы водителя, которые не записаны: в заказе другое. Когда в заказе станет так же, исхода здесь не будет',
    type: CourierConflictDto,
    isArray: true,
    example: [],
  })
  conflicts: CourierConflictDto[];
}
