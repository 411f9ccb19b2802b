import { PROPOSAL_SIDES, STATUS_CODES, type ProposalSide, type StatusCode } from '@shlyah/domain';
import { Shown } from '../../../platform/http/fields';

export class OrderStatusDto {
  @Shown({ description: 'Номер статуса', type: 'integer', example: 1 })
  id: number;

  @Shown({
    description:
      'Слово для программ: название могут изменить, слово — нет. other — статус, которого нет среди наших',
    enum: STATUS_CODES,
    enumName: 'StatusCode',
    example: 'new',
  })
  code: StatusCode;

  @Shown('Название', 'Новая')
  name: string;

  @Shown('Цвет', '#1f5fbf')
  color: string;

  @Shown('true — больше ничего не ждут: заказ доставлен, отменён или его состояние уже не «Активная»', false)
  final: boolean;
}

export class OrderStateDto {
  @Shown({ description: 'Номер состояния', type: 'integer', example: 1 })
  id: number;

  @Shown('Название', 'Активная')
  name: string;
}

export class OrderUserDto {
  @Shown({
    description: 'Номер клиента; null, если учётная запись удалена',
    type: 'integer',
    nullable: true,
    example: 12,
  })
  id: number | null;

  @Shown('ФИО', 'Анна Ковалёва')
  name: string;

  @Shown('УНП', '190000005', { nullable: true })
  UNP: string | null;

  @Shown('Телефон', '+375 (29) 12-34-567')
  phone: string;

  @Shown('Эл. почта', 'company@demo.by')
  email: string;

  @Shown('Юридическое лицо', true)
  isLegalEntity: boolean;

  @Shown('Организация', 'ООО «Ромашка»', { nullable: true })
  organization: string | null;
}

export class OrderPointDto {
  @Shown({ description: 'Номер пункта', type: 'integer', example: 4 })
  id: number;

  @Shown('Адрес', 'г. Гомель, ул. Советская, 12')
  address: string;

  @Shown('Часы работы', 'пн–пт 09:00–19:00', { nullable: true })
  hours: string | null;

  @Shown('Телефон', '+375 (29) 12-34-567', { nullable: true })
  phone: string | null;
}

export class ProposedChangeDto {
  @Shown('Имя поля заказа', 'price')
  field: string;

  @Shown('Что сейчас, словами', '38.00 р', { nullable: true })
  from: string | null;

  @Shown('Что станет', '45.60 р', { nullable: true })
  to: string | null;
}

export const sides = { enum: PROPOSAL_SIDES, enumName: 'ProposalSide' } as const;

/** The part of a waiting proposal shown with its order (docs/contract.md#proposals). */
export class WaitingProposalDto {
  @Shown({ description: 'Номер предложения', type: 'integer', example: 17 })
  id: number;

  @Shown({ description: 'Кто предложил: клиент (client) или сотрудник (staff)', ...sides, example: 'client' })
  side: ProposalSide;

  @Shown({ description: 'Что изменится, словами', type: ProposedChangeDto, isArray: true })
  changes: ProposedChangeDto[];
}
