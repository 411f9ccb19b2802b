import { eventTypes, type EventType } from '@shlyah/domain';
import { Shown, TextField, WholeField } from '../../platform/http/fields';

const kinds = eventTypes.filter((type) => type.startsWith('order.'));

/** The author of an order's last change. */
export class ChangeAuthorDto {
  @Shown({ description: 'Номер; null у системы', type: 'integer', nullable: true, example: 2 })
  id: number | null;

  @Shown('Имя', 'Ольга Менеджер')
  name: string;
}

/** An order that has changed since a position of the feed. */
export class ChangedOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 1025 })
  id: number;

  @Shown({
    description: 'Версия заказа сейчас; null — его больше нет',
    type: 'integer',
    nullable: true,
    example: 4,
  })
  version: number | null;

  @Shown({
    description: 'Что с ним было',
    enum: kinds,
    enumName: 'ChangeKind',
    isArray: true,
    example: ['order.price'],
  })
  kinds: EventType[];

  @Shown({
    description: 'Кто изменил его последним; клиентам не называется',
    type: ChangeAuthorDto,
    nullable: true,
  })
  by: ChangeAuthorDto | null;
}

/** Changes since a position of the feed; clients read the changed data by other operations. */
export class ChangesDto {
  @Shown({ description: 'Заказы, которые изменились', type: ChangedOrderDto, isArray: true })
  orders: ChangedOrderDto[];

  @Shown({
    description: 'Номера заказов, у которых изменились заметки; только сотрудникам',
    type: 'integer',
    isArray: true,
    example: [1025],
  })
  notes: number[];

  @Shown('Изменились рейсы; только сотрудникам', false)
  runs: boolean;

  @Shown('Изменились реестры; только сотрудникам', false)
  registers: boolean;

  @Shown('Изменились заявки на регистрацию; только сотрудникам', false)
  registrations: boolean;

  @Shown('Изменились акты или возражения по ним; только сотрудникам', false)
  acts: boolean;

  @Shown('Откуда читать дальше: after следующего запроса', 'evt_0000001042')
  next: string;

  @Shown('Изменений слишком много или место слишком старое: прочитайте всё заново', false)
  missed: boolean;
}

/** The position to read from. */
export class ChangesQuery {
  @TextField({
    max: 30,
    description: 'next прошлого ответа. Без него — с этого мгновения',
    example: 'evt_0000001024',
  })
  after?: string | null;

  @WholeField({ min: 0, max: 25, description: 'Сколько секунд ждать, если изменений нет', example: 25 })
  wait: number = 0;
}
