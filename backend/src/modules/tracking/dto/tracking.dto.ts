import { HANDED_TO, modes, type HandedTo, type Mode } from '@shlyah/domain';
import { ExactTime, Shown } from '../../../platform/http/fields';

export class PassedStatusDto {
  @Shown({ description: 'Номер статуса', type: 'integer', example: 4 })
  id: number;

  @Shown('Название', 'В пути')
  name: string;

  @Shown('Когда, по Минску; null, если неизвестно', '2026-11-21 08:40', { nullable: true })
  date: string | null;

  @ExactTime({ nullable: true })
  dateUtc: string | null;
}

export class AheadStatusDto {
  @Shown({ description: 'Номер статуса', type: 'integer', example: 6 })
  id: number;

  @Shown('Название', 'Доставлена')
  name: string;

  @Shown('Когда ожидается самое позднее, по Минску; null, если срок не назван', '2026-11-23 23:00', {
    nullable: true,
  })
  expected: string | null;

  @ExactTime({ nullable: true })
  expectedUtc: string | null;
}

export class TrackingPointDto {
  @Shown('Адрес', 'г. Гомель, ул. Советская, 12')
  address: string;

  @Shown('Часы работы', 'пн–пт 09:00–19:00', { nullable: true })
  hours: string | null;

  @Shown('Как найти, что учесть', 'Вход со двора', { nullable: true })
  note: string | null;

  @Shown('Место на карте «долгота,широта»', '30.9896,52.4289')
  place: string;
}

/** Tracking data for any holder of the code; contains no personal data and no prices (docs/contract.md#tracking). */
export class TrackingDto {
  @Shown('Код отслеживания', '7K4M-PX2D-W9H4')
  code: string;

  @Shown({
    description: 'Рабочий заказ (live) или тестовый (test), который никто не везёт',
    enum: modes,
    enumName: 'Mode',
    example: 'live',
  })
  mode: Mode;

  @Shown('Из какого города', 'Минск')
  from: string;

  @Shown('В какой город', 'Гомель', { nullable: true })
  to: string | null;

  @Shown({ description: 'Сколько мест', type: 'integer', example: 2 })
  places: number;

  @Shown({
    description: 'Пройденные статусы по порядку; последний — нынешний',
    type: PassedStatusDto,
    isArray: true,
  })
  passed: PassedStatusDto[];

  @Shown({
    description: 'Почему не доставлена, словами; null, если доставлять не пробовали или причина не названа',
    type: String,
    nullable: true,
    example: null,
  })
  failure: string | null;

  @Shown({
    description: 'До какого времени привезут снова, по Минску; null, если новый день не назначен',
    type: String,
    nullable: true,
    example: null,
  })
  nextTry: string | null;

  @ExactTime({ nullable: true })
  nextTryUtc: string | null;

  @Shown({
    description: 'С какого часа того же дня доставят, ЧЧ:ММ по Минску; null, если начало не названо',
    type: String,
    nullable: true,
    example: '14:00',
  })
  deliveryFrom: string | null;

  @Shown({
    description:
      'Кому вручили: personally — лично получателю, other — другому лицу; null, если посылка не вручена или это не записано. Имени здесь нет',
    enum: Object.keys(HANDED_TO),
    enumName: 'HandedTo',
    nullable: true,
    example: 'personally',
  })
  handedTo: HandedTo | null;

  @Shown({
    description:
      'Статусы, которые впереди, по порядку; пусто, если посылка на месте или дальнейшее неизвестно',
    type: AheadStatusDto,
    isArray: true,
  })
  ahead: AheadStatusDto[];

  @Shown({
    description: 'Пункт выдачи; null, если посылку привезут по адресу',
    type: TrackingPointDto,
    nullable: true,
  })
  point: TrackingPointDto | null;
}
